import { orientationIn, orientationSegment } from "./orientation.ts";

const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
} as const;

/** Whether a marker has no length field: fill bytes, restarts and the start of the image. */
const standsAlone = (code: number): boolean => code === 0x01 || (code >= 0xd0 && code <= 0xd8);

/**
 * Whether a segment describes the person, place or phone and is not needed to show the picture: EXIF, GPS, XMP, ICC,
 * comments.
 */
const isMetadata = (code: number): boolean =>
  code === marker.comment || (code > marker.app0 && code <= marker.app15 && code !== marker.app14);

/**
 * Removes the metadata from a JPEG: location, phone, thumbnails, comments, and any bytes after its end. The picture
 * itself does not change, and its EXIF orientation is kept. Returns null if the bytes are not a complete JPEG.
 *
 * @example
 * const clean = stripJpeg(bytes);
 */
export function stripJpeg(bytes: Buffer): Buffer | null {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== marker.start) return null;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  let hasPicture = false;
  let isTurned = false;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) return hasPicture ? Buffer.concat([...kept, bytes.subarray(at, at + 2)]) : null;
    if (standsAlone(code)) {
      kept.push(bytes.subarray(at, at + 2));
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    const length = bytes.readUInt16BE(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return null;
    const end = code === marker.scan ? endOfScan(bytes, next) : next;
    const orientation: number | null =
      code === marker.app1 && !isTurned ? orientationIn(bytes.subarray(at + 4, next)) : null;
    if (orientation !== null) kept.push(orientationSegment(orientation));
    isTurned ||= orientation !== null;
    if (!isMetadata(code)) kept.push(bytes.subarray(at, end));
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
