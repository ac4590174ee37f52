import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const legend = style({ marginBottom: vars.space.xxsmall });

export const size = styleVariants({
  // A step larger than the labels of the fields in it.
  label: { fontSize: vars.text.heading4 },
  heading3: { fontSize: vars.text.heading3 },
  heading2: { fontSize: vars.text.heading2 },
  heading1: { fontSize: vars.text.heading1 },
});

export const parts = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.small,
  marginTop: vars.space.xsmall,
});
