import { vars } from "@kwan/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { border, text } = vars.colour;

export const fields = style({ margin: 0 });
globalStyle(`${fields} ${fields}`, {
  marginBlockStart: vars.space.xsmall,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `2px solid ${border.subtle}`,
});

export const name = style({
  paddingBlockStart: vars.space.small,
  overflowWrap: "anywhere",
  selectors: { [`${fields} > &:not(:first-child)`]: { borderBlockStart: `1px solid ${border.subtle}` } },
});
globalStyle(`${name} code`, { fontWeight: vars.weight.strong });
export const type = style({ marginInlineStart: vars.space.xsmall, color: text.secondary, fontSize: vars.text.small });
export const about = style({ margin: 0, paddingBlockEnd: vars.space.small });
globalStyle(`${about} > p`, { margin: 0 });
export const small = style({ color: text.secondary, fontSize: vars.text.small });
export const form = style({ marginBlockStart: vars.space.small });
