import { media, vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

/** Takes the space of two filters, so that both days fit on one line. */
export const period = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.medium,
  minWidth: 0,
  "@media": { [media.tablet]: { gridColumn: "span 2" } },
});
