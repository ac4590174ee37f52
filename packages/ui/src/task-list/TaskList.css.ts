import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  borderTop: `1px solid ${vars.colour.border.subtle}`,
});

export const task = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  minHeight: vars.target.standard,
  paddingBlock: vars.space.small,
  borderBottom: `1px solid ${vars.colour.border.subtle}`,
});

export const words = style({ flex: "1 1 12rem", minWidth: 0, overflowWrap: "anywhere" });
export const hint = style({ color: vars.colour.text.secondary });
