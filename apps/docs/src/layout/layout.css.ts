import { focusRing, media, vars } from "@kwan/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { border, surface, text } = vars.colour;
/** Wide enough for the list of pages, the text and the list of its headings. */
const threeColumns = "screen and (min-width: 78rem)";

export const page = style({ display: "flex", flexDirection: "column", minHeight: "100dvh" });
export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  fontSize: vars.text.large,
  fontWeight: vars.weight.medium,
});

export const columns = style({
  flex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space.xlarge,
  paddingBlock: `${vars.space.large} ${vars.space.huge}`,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "14rem minmax(0, 46rem)",
      justifyContent: "start",
      gap: vars.space.xxlarge,
    },
    [threeColumns]: { gridTemplateColumns: "14rem minmax(0, 1fr) 12rem" },
    [media.print]: { display: "block" },
  },
});
export const main = style({
  minWidth: 0,
  outline: "none",
  "@media": { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
});
export const crumbs = style({ marginBlockEnd: vars.space.small, "@media": { [media.print]: { display: "none" } } });
export const title = style({ marginBlockEnd: vars.space.medium, overflowWrap: "anywhere" });

export const turns = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space.medium,
  marginBlockStart: vars.space.xxlarge,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${border.subtle}`,
  "@media": { [media.print]: { display: "none" } },
});

export const aside = style({
  borderBlockStart: `1px solid ${border.subtle}`,
  paddingBlockStart: vars.space.medium,
  "@media": {
    [media.desktop]: {
      gridColumn: 1,
      gridRow: 1,
      position: "sticky",
      insetBlockStart: vars.space.large,
      alignSelf: "start",
      maxHeight: "calc(100dvh - 3rem)",
      overflowY: "auto",
      scrollbarWidth: "thin",
      scrollbarColor: `${border.control} transparent`,
      border: 0,
      paddingBlockStart: 0,
    },
    [media.print]: { display: "none" },
  },
});
export const contents = style({
  display: "none",
  "@media": {
    [threeColumns]: {
      display: "block",
      gridColumn: 3,
      gridRow: 1,
      position: "sticky",
      insetBlockStart: vars.space.large,
      alignSelf: "start",
      maxHeight: "calc(100dvh - 3rem)",
      overflowY: "auto",
    },
  },
});
export const asideHeading = style({ margin: `0 0 ${vars.space.xsmall}`, color: text.secondary });
export const links = style({ margin: 0, padding: 0, listStyle: "none" });
export const link = style({
  display: "block",
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderInlineStart: `3px solid ${border.subtle}`,
  fontSize: vars.text.small,
  overflowWrap: "anywhere",
  selectors: {
    "&[aria-current]": {
      borderInlineStartColor: vars.colour.fill.action,
      background: surface.action,
      color: text.standard,
      fontWeight: vars.weight.strong,
    },
  },
});

export const footer = style({ "@media": { [media.print]: { display: "none" } } });

export const hidden = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
// On a phone, the results are below the whole header, which has a position.
export const search = style({ "@media": { [media.tablet]: { position: "relative" } } });
export const searchLabel = style({ position: "relative", display: "block" });
export const searchIcon = style({
  position: "absolute",
  insetInlineStart: vars.space.small,
  insetBlockStart: "50%",
  transform: "translateY(-50%)",
  color: text.secondary,
  pointerEvents: "none",
});
export const searchInput = style({
  width: "clamp(6.75rem, 28vw, 15rem)",
  minHeight: vars.target.standard,
  padding: `0 ${vars.space.xxsmall} 0 2.25rem`,
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.small,
  background: surface.raised,
  color: text.standard,
  font: "inherit",
  selectors: {
    "&:focus-visible": focusRing,
    "&::placeholder": { color: text.secondary, opacity: 1 },
    // While somebody types, the field takes the row of its own that it needs.
    [`${search}:focus-within &`]: { "@media": { [media.phoneOnly]: { width: "calc(100vw - 5.5rem)" } } },
  },
});

/** The results below the field. */
export const results = style({
  position: "absolute",
  zIndex: 200,
  insetInline: vars.space.medium,
  insetBlockStart: "calc(100% - 0.25rem)",
  maxHeight: "min(32rem, 70vh)",
  overflowY: "auto",
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.medium,
  background: surface.raised,
  color: text.standard,
  boxShadow: vars.shadow.high,
  selectors: { "&[hidden]": { display: "none" } },
  "@media": {
    [media.tablet]: { insetInline: "auto 0", insetBlockStart: "calc(100% + 0.5rem)", width: "32rem" },
  },
});
export const resultCount = style({
  margin: 0,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  color: text.secondary,
  fontSize: vars.text.small,
});
export const resultList = style({ margin: 0, padding: 0, listStyle: "none" });
globalStyle(`${resultList} a`, {
  display: "block",
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderBlockStart: `1px solid ${border.subtle}`,
  color: text.link,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  overflowWrap: "anywhere",
});
globalStyle(`${resultList} a:is(:hover, :focus-visible)`, { background: surface.action, textDecoration: "underline" });
globalStyle(`${resultList} a:focus-visible`, {
  outline: `2px solid ${vars.colour.focus.outer}`,
  outlineOffset: "-2px",
});
globalStyle(`${resultList} small`, {
  display: "block",
  color: text.secondary,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
});
