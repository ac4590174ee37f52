import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const panel = style({
  display: "grid",
  gap: vars.space.small,
  padding: `${vars.space.xlarge} ${vars.space.large}`,
  // The outline stays in forced-colours mode and in print, where the background does not.
  border: `2px solid ${vars.colour.border.success}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.fill.success,
  color: vars.colour.on.success,
  textAlign: "center",
  overflowWrap: "anywhere",
  "@media": { print: { background: "none", color: "inherit" } },
});

export const heading = style({ color: "inherit" });
export const words = style({ fontSize: vars.text.large });
