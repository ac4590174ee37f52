/** The number of empty squares that the standard requires on each side. */
const quietZone = 4;

/**
 * Returns the dark squares of a code as an SVG path, with one rectangle for each run of squares, offset to leave room
 * for the quiet zone.
 */
export function qrPath(squares: readonly (readonly boolean[])[]): string {
  let path = "";
  for (const [y, row] of squares.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      let width = 1;
      while (row[x + width]) width++;
      path += `M${x + quietZone} ${y + quietZone}h${width}v1h-${width}z`;
      x += width;
    }
  }
  return path;
}

/** A rendered code: its side length including the quiet zone, and the path of its dark squares. */
export type QrDrawing = { side: number; path: string };

/** Encodes a string as a QR code. The encoder is loaded on first use. Throws if the string is too long. */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { encode } = await import("uqr");
  // Level Q: the code can be read even if a quarter of it is damaged or covered by glare.
  const { data, size } = encode(text, { ecc: "Q", border: 0 });
  return { side: size + 2 * quietZone, path: qrPath(data) };
}
