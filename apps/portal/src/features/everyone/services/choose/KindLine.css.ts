import { media, vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

const { border, surface, text } = vars.colour;

/** Lines that belong together, below the heading of their group. */
export const lines = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.medium,
  background: surface.raised,
});

export const line = style({
  position: "relative",
  display: "grid",
  columnGap: vars.space.medium,
  alignItems: "center",
  minHeight: vars.target.standard,
  padding: `calc(${vars.space.xsmall} - 1px) ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${border.subtle}`,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
    [media.hover]: { ":hover": { background: surface.sunken } },
  },
});

/** The link of a line can be pressed anywhere on the line. */
export const name = style({
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.heading,
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.small,
  color: text.secondary,
  fontSize: vars.text.small,
  lineHeight: vars.line.heading,
  "@media": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: "6rem minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "center",
    },
  },
});

export const price = style({
  color: text.standard,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
});

const stateOf = (colour: string) =>
  style({ display: "inline-flex", alignItems: "center", gap: vars.space.xxsmall, color: colour });

export const state = {
  can: stateOf(text.success),
  open: stateOf(text.info),
  cannot: stateOf(text.secondary),
};
