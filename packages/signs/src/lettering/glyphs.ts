/**
 * A letter or digit drawn for this package, so that signs need no font: the centre line of its strokes in a box with a
 * height of 100. Strokes are 18 wide, unless the glyph sets its own weight.
 */
export type Glyph = { readonly d: string; readonly width: number; readonly weight?: number };

export const zero: Glyph = {
  d: "M30 9C16 9 9 19 9 35V65C9 81 16 91 30 91S51 81 51 65V35C51 19 44 9 30 9z",
  width: 60,
};
export const one: Glyph = { d: "M30 0V100M30 8 4 28", width: 41 };
export const three: Glyph = {
  d: "M8.5 29C10 16 17 9 29 9C42 9 49 17 49 28C49 41 41 47.5 24 47.5H22M24 47.5C42 47.5 51 55 51 69C51 83 43 91 29 91C16 91 9 84 7.5 70",
  width: 60,
};
export const five: Glyph = {
  d: "M52 9H15L11.5 49C16 42 22 39 30 39C44 39 51 49 51 64C51 81 43 91 29 91C17 91 10 84 8 72",
  width: 60,
};
export const S: Glyph = {
  d: "M55 29C53 16 45 9 31.5 9C18 9 9.5 16 9.5 27.5C9.5 39 17 43.5 32 48C47 52.5 54.5 58 54.5 71C54.5 84 46 91 32 91C18 91 10 84 8 70",
  width: 63,
};
export const T: Glyph = { d: "M0 9H60M30 9V100", width: 60 };
export const O: Glyph = {
  d: "M33 9C17 9 9 19 9 36V64C9 81 17 91 33 91S57 81 57 64V36C57 19 49 9 33 9z",
  width: 66,
};
export const P: Glyph = { d: "M9 100V9H33C47 9 54 17 54 31S47 53 33 53H9", width: 63 };
export const H: Glyph = { d: "M9 0V100M57 0V100M9 49H57", width: 66 };
export const L: Glyph = { d: "M9 0V91H56", width: 56 };
export const metre: Glyph = {
  d: "M9 30V100M9 60C9 46 16 39 26 39S42 45 42 58V100M42 60C42 46 49 39 59 39S75 45 75 58V100",
  width: 84,
};
export const tonne: Glyph = { d: "M20 8V73C20 86 25 91 35 91H43M2 36H42", width: 43 };
export const point: Glyph = { d: "M0 91H18", width: 18 };
export const percent: Glyph = {
  d: "M20 7C11 7 7 13 7 24S11 41 20 41 33 35 33 24 29 7 20 7zM72 59C63 59 59 65 59 76S63 93 72 93 85 87 85 76 81 59 72 59zM68 0 24 100",
  width: 92,
  weight: 13,
};
