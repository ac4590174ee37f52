import { focusRing, media, vars } from "@kwan/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { border, surface, text } = vars.colour;

export const anchor = style({
  marginInlineStart: vars.space.xsmall,
  color: text.secondary,
  textDecoration: "none",
  opacity: 0,
  selectors: { "&:focus-visible": { ...focusRing, opacity: 1 }, ":is(h2, h3):hover > &": { opacity: 1 } },
  "@media": { [media.print]: { display: "none" } },
});

export const code = style({
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.medium,
  background: surface.raised,
});

export const pre = style({
  margin: 0,
  padding: vars.space.medium,
  maxHeight: "32rem",
  overflow: "auto",
  borderRadius: vars.radius.medium,
  fontFamily: vars.font.figures,
  fontSize: vars.text.small,
  lineHeight: "1.6",
  tabSize: 2,
  selectors: { "&:focus-visible": focusRing },
  "@media": { [media.print]: { maxHeight: "none", whiteSpace: "pre-wrap", overflowWrap: "anywhere" } },
});

/** Says the language above the code, and has the button that copies it. */
export const codeBar = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.small,
  minHeight: vars.target.small,
  paddingInlineStart: vars.space.medium,
  borderBlockEnd: `1px solid ${border.subtle}`,
  color: text.secondary,
  fontSize: vars.text.small,
});
export const copy = style({
  minHeight: vars.target.small,
  paddingInline: vars.space.medium,
  border: 0,
  borderRadius: vars.radius.medium,
  background: "none",
  color: text.link,
  font: "inherit",
  cursor: "pointer",
  selectors: {
    "&[hidden]": { display: "none" },
    "&:hover": { textDecoration: "underline" },
    "&:focus-visible": focusRing,
  },
  "@media": { [media.print]: { display: "none" } },
});

const colours: readonly (readonly [names: string, colour: string, weight?: string])[] = [
  ["comment, quote", text.secondary],
  ["keyword, selector-tag, section", text.link],
  ["string, regexp, addition", text.success],
  ["number, literal, symbol", text.accent],
  ["attr, attribute, property, variable, template-variable", text.info],
  ["title, built_in, type, meta", text.warning],
];
for (const [names, colour] of colours)
  globalStyle(
    names
      .split(", ")
      .map((name) => `${pre} .hljs-${name}`)
      .join(", "),
    { color: colour },
  );

/** A table that scrolls inside its box, so that it never widens the page. */
export const tableBox = style({ overflowX: "auto", selectors: { "&:focus-visible": focusRing } });
export const table = style({ borderCollapse: "collapse", width: "100%" });
globalStyle(`${table} :where(th, td)`, {
  padding: `${vars.space.xsmall} ${vars.space.medium} ${vars.space.xsmall} 0`,
  borderBottom: `1px solid ${border.subtle}`,
  textAlign: "start",
  verticalAlign: "top",
  minWidth: "5rem",
});
globalStyle(`${table} :where(th)`, { fontWeight: vars.weight.strong });
globalStyle(`${table} thead th`, { borderBottom: `2px solid ${border.control}` });
// A column is never narrower than its longest word, and the table scrolls instead.
globalStyle(`${table} :is(td, th, p, code)`, { overflowWrap: "break-word" });
globalStyle(`${table} pre`, { margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontSize: vars.text.small });
