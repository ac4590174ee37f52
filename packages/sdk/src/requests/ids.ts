const hex = (byte: number): string => byte.toString(16).padStart(2, "0");

/**
 * Returns a random UUID. Browsers provide `randomUUID` only on https pages and localhost, so elsewhere the UUID is
 * built from random bytes.
 */
export function newId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Set the bits that mark a random UUID: version 4 and variant 10 (in binary).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = [...bytes].map(hex).join("");
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`;
}
