import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

// The field grows with its content, in browsers that support this.
export const area = style({
  minHeight: "7rem",
  maxHeight: "60vh",
  resize: "vertical",
  fieldSizing: "content",
} as object);

export const count = style({ margin: 0, color: vars.colour.text.secondary, fontVariantNumeric: "tabular-nums" });
export const tooMany = style({ color: vars.colour.text.error, fontWeight: vars.weight.strong });
