import { DomainError } from "../../domain-error.ts";
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
 * Detects a file's type from its content and removes metadata from photos. Refuses files of other types, and
 * incomplete ones.
 *
 * @example
 * const { type, bytes } = cleanContent(file.bytes);
 */
export function cleanContent(bytes: Buffer): { readonly type: DocumentType; readonly bytes: Buffer } {
  const type = typeByContent(bytes);
  if (!type)
    throw new DomainError("wrong_type", {
      message: "We could not open this file. Upload a PDF, JPG or PNG.",
    });
  const clean = strip[type](bytes);
  if (!clean)
    throw new DomainError("wrong_type", {
      message: "This picture is damaged or cut off. Take or save it again, and send the new one.",
    });
  if (dotsOf(type, clean) > maxDots)
    throw new DomainError("too_large", {
      message: `This picture has more than ${maxDots / 1_000_000} million dots. Save it smaller, and send that one.`,
    });
  return { type, bytes: clean };
}
