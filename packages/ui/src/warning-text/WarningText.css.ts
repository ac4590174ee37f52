import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const warning = style({
  display: "flex",
  gap: vars.space.small,
  alignItems: "flex-start",
  color: vars.colour.text.standard,
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
});

export const icon = style({ color: vars.colour.text.warning });
export const words = style({ minWidth: 0 });
