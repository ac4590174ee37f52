import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

/** The times are next to each other where there is room. */
export const times = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(11rem, 100%), 1fr))",
  columnGap: vars.space.medium,
});
