import { crc32, deflateSync } from "node:zlib";

export const segment = (code: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/**
 * Returns a small JPEG with metadata about the location and the phone, a thumbnail, a comment, and a second picture
 * after the end of the first.
 */
export function tellingJpeg(): Buffer {
  const scan = Buffer.concat([
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    segment(0xc4, Buffer.from([0, 1, 2])),
    segment(0xda, Buffer.from([1, 1, 0, 1, 63, 0])),
    Buffer.from([0x78, 0x9a]),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from("JFIF\0\x01\x02\0\0\x01\0\x01\0\0", "latin1")),
    segment(0xe1, Buffer.from("Exif\0\0GPS-SECRET-5.6037N")),
    segment(0xe1, Buffer.from("http://ns.adobe.com/xap/1.0/\0XMP-SECRET")),
    segment(0xe2, Buffer.from("ICC_PROFILE\0ICC-SECRET")),
    segment(0xed, Buffer.from("Photoshop 3.0\0IPTC-SECRET")),
    segment(0xee, Buffer.from("Adobe\0d\0\0\0\0\x01", "latin1")),
    segment(0xfe, Buffer.from("COMMENT-SECRET")),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0])),
    scan,
    Buffer.from([0xff, 0xd9]),
    Buffer.from("TRAILER-SECRET"),
  ]);
}

export const chunk = (name: string, body: Buffer): Buffer => {
  const whole = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(whole));
  return Buffer.concat([length, whole, check]);
};

/** Returns a one-pixel PNG with metadata like that of `tellingJpeg`. */
export const tellingPng = (): Buffer =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk("eXIf", Buffer.from("EXIF-SECRET")),
    chunk("tEXt", Buffer.from("Author\0TEXT-SECRET")),
    chunk("iTXt", Buffer.from("XML:com.adobe.xmp\0\0\0\0\0ITXT-SECRET")),
    chunk("zTXt", Buffer.from("Comment\0\0ZTXT-SECRET")),
    chunk("tIME", Buffer.from([7, 0xe9, 1, 1, 1, 1, 1])),
    chunk("IDAT", deflateSync(Buffer.from([0, 128]))),
    chunk("IEND", Buffer.alloc(0)),
    Buffer.from("TRAILER-SECRET"),
  ]);

export const pdf = (text = "an affidavit"): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);

export const fileOf = (bytes: Buffer, name: string, type = "application/octet-stream"): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** Returns the body of an EXIF segment as a phone writes it: the phone's maker, the orientation and the location. */
export function exifOf({ order, orientation }: { order: "II" | "MM"; orientation: number }): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 3 * 12 + 4 + 16);
  const write16 = (value: number, at: number) =>
    order === "II" ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const write32 = (value: number, at: number) =>
    order === "II" ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(order, "latin1");
  write16(42, 2);
  write32(8, 4);
  write16(3, 8);
  const entry = (nth: number, tag: number, type: number, count: number) => {
    const at = 10 + nth * 12;
    write16(tag, at);
    write16(type, at + 2);
    write32(count, at + 4);
    return at + 8;
  };
  write32(50, entry(0, 0x010f, 2, 16));
  write16(orientation, entry(1, 0x0112, 3, 1));
  write32(50, entry(2, 0x8825, 4, 1));
  tiff.write("iPhone GPSSECRET", 50, "latin1");
  return Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
}

/** Returns a small JPEG whose APP1 segments have the given bodies. */
export const jpegWith = (...bodies: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...bodies.map((body) => segment(0xe1, body)),
    segment(0xe0, Buffer.from("JFIF\0\x01\x02\0\0\x01\0\x01\0\0", "latin1")),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34]),
    Buffer.from([0xff, 0xd9]),
  ]);
