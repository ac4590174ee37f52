import { style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

const { border, chart, surface, text } = vars.colour;

export const figure = style({ minWidth: 0, margin: 0, overflowWrap: "anywhere" });

export const caption = style({
  marginBottom: vars.space.small,
  fontSize: vars.text.heading3,
  fontWeight: vars.weight.strong,
  lineHeight: vars.line.heading,
});

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  margin: 0,
  marginBottom: vars.space.xsmall,
  padding: 0,
  listStyle: "none",
});

export const legendEntry = style({ display: "flex", alignItems: "center", gap: vars.space.xsmall, minWidth: 0 });

export const swatch = style({ flex: "none", width: "2rem", height: "1rem" });

/** Charts run from left to right in every language. */
export const drawing = style({ display: "block", width: "100%", overflow: "visible", direction: "ltr" });

const systemInk = { "@media": { [media.forcedColours]: { color: "CanvasText" } } } as const;

/** Series differ in dashes, markers and patterns as well as in colour. */
export const series = styleVariants({ first: chart.first, second: chart.second, third: chart.third }, (color) => ({
  ...systemInk,
  color,
}));

export const line = style({ fill: "none", stroke: "currentColor", strokeWidth: 2.5, strokeLinejoin: "round" });
export const dash = styleVariants({ first: "none", second: "8 4", third: "2 4" }, (strokeDasharray) => ({
  strokeDasharray,
}));

export const marker = style({ fill: surface.page, stroke: "currentColor", strokeWidth: 2 });
export const bar = style({ stroke: "currentColor", strokeWidth: 1.5 });
export const ground = style({ fill: surface.page });
export const ink = style({ stroke: "currentColor", strokeWidth: 2 });

export const tickLine = style({
  stroke: border.subtle,
  strokeWidth: 1,
  "@media": { [media.forcedColours]: { stroke: "GrayText" } },
});

export const zeroLine = style({
  stroke: border.control,
  strokeWidth: 1.5,
  "@media": { [media.forcedColours]: { stroke: "CanvasText" } },
});

export const label = style({
  fill: text.secondary,
  fontSize: "12px",
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.forcedColours]: { fill: "CanvasText" } },
});

export const rowName = style([label, { fill: text.standard, fontSize: "14px" }]);

export const empty = style({
  padding: vars.space.large,
  border: `1px dashed ${border.control}`,
  borderRadius: vars.radius.medium,
  color: text.secondary,
  textAlign: "center",
});

export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target.standard,
  color: text.link,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  borderRadius: vars.radius.small,
  cursor: "pointer",
  selectors: { "&:focus-visible": focusRing },
});

export const table = style({ borderCollapse: "collapse", width: "100%", maxWidth: "40rem" });

export const cell = style({
  padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xsmall} 0`,
  borderBottom: `1px solid ${border.subtle}`,
  textAlign: "start",
  fontWeight: vars.weight.regular,
});

export const head = style({ color: text.secondary, fontSize: vars.text.small, fontWeight: vars.weight.medium });
export const number = style({ textAlign: "end", fontVariantNumeric: "tabular-nums" });
