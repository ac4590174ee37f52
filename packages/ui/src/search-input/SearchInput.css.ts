import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const wrapper = style({ position: "relative", color: vars.colour.text.secondary });
export const icon = style({
  position: "absolute",
  insetInlineStart: vars.space.small,
  top: "50%",
  transform: "translateY(-50%)",
  pointerEvents: "none",
});
export const input = style({ paddingInlineStart: "2.75rem", appearance: "none" });
