/** Chunks about the person, place or program that are not needed to show the picture. */
const metadata = new Set(["eXIf", "tEXt", "iTXt", "zTXt", "tIME"]);

const signatureLength = 8;
/** The total size in bytes of a chunk's length, name and checksum. */
const frame = 12;

/**
 * Removes the metadata from a PNG and any bytes after its end. The picture itself does not change. Returns null if the
 * bytes are not a complete PNG.
 *
 * @example
 * const clean = stripPng(bytes);
 */
export function stripPng(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, signatureLength)];
  let at = signatureLength;
  let hasPicture = false;
  while (at + frame <= bytes.length) {
    const next = at + frame + bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (next > bytes.length || (at === signatureLength && name !== "IHDR")) return null;
    if (!metadata.has(name)) kept.push(bytes.subarray(at, next));
    hasPicture ||= name === "IDAT";
    if (name === "IEND") return hasPicture ? Buffer.concat(kept) : null;
    at = next;
  }
  return null;
}
