import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";

export const icon = style({
  flex: "none",
  verticalAlign: "-0.2em",
  // A drawing keeps a colour of its own there, which may not show on the ground that the system has chosen: it takes the words'.
  "@media": { [media.forcedColours]: { selectors: { "&&": { color: "inherit" } } } },
});

export const size = styleVariants({ small: "1em", standard: "1.25em", large: "1.75em", huge: "3rem" }, (length) => ({
  width: length,
  height: length,
}));

/** What points along the line of reading turns round where that line runs from right to left. */
export const mirrors = style({});
globalStyle(`[dir="rtl"] ${mirrors}`, { transform: "scaleX(-1)" });
