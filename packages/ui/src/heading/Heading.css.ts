import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const heading = style({
  margin: 0,
  fontWeight: vars.weight.strong,
  lineHeight: vars.line.heading,
  overflowWrap: "anywhere",
  textWrap: "balance",
  // A heading takes focus when a page opens, so that screen readers announce it. No focus ring is shown.
  selectors: { "&:focus": { outline: "none" } },
});

const { heading1, heading2, heading3, heading4, display } = vars.text;

export const size = styleVariants({ display, 1: heading1, 2: heading2, 3: heading3, 4: heading4 }, (fontSize) => ({
  fontSize,
}));
