/** A colour in OKLCH: lightness from 0 to 1, chroma, and hue in radians. Equal steps of lightness look equal. */
export type Oklch = { l: number; c: number; h: number };

type Three = [number, number, number];

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

const times = (rows: readonly Three[], [a, b, c]: Three) => rows.map(([x, y, z]) => x * a + y * b + z * c) as Three;

// The matrices are those of CSS Color 4.
const rgbToLms: Three[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const lmsToLab: Three[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labToLms: Three[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const lmsToRgb: Three[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** Returns a colour written as #rrggbb in OKLCH. */
export function oklchOf(colour: string): Oklch {
  const rgb = [1, 3, 5].map((at) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as Three;
  const [l, a, b] = times(lmsToLab, times(rgbToLms, rgb).map(Math.cbrt) as Three);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

const rgbOf = ({ l, c, h }: Oklch): Three => {
  const lms = times(labToLms, [l, c * Math.cos(h), c * Math.sin(h)]).map((part) => part ** 3) as Three;
  return times(lmsToRgb, lms).map(fromLinear) as Three;
};

const isShown = (rgb: Three) => rgb.every((part) => part >= -0.0005 && part <= 1.0005);

/**
 * Returns an OKLCH colour as #rrggbb. If a screen cannot show the colour, it keeps its lightness and hue, and becomes as
 * grey as needed.
 */
export function hexOf(colour: Oklch): string {
  let [least, most] = [0, colour.c];
  if (!isShown(rgbOf(colour)))
    for (let step = 0; step < 16; step++) {
      const middle = (least + most) / 2;
      if (isShown(rgbOf({ ...colour, c: middle }))) least = middle;
      else most = middle;
    }
  else least = colour.c;
  const parts = rgbOf({ ...colour, c: least }).map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
