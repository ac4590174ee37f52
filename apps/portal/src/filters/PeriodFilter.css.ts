import { media, vars } from "@kwan/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Takes up the space of two filters, so that both days fit on one line. */
export const period = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.medium,
  minWidth: 0,
  "@media": { [media.tablet]: { gridColumn: "span 2" } },
});

/**
 * On wide screens, the error has its own line below both days. If it were between a day's label and its fields, it
 * would push the other filters apart.
 */
export const hasProblem = style({
  "@media": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: "max-content 1fr",
      gridColumn: "1 / -1",
      rowGap: vars.space.xxsmall,
    },
  },
});

globalStyle(`${hasProblem} > fieldset`, { "@media": { [media.tablet]: { display: "contents" } } });
globalStyle(`${hasProblem} > fieldset > legend`, { "@media": { [media.tablet]: { gridRow: 1 } } });
globalStyle(`${hasProblem} > fieldset > div`, { "@media": { [media.tablet]: { gridRow: 2 } } });
globalStyle(`${hasProblem} > fieldset > [id$="-error"]`, {
  "@media": { [media.tablet]: { gridRow: 3, gridColumn: "1 / -1" } },
});
