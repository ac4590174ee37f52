import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const inRow = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.large });
