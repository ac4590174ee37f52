import type { DocumentType } from "./type.ts";

/**
 * The maximum number of pixels in a picture, well above that of a photo from a good phone. A small file can claim to
 * have far more, and exhaust the memory of the program that opens it.
 */
export const maxDots = 70_000_000;

/** Whether a marker (C0 to CF, with three exceptions) starts a frame, which contains the picture's dimensions. */
export const beginsFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

/**
 * Returns the number of pixels in a picture according to its header, or 0 for other files. Expects a complete picture,
 * as returned by `stripJpeg` and `stripPng`.
 *
 * @example
 * dotsOf("image/png", bytes); // 12_192_768
 */
export function dotsOf(type: DocumentType, bytes: Buffer): number {
  if (type === "image/png") return bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
  return type === "image/jpeg" ? dotsOfJpeg(bytes) : 0;
}

function dotsOfJpeg(bytes: Buffer): number {
  let largest = 0;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; ) {
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) at += 1;
    else if (code === 0x01 || (code >= 0xd0 && code <= 0xd8)) at += 2;
    else if (code === 0xda) return largest;
    else {
      if (beginsFrame(code)) largest = Math.max(largest, bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7));
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return largest;
}
