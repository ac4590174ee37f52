import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const item = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  minWidth: 0,
  minHeight: vars.target.standard,
});

export const link = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target.standard });

export const here = style({ minWidth: 0, color: vars.colour.text.secondary, overflowWrap: "anywhere" });

export const mark = style({ color: vars.colour.text.secondary });
