/**
 * The only chunks that are kept, each with its maximum size in bytes: what a picture needs to be shown. All others may
 * say something about the person, place or program.
 */
const maxLengths: ReadonlyMap<string, number> = new Map([
  ["IHDR", 13],
  ["PLTE", 768],
  ["tRNS", 256],
  ["sRGB", 1],
  ["gAMA", 4],
  ["IDAT", Number.POSITIVE_INFINITY],
  ["IEND", 0],
]);

const signatureLength = 8;
/** The total size in bytes of a chunk's length, name and checksum. */
const frame = 12;

/**
 * Removes the metadata from a PNG and any bytes after its end. The picture itself does not change. Returns null if the
 * bytes are not a complete PNG, or if a chunk that is kept is too long or there twice.
 *
 * @example
 * const clean = stripPng(bytes);
 */
export function stripPng(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [bytes.subarray(0, signatureLength)];
  const seenChunks = new Set<string>();
  let at = signatureLength;
  while (at + frame <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const next = at + frame + length;
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (next > bytes.length || (at === signatureLength && name !== "IHDR")) return null;
    const maxLength = maxLengths.get(name);
    if (maxLength !== undefined) {
      if (length > maxLength || (seenChunks.has(name) && name !== "IDAT")) return null;
      seenChunks.add(name);
      parts.push(bytes.subarray(at, next));
    }
    if (name === "IEND") return seenChunks.has("IDAT") ? Buffer.concat(parts) : null;
    at = next;
  }
  return null;
}
