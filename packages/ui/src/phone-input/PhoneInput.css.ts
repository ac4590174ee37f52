import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xsmall, maxWidth: "30rem" });
export const country = style({ flex: "0 1 8.5rem", minWidth: 0 });
export const number = style({ flex: "1 1 11rem", minWidth: 0, direction: "ltr", fontVariantNumeric: "tabular-nums" });
