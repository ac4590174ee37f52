import { media, vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

/** On wide screens, the licence is beside what to do next. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xlarge,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 30rem" } },
});
