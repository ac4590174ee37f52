import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const footer = style({
  background: vars.colour.surface.sunken,
  borderTop: `1px solid ${vars.colour.border.subtle}`,
  color: vars.colour.text.secondary,
  overflowWrap: "anywhere",
  "@media": { [media.print]: { display: "none" } },
});

export const content = style({ paddingBlock: vars.space.xlarge });

export const groups = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  gap: vars.space.large,
});

/** On phones, the links of a group are in two columns, so that the footer does not take a screen of its own. */
export const links = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(8rem, 100%), 1fr))",
  columnGap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: vars.colour.text.standard,
  "@media": { [media.tablet]: { display: "block" } },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target.standard,
});
