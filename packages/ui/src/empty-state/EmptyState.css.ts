import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const emptyState = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.medium,
  minWidth: 0,
  padding: `${vars.space.xlarge} ${vars.space.medium}`,
  border: `1px dashed ${vars.colour.border.control}`,
  borderRadius: vars.radius.large,
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
