import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";

export const icon = style({
  flex: "none",
  verticalAlign: "-0.2em",
  // In forced-colours mode, an icon takes the colour of the text, because its own colour may not be visible on the
  // system's background.
  "@media": { [media.forcedColours]: { selectors: { "&&": { color: "inherit" } } } },
});

export const size = styleVariants({ small: "1em", standard: "1.25em", large: "1.75em", huge: "3rem" }, (length) => ({
  width: length,
  height: length,
}));

/** Icons that point left or right are mirrored in right-to-left text. */
export const mirrors = style({});
globalStyle(`[dir="rtl"] ${mirrors}`, { transform: "scaleX(-1)" });
