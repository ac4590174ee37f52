import { describe, expect, it } from "vitest";
import { orientationIn } from "../src/licensing/documents/content/orientation.ts";
import { stripJpeg } from "../src/licensing/documents/content/strip-jpeg.ts";
import { exifOf, jpegWith } from "./pictures.ts";

/** Returns the orientation in a JPEG file, and its number of EXIF segments. */
function seen(jpeg: Buffer): { orientation: number | null; segments: number } {
  const starts: number[] = [];
  for (let at = jpeg.indexOf("Exif\0\0", 0, "latin1"); at !== -1; at = jpeg.indexOf("Exif\0\0", at + 1, "latin1"))
    starts.push(at);
  const [first] = starts;
  return {
    orientation:
      first === undefined ? null : orientationIn(jpeg.subarray(first, first - 2 + jpeg.readUInt16BE(first - 2))),
    segments: starts.length,
  };
}

describe("a photo without its metadata [R-ADD-05]", () => {
  describe.each(["II", "MM"] as const)("in the byte order %s", (order) => {
    it.each([2, 3, 4, 5, 6, 7, 8])("is still turned as the phone was held: %d", (orientation) => {
      const clean = stripJpeg(jpegWith(exifOf({ order, orientation })));
      expect(clean && seen(clean)).toEqual({ orientation, segments: 1 });
      expect(clean?.toString("latin1")).not.toMatch(/SECRET|iPhone/);
      expect(clean && stripJpeg(clean)?.equals(clean), "cleaning it twice changes nothing").toBe(true);
    });

    it("has no EXIF at all if it is upright", () => {
      const clean = stripJpeg(jpegWith(exifOf({ order, orientation: 1 })));
      expect(clean && seen(clean)).toEqual({ orientation: null, segments: 0 });
    });

    it.each([0, 9, 65_535])("is treated as upright if its orientation is %d", (orientation) => {
      const clean = stripJpeg(jpegWith(exifOf({ order, orientation })));
      expect(clean && seen(clean).segments).toBe(0);
    });
  });

  it("keeps the visible parts byte for byte", () => {
    const [turned, plain] = [stripJpeg(jpegWith(exifOf({ order: "II", orientation: 6 }))), stripJpeg(jpegWith())];
    if (!turned || !plain) throw new Error("Both are whole pictures.");
    const added = turned.length - plain.length;
    expect(added).toBe(36);
    expect(turned.subarray(2 + added).equals(plain.subarray(2))).toBe(true);
  });

  it("is turned once, by the first orientation in it", () => {
    const two = jpegWith(exifOf({ order: "II", orientation: 6 }), exifOf({ order: "MM", orientation: 3 }));
    const clean = stripJpeg(two);
    expect(clean && seen(clean)).toEqual({ orientation: 6, segments: 1 });
  });

  it("never fails on EXIF that is cut off, points outside, or contains random bytes", () => {
    const whole = exifOf({ order: "II", orientation: 6 });
    for (let length = 0; length < whole.length; length++) {
      const cut = whole.subarray(0, length);
      expect(stripJpeg(jpegWith(cut)), `cut at ${length}`).not.toBeNull();
    }
    for (let at = 0; at < whole.length; at++)
      for (const byte of [0x00, 0x7f, 0xff]) {
        const bent = Buffer.from(whole);
        bent[at] = byte;
        expect(stripJpeg(jpegWith(bent))).not.toBeNull();
      }
  });
});
