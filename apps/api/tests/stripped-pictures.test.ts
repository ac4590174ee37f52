import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanContent } from "../src/licensing/documents/content/clean.ts";
import { stripJpeg } from "../src/licensing/documents/content/strip-jpeg.ts";
import { stripPng } from "../src/licensing/documents/content/strip-png.ts";
import { chunk, segment, tellingJpeg, tellingPng } from "./pictures.ts";

const keptChunks = ["IHDR", "PLTE", "tRNS", "sRGB", "gAMA", "IDAT", "IEND"];
const letters = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
const chunkName = fc
  .oneof(
    fc.constantFrom("iCCP", "caBX", "gpSx", "acTL", "fcTL", "fdAT", "sPLT", "hIST", "pHYs"),
    fc.string({ unit: letters, minLength: 4, maxLength: 4 }),
  )
  .filter((name) => !keptChunks.includes(name));
const secret = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.concat([Buffer.from("SECRET"), bytes]));

/** Returns the offsets of a PNG's chunks, including the end of the last one. */
function chunksOf(png: Buffer): number[] {
  const offsets = [8];
  for (let at = 8; at < png.length; offsets.push(at)) at += 12 + png.readUInt32BE(at);
  return offsets;
}

const inserted = (into: Buffer, at: number, ...what: readonly Buffer[]): Buffer =>
  Buffer.concat([into.subarray(0, at), ...what, into.subarray(at)]);

/** Every marker of a segment that is not needed to show a picture. The first kept ones are replaced. */
const otherMarkers = Array.from({ length: 0xff - 0xc0 }, (_, index) => 0xc0 + index).filter(
  (code) => (code >= 0xdc && code !== 0xdd) || code === 0xc8,
);

describe("a picture is only kept as far as it is needed to show it [R-ADD-05]", () => {
  const png = stripPng(tellingPng()) ?? Buffer.alloc(0);
  const jpeg = stripJpeg(tellingJpeg()) ?? Buffer.alloc(0);

  it("no unknown chunk of a PNG comes back, wherever it is and whatever its name", () => {
    const chunks = fc.array(fc.tuple(chunkName, secret), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(chunks, fc.constantFrom(...chunksOf(png).slice(1, -1)), (unknown, at) => {
        const telling = inserted(png, at, ...unknown.map(([name, body]) => chunk(name, body)));
        expect(stripPng(telling)?.equals(png)).toBe(true);
      }),
    );
  });

  it("no other segment of a JPEG comes back: not a thumbnail, an unknown APP0, or a second one of a kept kind", () => {
    const segments = fc.array(fc.tuple(fc.constantFrom(...otherMarkers), secret), { minLength: 1, maxLength: 4 });
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const places = fc.constantFrom(2, scan, jpeg.length - 2);
    fc.assert(
      fc.property(segments, places, (unknown, at) => {
        const telling = inserted(jpeg, at, ...unknown.map(([code, body]) => segment(code, body)));
        expect(stripJpeg(telling)?.equals(jpeg)).toBe(true);
      }),
    );
    const thumbnail = Buffer.from("JFIF\0\x01\x02\0\0\x01\0\x01\x02\x01SECRET", "latin1");
    const colours = Buffer.from("Adobe\0d\0\0\0\0\x01SECRET", "latin1");
    const bare = Buffer.concat([jpeg.subarray(0, 2), jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xdb])))]);
    const telling = inserted(bare, 2, segment(0xe0, thumbnail), segment(0xee, colours), segment(0xe0, thumbnail));
    expect(stripJpeg(telling)?.equals(jpeg)).toBe(true);
  });

  it("what is kept of a PNG can hide nothing: a second header, and a chunk that is too long, are refused", () => {
    const [, afterHeader = 0] = chunksOf(png);
    const header = Buffer.from(png.subarray(16, 29));
    header.writeUInt32BE(60_000, 0);
    header.writeUInt32BE(60_000, 4);
    for (const [name, body] of [
      ["IHDR", header],
      ["PLTE", Buffer.alloc(771)],
      ["tRNS", Buffer.alloc(257)],
      ["sRGB", Buffer.from("SECRET")],
      ["gAMA", Buffer.from("SECRET")],
    ] as const)
      expect(stripPng(inserted(png, afterHeader, chunk(name, body))), name).toBeNull();
    const twice = chunk("sRGB", Buffer.alloc(1));
    expect(stripPng(inserted(png, afterHeader, twice))).not.toBeNull();
    expect(stripPng(inserted(png, afterHeader, twice, twice))).toBeNull();
  });

  it("a JPEG with a second frame, or whose height is given later, is refused", () => {
    const frame = segment(0xc2, Buffer.from([8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0]));
    expect(stripJpeg(inserted(jpeg, jpeg.length - 2, frame))).toBeNull();
    const heightless = Buffer.from(jpeg);
    heightless.writeUInt16BE(0, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5);
    expect(cleanContent(jpeg).bytes.equals(jpeg)).toBe(true);
    expect(() => cleanContent(heightless)).toThrow(/damaged|complete/i);
  });
});
