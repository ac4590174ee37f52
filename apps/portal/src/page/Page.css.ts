import { style } from "@vanilla-extract/css";

const standard = "60rem";
/** The width of a wide container, or of the window without its margins if that is narrower. */
const wide = "min(76rem, 100vw - 4rem)";

/**
 * Extends beyond the layout's container if the window is wide enough, because long tables need more width than prose.
 */
export const isWide = style({
  "@media": { "screen and (min-width: 66rem)": { width: wide, marginInline: `calc((${standard} - ${wide}) / 2)` } },
});
