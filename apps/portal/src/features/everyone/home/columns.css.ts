import { media, vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

/** On wide screens, the licence is beside what to do next. Otherwise, the parts are below each other, in this order. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xlarge,
  alignItems: "start",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) 30rem",
      // A licence that is longer than what to do next makes room in the second row, not between the first two parts.
      gridTemplateRows: "min-content 1fr auto",
      gridTemplateAreas: `"next licence" "applications licence" "applications latest"`,
    },
  },
});

const inArea = (gridArea: string) => style({ "@media": { [media.desktop]: { gridArea } } });

export const next = inArea("next");
export const licence = inArea("licence");
export const applications = inArea("applications");
export const latest = inArea("latest");
