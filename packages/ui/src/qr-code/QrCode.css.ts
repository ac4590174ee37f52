import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

/** The code is dark on white in every theme, because most cameras cannot read other combinations. */
export const dark = "#000000";
const white = "#ffffff";

export const code = style({
  display: "block",
  width: "100%",
  minWidth: "10rem",
  maxWidth: "16rem",
  aspectRatio: "1",
  borderRadius: vars.radius.medium,
  background: white,
  color: dark,
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
});

export const words = style({
  display: "grid",
  placeItems: "center",
  padding: vars.space.medium,
  border: `1px solid ${vars.colour.border.control}`,
  textAlign: "center",
  overflowWrap: "anywhere",
});
