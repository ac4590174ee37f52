import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const emptyState = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.medium,
  minWidth: 0,
  padding: `${vars.space.xlarge} ${vars.space.medium}`,
  // A dashed line would look like a place to drop files.
  border: `1px solid ${vars.colour.border.subtle}`,
  borderRadius: vars.radius.large,
  background: vars.colour.surface.raised,
  textAlign: "center",
});

export const drawing = style({ display: "grid", placeItems: "center", maxWidth: "100%", color: vars.colour.text.link });

export const words = style({
  maxWidth: "32rem",
  minWidth: 0,
  color: vars.colour.text.secondary,
  overflowWrap: "anywhere",
  textWrap: "pretty",
});
