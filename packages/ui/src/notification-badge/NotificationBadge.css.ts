import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const anchor = style({ position: "relative", display: "inline-flex" });

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: "1.25rem",
  height: "1.25rem",
  paddingInline: vars.space.xxsmall,
  // Forced-colours mode removes the fill and shows this border.
  border: "1px solid transparent",
  borderRadius: vars.radius.full,
  background: vars.colour.fill.accent,
  color: vars.colour.on.accent,
  fontSize: "0.75rem",
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
});

/** Places the badge at the child's upper corner, overlapping its edge. */
export const atCorner = style({
  position: "absolute",
  top: 0,
  insetInlineEnd: 0,
  pointerEvents: "none",
  boxShadow: `0 0 0 2px ${vars.colour.surface.raised}`,
});
