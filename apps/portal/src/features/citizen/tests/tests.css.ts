import { vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

export const sign = style({ display: "block", width: "min(14rem, 60vw)", height: "auto", marginInline: "auto" });

export const numbers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xxsmall,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const number = style({
  minWidth: vars.target.standard,
  selectors: { "&[aria-current='step']": { outline: `2px solid ${vars.colour.border.action}`, outlineOffset: "1px" } },
});
