import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const wrapper = style({ position: "relative", color: vars.colour.text.standard });

export const select = style({
  appearance: "none",
  paddingInlineEnd: vars.space.xxlarge,
  textOverflow: "ellipsis",
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

export const chevron = style({
  position: "absolute",
  insetInlineEnd: vars.space.small,
  top: "50%",
  transform: "translateY(-50%)",
  pointerEvents: "none",
  selectors: { ":disabled + &": { color: vars.colour.text.secondary } },
  "@media": { "(forced-colors: active)": { display: "none" } },
});
