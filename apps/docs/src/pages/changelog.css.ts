import { vars } from "@kwan/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const notes = style({});
globalStyle(`${notes} > li + li`, { marginBlockStart: vars.space.small });
