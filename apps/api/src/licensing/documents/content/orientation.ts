const exif = Buffer.from("Exif\0\0", "latin1");
const orientationTag = 0x0112;
const entryLength = 12;
const short = 3;

/**
 * Returns the orientation in an EXIF segment, from 2 to 8. Returns null if there is none, if it is 1 (upright), or if
 * it cannot be read.
 */
export function orientationIn(body: Buffer): number | null {
  if (!body.subarray(0, exif.length).equals(exif)) return null;
  const tiff = body.subarray(exif.length);
  if (tiff.length < 8) return null;
  const order = tiff.toString("latin1", 0, 2);
  if (order !== "II" && order !== "MM") return null;
  const read16 = (at: number) => (order === "II" ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number) => (order === "II" ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const first = read32(4);
  if (read16(2) !== 42 || first + 2 > tiff.length) return null;
  const count = read16(first);
  for (let nth = 0; nth < count; nth++) {
    const at = first + 2 + nth * entryLength;
    if (at + entryLength > tiff.length) return null;
    if (read16(at) !== orientationTag) continue;
    const value = read16(at + 8);
    return read16(at + 2) === short && value >= 2 && value <= 8 ? value : null;
  }
  return null;
}

/** Returns an EXIF segment that contains only the orientation. */
export function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.alloc(8 + 2 + entryLength + 4);
  tiff.write("MM", "latin1");
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(short, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exif.length + tiff.length]);
  return Buffer.concat([head, exif, tiff]);
}
