import { describe, expect, it } from "vitest";
import { drawQr, qrPath } from "./qr-path.ts";

describe("the path of a code", () => {
  it("joins the dark squares of a row, with the quiet zone before them", () => {
    const squares = [
      [true, true, false, true],
      [false, false, false, false],
      [true, true, true, true],
    ];
    expect(qrPath(squares)).toBe("M4 4h2v1h-2zM7 4h1v1h-1zM4 6h4v1h-4z");
  });
});

describe("drawing a text", () => {
  it("has four empty squares on each side", async () => {
    const { side, path } = await drawQr("https://example.org/verify/ABC");
    const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [
      Number(x),
      Number(y),
      Number(width),
    ]);
    expect(Math.min(...starts.map(([x]) => x as number))).toBe(4);
    expect(Math.min(...starts.map(([, y]) => y as number))).toBe(4);
    expect(Math.max(...starts.map(([x, , width]) => (x as number) + (width as number)))).toBe(side - 4);
    // A version 1 code has 21 squares on each side. Each later version has 4 more.
    expect((side - 8 - 21) % 4).toBe(0);
  });

  it("throws if a text is too long for a code", async () => {
    await expect(drawQr("x".repeat(5000))).rejects.toThrow();
  });
});
