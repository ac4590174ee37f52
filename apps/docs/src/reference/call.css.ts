import { vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

export const path = style({ overflowWrap: "anywhere" });
export const errors = style({ columns: "14rem" });
export const list = style({ listStyle: "none", selectors: { "&&": { paddingInlineStart: 0 } } });
export const row = style({
  display: "grid",
  gridTemplateColumns: "5rem minmax(0, 1fr)",
  alignItems: "baseline",
  justifyItems: "start",
  gap: vars.space.xsmall,
});
