/** How many squares stay empty on each side, so that a camera finds the code: what the standard asks for. */
const quietZone = 4;

/** The dark squares of a code as an SVG path, a stroke of squares at a time. The quiet zone is around them. */
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

/** A code that can be drawn: its squares with the quiet zone on each side, and the path of the dark ones. */
export type Drawn = { side: number; path: string };

/** Draws a text as a code. What draws it is loaded when it is first asked for. Throws where the text is too long for a code. */
export async function drawQr(text: string): Promise<Drawn> {
  const { encode } = await import("uqr");
  // Q: a quarter of it can be scratched or in glare.
  const { data, size } = encode(text, { ecc: "Q", border: 0 });
  return { side: size + 2 * quietZone, path: qrPath(data) };
}
