import { Refused } from "./refused.ts";

type DocumentType = "application/pdf" | "image/jpeg" | "image/png";

interface Content {
  readonly type: DocumentType;
  readonly sha256: string;
  readonly blob: Blob;
}

const signs: readonly (readonly [DocumentType, readonly number[]])[] = [
  ["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

const maxBytes = 5 * 1_048_576;

const contents = new WeakMap<object, Content | Refused>();

async function readContent(file: Blob): Promise<Content | Refused> {
  if (file.size > maxBytes) return new Refused("too_large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = signs.find(([, sign]) => sign.every((byte, at) => bytes[at] === byte))?.[0];
  if (!type) return new Refused("wrong_type", "This file is not a PDF, JPEG or PNG.");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { type, sha256, blob: new Blob([bytes], { type }) };
}

const isBlob = (value: unknown): value is Blob => value instanceof Blob;

/** Reads the files of a body, so that what answers the request afterwards runs in one piece, like a transaction. */
export async function readFiles(body: unknown): Promise<void> {
  const values = typeof body === "object" && body !== null ? Object.values(body).flat() : [];
  for (const file of values.filter(isBlob)) contents.set(file, await readContent(file));
}

/** Returns what was read from a file. Its type is decided by its first bytes. */
export function contentOf(file: object): Content {
  const content = contents.get(file);
  if (content === undefined) throw new Error("The file has not been read.");
  if (content instanceof Refused) throw content;
  return content;
}
