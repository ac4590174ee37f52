import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

const { border, surface, text } = vars.colour;
const cards = media.phoneOnly;

export const wrapper = style({ minWidth: 0 });

/** The rows of a long table scroll in their own box, with the wheel, by touch or from the keyboard. */
export const box = style({
  overflowY: "auto",
  maxHeight: "min(75vh, 40rem)",
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.medium,
  background: surface.raised,
  // Keeps focused elements from being hidden below the header.
  scrollPaddingBlockStart: "4rem",
  selectors: { "&:focus-visible": focusRing },
});

export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  overflowWrap: "break-word",
  "@media": { [cards]: { display: "block" } },
});

/** The table layout is fixed, because otherwise the column widths would change with the rows in view. */
export const isLong = style({ tableLayout: "fixed" });

export const caption = style({
  paddingBlock: `0 ${vars.space.small}`,
  fontSize: vars.text.heading3,
  fontWeight: vars.weight.strong,
  lineHeight: vars.line.heading,
  textAlign: "start",
  "@media": { [cards]: { display: "block" } },
  selectors: { [`${box} &`]: { padding: vars.space.small } },
});

export const width = styleVariants({ narrow: { width: "7rem" }, medium: { width: "11rem" }, wide: { width: "40%" } });

const hiddenOnPhones = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

/** On a phone only screen readers read the headers. `SortControl` sorts the cards instead. */
export const head = style({ "@media": { [cards]: hiddenOnPhones } });

const cell = { padding: `${vars.space.small} ${vars.space.small}`, textAlign: "start" } as const;

export const header = style({
  ...cell,
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  paddingBlock: vars.space.xxsmall,
  height: vars.target.standard,
  borderBottom: `2px solid ${border.control}`,
  background: surface.page,
  color: text.secondary,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  selectors: { [`${box} &`]: { background: surface.raised } },
});

/** The header of a sortable column on a phone, in place of its button. */
export const headerText = style({ display: "none", "@media": { [cards]: { display: "inline" } } });

export const sortControl = style({
  display: "none",
  "@media": {
    [cards]: { display: "flex", alignItems: "flex-end", gap: vars.space.xsmall, paddingBottom: vars.space.small },
  },
});
globalStyle(`${sortControl} > :first-child`, { flex: 1, minWidth: 0 });

