import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const withButton = style({ display: "flex", gap: vars.space.xsmall, alignItems: "stretch", maxWidth: "30rem" });
export const button = style({ flex: "none", minWidth: "4.75rem" });

export const rules = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxsmall,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const rule = style({
  display: "flex",
  gap: vars.space.xsmall,
  alignItems: "baseline",
  color: vars.colour.text.secondary,
});

export const met = style({ color: vars.colour.text.success });
export const pending = style({
  flex: "none",
  width: "0.5em",
  height: "0.5em",
  marginInline: "0.375em",
  border: "2px solid currentColor",
  borderRadius: "50%",
});
