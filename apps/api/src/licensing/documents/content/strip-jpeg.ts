import { beginsFrame } from "./dimensions.ts";
import { orientationIn, orientationSegment } from "./orientation.ts";

const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app14: 0xee,
} as const;

/** The tables that a picture is decoded with: Huffman, arithmetic, quantization and the restart interval. */
const tables = new Set([0xc4, 0xcc, 0xdb, 0xdd]);

/** Whether a marker has no length field: fill bytes, restarts and the start of the image. */
const standsAlone = (code: number): boolean => code === 0x01 || (code >= 0xd0 && code <= 0xd8);

const jfif = Buffer.from("JFIF\0", "latin1");
const jfifLength = 14;
const adobe = Buffer.from("Adobe", "latin1");
const adobeLength = 12;

/**
 * Returns what is kept of a segment that is not part of the picture itself: the density in a JFIF segment without its
 * thumbnail, Adobe's colours, and the orientation. All others may say something about the person, place or phone.
 */
function keptOf(code: number, body: Buffer): Buffer | null {
  const begins = (with_: Buffer): boolean => body.subarray(0, with_.length).equals(with_);
  if (code === marker.app0 && begins(jfif) && body.length >= jfifLength) {
    const density = Buffer.from(body.subarray(0, jfifLength));
    density.fill(0, jfifLength - 2);
    return segment(code, density);
  }
  if (code === marker.app14 && begins(adobe) && body.length >= adobeLength)
    return segment(code, body.subarray(0, adobeLength));
  const orientation = code === marker.app1 ? orientationIn(body) : null;
  return orientation === null ? null : orientationSegment(orientation);
}

const segment = (code: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, code, 0, body.length + 2]), body]);

/**
 * Removes the metadata from a JPEG: location, phone, thumbnails, comments, and any bytes after its end. The picture
 * itself does not change, and its EXIF orientation is kept. Returns null if the bytes are not one complete JPEG.
 *
 * @example
 * const clean = stripJpeg(bytes);
 */
export function stripJpeg(bytes: Buffer): Buffer | null {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== marker.start) return null;
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  /** The markers whose segment is kept only once. */
  const seenMarkers = new Set<number>();
  let at = 2;
  let hasPicture = false;
  let hasFrame = false;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) return hasPicture ? Buffer.concat([...parts, bytes.subarray(at, at + 2)]) : null;
    if (standsAlone(code)) {
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    const length = bytes.readUInt16BE(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return null;
    const end = code === marker.scan ? endOfScan(bytes, next) : next;
    // A second frame could be larger than the first, whose size is checked.
    if (beginsFrame(code) && hasFrame) return null;
    hasFrame ||= beginsFrame(code);
    if (code === marker.scan || tables.has(code) || beginsFrame(code)) parts.push(bytes.subarray(at, end));
    else {
      const keptSegment = seenMarkers.has(code) ? null : keptOf(code, bytes.subarray(at + 4, next));
      if (keptSegment) {
        seenMarkers.add(code);
        parts.push(keptSegment);
      }
    }
    hasPicture ||= code === marker.scan;
    at = end;
  }
  return null;
}

/**
 * Finds the end of the picture data. Within it, FF is followed by 00 or by a restart. Anything else is the next marker.
 */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1];
    const isData = code === 0x00 || (code !== undefined && code >= 0xd0 && code <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}
