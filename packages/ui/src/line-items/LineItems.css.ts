import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

const { border, text } = vars.colour;

export const table = style({ width: "100%", borderCollapse: "collapse", overflowWrap: "anywhere" });

export const caption = style({
  paddingBottom: vars.space.small,
  fontSize: vars.text.heading3,
  fontWeight: vars.weight.strong,
  lineHeight: vars.line.heading,
  textAlign: "start",
});

const cell = style({
  paddingBlock: vars.space.small,
  paddingInline: 0,
  borderBottom: `1px solid ${border.subtle}`,
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: vars.weight.regular,
});

export const item = style([cell, { minWidth: 0 }]);

/** Digits align vertically. A number never wraps, but the text next to it can. */
export const figure = style([
  cell,
  {
    width: 1,
    paddingInlineStart: vars.space.xsmall,
    textAlign: "end",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
    "@media": { [media.tablet]: { paddingInlineStart: vars.space.large } },
  },
]);

export const head = style({
  selectors: {
    "thead &": {
      paddingBlock: vars.space.xsmall,
      borderBottom: `2px solid ${border.control}`,
      color: text.secondary,
      fontSize: vars.text.small,
      fontWeight: vars.weight.medium,
    },
  },
});

export const note = style({ display: "block", color: text.secondary, fontSize: vars.text.small });

export const row = style({ "@media": { [media.print]: { breakInside: "avoid" } } });

export const sum = style({ fontWeight: vars.weight.medium });

export const total = style({
  borderTop: `2px solid ${border.control}`,
  borderBottom: `2px solid ${border.control}`,
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
});
