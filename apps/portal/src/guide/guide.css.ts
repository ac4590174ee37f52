import { media, vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

/** The first words of the guide, with its drawing below them on phones and beside them on wide screens. */
export const hero = style({
  display: "grid",
  gap: vars.space.large,
  alignItems: "center",
  "@media": { [media.desktop]: { gridTemplateColumns: "3fr 2fr" } },
});
export const drawing = style({
  display: "block",
  width: "100%",
  height: "auto",
  borderRadius: vars.radius.large,
  "@media": { print: { display: "none" } },
});

/** A form of one field and its button, side by side where there is room. */
export const searchRow = style({ display: "flex", flexWrap: "wrap", gap: vars.space.small, alignItems: "end" });
export const searchField = style({ flex: "1 1 14rem" });

/** The text of a page, in lines that are easy to read. */
export const prose = style({ maxWidth: "42rem" });

/** A link that fills its row, so that a thumb hits it. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.medium,
  alignItems: "baseline",
  paddingBlock: vars.space.xsmall,
  borderBottom: `1px solid ${vars.colour.border.subtle}`,
});

export const steps = style({
  display: "grid",
  gap: vars.space.medium,
  margin: 0,
  paddingInlineStart: "1.75rem",
});

export const table = style({ width: "100%", borderCollapse: "collapse" });
export const cell = style({
  padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xsmall} 0`,
  borderBottom: `1px solid ${vars.colour.border.subtle}`,
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: "inherit",
});
export const amount = style([cell, { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }]);
/** What a price is later: the second line of its row. */
export const later = style([cell, { color: vars.colour.text.secondary }]);
/** For screen readers only. */
export const hidden = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
export const headCell = style([cell, { fontWeight: vars.weight.strong }]);

export const headAmount = style([amount, { fontWeight: vars.weight.strong }]);

/** A number that must not be broken. */
export const inOneLine = style({ whiteSpace: "nowrap" });

export const filters = style({
  display: "grid",
  gap: vars.space.medium,
  alignItems: "end",
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});

/** The sign that a question is about. */
export const sign = style({ width: "10rem", height: "10rem" });

export const signs = style({
  display: "grid",
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});
export const signRow = style({ display: "flex", gap: vars.space.medium, alignItems: "start" });
export const smallSign = style({ flex: "none", width: "4.5rem", height: "4.5rem" });
