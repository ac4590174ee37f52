export type DocumentType = "application/pdf" | "image/jpeg" | "image/png";

const signs: readonly (readonly [DocumentType, Buffer])[] = [
  ["application/pdf", Buffer.from("%PDF-", "latin1")],
  ["image/jpeg", Buffer.from([0xff, 0xd8, 0xff])],
  ["image/png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/**
 * Detects a file's type from its first bytes and not from its name. Returns null if the type is not accepted.
 *
 * @example
 * typeByContent(Buffer.from("%PDF-1.7")); // "application/pdf"
 */
export const typeByContent = (bytes: Buffer): DocumentType | null =>
  signs.find(([, sign]) => bytes.subarray(0, sign.length).equals(sign))?.[0] ?? null;
