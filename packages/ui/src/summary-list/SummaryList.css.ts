import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const list = style({ margin: 0, borderTop: `1px solid ${vars.colour.border.subtle}` });

/** On a phone the answer is below its name, and the change link is next to the name. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"name action" "value value"',
  columnGap: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  borderBottom: `1px solid ${vars.colour.border.subtle}`,
  overflowWrap: "anywhere",
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(min-content, 3fr) minmax(0, 5fr) minmax(4rem, auto)",
      gridTemplateAreas: '"name value action"',
    },
    [media.print]: { breakInside: "avoid" },
  },
});

/**
 * Without change links, the answer is next to its name even on a phone. The answer moves below the name only if the
 * text is very large.
 */
export const isPlain = style({
  "@media": {
    [media.phoneOnly]: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: vars.space.small,
      paddingBlock: vars.space.xxsmall,
    },
    [media.tablet]: {
      gridTemplateColumns: "minmax(min-content, 3fr) minmax(0, 5fr)",
      gridTemplateAreas: '"name value"',
    },
  },
});

/** Cells are padded to the height of the adjacent touch target, so that the text in a row lines up. */
const cell = { minWidth: 0, margin: 0, paddingBlock: vars.space.xsmall } as const;

/** The name is at least as wide as its longest word, so that no word is broken. */
export const name = style({
  ...cell,
  gridArea: "name",
  flex: "2 1 7rem",
  fontWeight: vars.weight.strong,
  overflowWrap: "break-word",
  selectors: { [`${isPlain} > &`]: { "@media": { [media.phoneOnly]: { minWidth: "min-content" } } } },
});

export const value = style({
  ...cell,
  gridArea: "value",
  flex: "3 1 9rem",
  selectors: { [`${row}:not(${isPlain}) > &`]: { "@media": { [media.phoneOnly]: { paddingTop: 0 } } } },
});

export const missing = style({ color: vars.colour.text.secondary });

export const action = style({
  gridArea: "action",
  margin: 0,
  textAlign: "end",
  "@media": { print: { display: "none" } },
});

/** The link looks like plain text, but its target is large enough for a finger. */
export const change = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target.standard,
  marginBlock: "-0.125rem",
  padding: 0,
  border: 0,
  background: "none",
  font: "inherit",
  cursor: "pointer",
});
