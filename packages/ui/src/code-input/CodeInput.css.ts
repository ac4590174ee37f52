import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const code = style({
  fontFamily: vars.font.figures,
  fontSize: "1.5rem",
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "0.5em",
  paddingInlineStart: "0.75em",
  // The digits of a code run from left to right in every language.
  direction: "ltr",
});

/** The field is as wide as its digits. */
export const length = styleVariants({ 4: 4, 5: 5, 6: 6, 7: 7, 8: 8 }, (digits) => ({
  width: `calc(${digits} * (1ch + 0.5em) + 2.25rem)`,
}));
