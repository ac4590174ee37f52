import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const row = style({ display: "flex", gap: vars.space.xsmall, alignItems: "center" });
export const figures = style({ fontVariantNumeric: "tabular-nums" });
