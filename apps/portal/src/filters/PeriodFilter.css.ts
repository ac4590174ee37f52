import { media, vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

/** Both days of a period stay on one line of the filters. */
export const period = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.medium,
  minWidth: 0,
  "@media": { [media.tablet]: { gridColumn: "span 2" } },
});
