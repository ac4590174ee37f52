import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const illustration = style({ display: "flex", flexDirection: "column", gap: vars.space.xsmall, margin: 0 });

export const caption = style({
  color: vars.colour.text.secondary,
  fontSize: vars.text.small,
  overflowWrap: "anywhere",
});
