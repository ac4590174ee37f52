import { m } from "#messages";
import { DomainError } from "../../../platform/domain-error.ts";
import { dotsOf, maxDots } from "./dimensions.ts";
import { stripJpeg } from "./strip-jpeg.ts";
import { stripPng } from "./strip-png.ts";
import { type DocumentType, typeByContent } from "./type.ts";

const strip: Readonly<Record<DocumentType, (bytes: Buffer) => Buffer | null>> = {
  "application/pdf": (bytes) => bytes,
  "image/jpeg": stripJpeg,
  "image/png": stripPng,
};

/**
 * Detects a file's type from its content and removes metadata from photos. A PDF is kept as it is. Rejects incomplete
 * files and files of other types.
 *
 * @example
 * const { type, bytes } = cleanContent(file.bytes);
 */
export function cleanContent(bytes: Buffer): { readonly type: DocumentType; readonly bytes: Buffer } {
  const type = typeByContent(bytes);
  if (!type) throw new DomainError("wrong_type", m.documents_cannot_open());
  const clean = strip[type](bytes);
  const dots = clean ? dotsOf(type, clean) : 0;
  // A picture without a height may give it later, where its size is not checked.
  if (!clean || (type !== "application/pdf" && dots === 0)) throw new DomainError("wrong_type", m.documents_damaged());
  if (dots > maxDots)
    throw new DomainError("too_large", m.documents_too_many_pixels({ millions: maxDots / 1_000_000 }));
  return { type, bytes: clean };
}
