import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const timer = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${vars.space.xsmall}`,
  maxWidth: "100%",
  overflowWrap: "anywhere",
});

export const clock = style({ fontWeight: vars.weight.strong, fontVariantNumeric: "tabular-nums" });

/** The style of the timer when little time is left. */
export const urgent = style({
  paddingInline: vars.space.xsmall,
  border: `2px solid ${vars.colour.border.error}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.surface.error,
  color: vars.colour.text.error,
});