export const sort = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxsmall,
  minHeight: vars.target.standard,
  margin: `calc(-1 * ${vars.space.xxsmall}) calc(-1 * ${vars.space.xxsmall})`,
  padding: `0 ${vars.space.xxsmall}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  color: text.link,
  font: "inherit",
  fontWeight: vars.weight.strong,
  textAlign: "inherit",
  overflowWrap: "break-word",
  cursor: "pointer",
  selectors: { "&:focus-visible": focusRing },
  "@media": {
    [media.hover]: { ":hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" } },
    [cards]: { display: "none" },
  },
});

export const body = style({ "@media": { [cards]: { display: "block" } } });

export const row = style({
  position: "relative",
  "@media": {
    [media.hover]: { ":hover": { background: surface.sunken } },
    [cards]: {
      display: "block",
      marginBottom: vars.space.small,
      padding: `${vars.space.xsmall} ${vars.space.medium}`,
      border: `1px solid ${border.subtle}`,
      borderRadius: vars.radius.medium,
      background: surface.raised,
    },
    [media.print]: { breakInside: "avoid" },
  },
  selectors: {
    // The measured height of a row does not include its margin, so the cards in the box are separated by lines instead.
    [`${box} &`]: {
      "@media": {
        [cards]: { marginBottom: 0, border: 0, borderBottom: `1px solid ${border.control}`, borderRadius: 0 },
      },
    },
  },
});

export const data = style({
  ...cell,
  minHeight: vars.target.standard,
  borderBottom: `1px solid ${border.subtle}`,
  fontWeight: vars.weight.regular,
  verticalAlign: "middle",
  "@media": {
    [cards]: {
      // With large text, the value moves below its label.
      display: "flex",
      flexWrap: "wrap",
      columnGap: vars.space.medium,
      minHeight: 0,
      padding: `${vars.space.xxsmall} 0`,
      borderBottom: 0,
    },
  },
});

/** Fits more rows into view on a screen that is wide enough for a table. */
export const isDense = style({});
globalStyle(`${isDense} ${data}`, {
  "@media": { [media.tablet]: { padding: `0.125rem ${vars.space.xsmall}`, fontSize: vars.text.small } },
});
globalStyle(`${isDense} :is(${header}, ${sort})`, {
  "@media": {
    [media.desktop]: { height: vars.target.small, minHeight: vars.target.small, padding: `0 ${vars.space.xsmall}` },
  },
});
// Targets for a mouse can be smaller than for a finger.
globalStyle(`${isDense} ${data} :is(button, label, div:has(> input))`, {
  "@media": { "screen and (min-width: 64rem) and (hover: hover)": { minHeight: "1.75rem", paddingBlock: 0 } },
});
globalStyle(`${isDense} ${data} input`, {
  "@media": { "screen and (min-width: 64rem) and (hover: hover)": { marginBlock: "0.125rem" } },
});
globalStyle(`${isDense} ${data} :is(p, span, time)`, { "@media": { [media.tablet]: { fontSize: "inherit" } } });

// The cells in an expanded row are aligned to the top.
globalStyle(`${row}:has(dl) > ${data}`, { verticalAlign: "top" });

export const foot = style({ "@media": { [cards]: { display: "block" } } });
globalStyle(`${foot} ${data}`, { fontWeight: vars.weight.strong });

/** The row header: on a phone, the heading of the card. */
export const rowHeader = style({
  fontWeight: vars.weight.medium,
  "@media": { [cards]: { display: "block", fontWeight: vars.weight.strong } },
});

/** A checkbox before the row header: on a phone, both are on the first line of the card. */
export const beforeRowHeader = style({});

globalStyle(`${row}:has(> ${beforeRowHeader})`, {
  "@media": {
    [cards]: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: vars.space.xsmall },
  },
});
globalStyle(`${row}:has(> ${beforeRowHeader}) > ${data}:not(${beforeRowHeader}, ${rowHeader})`, {
  "@media": { [cards]: { gridColumn: "1 / -1" } },
});
globalStyle(`${beforeRowHeader} + ${rowHeader}`, { "@media": { [cards]: { alignSelf: "center" } } });

export const align = styleVariants({
  start: {},
  end: {
    textAlign: "end",
    fontVariantNumeric: "tabular-nums",
    "@media": { [cards]: { textAlign: "start" } },
  },
});

/** The label of a cell on a phone. It is hidden from screen readers, because they read the column header. */
export const label = style({
  display: "none",
  color: text.secondary,
  "@media": { [cards]: { display: "block", flex: "2 1 6rem" } },
});

/** The content of a cell, next to its label on a phone. */
export const value = style({ "@media": { [cards]: { flex: "3 1 9rem", minWidth: 0 } } });
globalStyle(`${beforeRowHeader} > ${value}`, { "@media": { [cards]: { flex: "none" } } });

// On a phone, hide a label without a value, because it only takes up space.
globalStyle(`${data}:has(> ${value}:empty)`, { "@media": { [cards]: { display: "none" } } });

/** Extends the target area of the link to the whole row. */
export const rowLink = style({
  selectors: { "&::after": { content: "", position: "absolute", inset: 0 } },
});

// Other interactive elements in the row are stacked above its link.
globalStyle(`${row} :is(a, button, input, select):not(${rowLink})`, { position: "relative", zIndex: 1 });

// A column is at least as wide as its longest word, even if the components in its cells break words elsewhere.
globalStyle(`${table} ${row} :is(p, span, a, div, strong)`, { overflowWrap: "break-word" });

export const gap = style({ "@media": { [cards]: { display: "block" } } });
export const gapCell = style({ padding: 0, border: 0, "@media": { [cards]: { display: "block" } } });

export const wholeRow = style({
  padding: `${vars.space.large} ${vars.space.small}`,
  borderBottom: `1px solid ${border.subtle}`,
  color: text.secondary,
  "@media": { [cards]: { display: "block" } },
});
