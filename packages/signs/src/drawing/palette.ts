/** The colours of road signs. They are the same by day, by night and in every theme. */
export const paint = {
  white: "#fff",
  black: "#151515",
  red: "#c8161d",
  blue: "#0b58a6",
  yellow: "#fcc30b",
  grey: "#8b9197",
  amber: "#ffab00",
  green: "#12a150",
  litRed: "#f23a36",
  litGreen: "#1fc570",
  asphalt: "#4a4f55",
  unlit: "#3b4046",
} as const;

/**
 * A road sign colour, as a hexadecimal value.
 *
 * @example
 * const ground: Paint = noEntry.plate.ground;
 */
export type Paint = (typeof paint)[keyof typeof paint];
