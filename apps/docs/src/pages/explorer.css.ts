import { focusRing, vars } from "@kwan/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { border, surface, text } = vars.colour;

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space.small,
  marginBlockEnd: vars.space.medium,
  selectors: { "&[hidden]": { display: "none" } },
});
export const field = style({ display: "block", flex: "1 1 14rem", minWidth: 0, marginBlockEnd: vars.space.small });
globalStyle(`${row} > ${field}`, { marginBlockEnd: 0 });
globalStyle(`${field} > span`, { fontWeight: vars.weight.medium });
globalStyle(`${field} > small`, { display: "block", color: text.secondary, fontSize: vars.text.small });
globalStyle(`${field} > small:empty`, { display: "none" });

export const input = style({
  display: "block",
  width: "100%",
  minHeight: vars.target.standard,
  marginBlockStart: vars.space.xxsmall,
  padding: `0 ${vars.space.small}`,
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.small,
  background: surface.raised,
  color: text.standard,
  font: "inherit",
  selectors: { "&:focus-visible": focusRing },
});
export const textArea = style([
  input,
  { padding: vars.space.small, fontFamily: vars.font.figures, fontSize: vars.text.small, resize: "vertical" },
]);
export const address = style({ overflowWrap: "anywhere" });
export const answer = style({
  maxHeight: "40rem",
  overflow: "auto",
  margin: 0,
  padding: vars.space.medium,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.medium,
  background: surface.raised,
  fontFamily: vars.font.figures,
  fontSize: vars.text.small,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  selectors: { "&:focus-visible": focusRing },
});
