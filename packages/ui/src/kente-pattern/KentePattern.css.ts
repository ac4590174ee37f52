import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { fill, border } = vars.colour;

/** A strip of cloth, as high as four threads. It has no words: on paper and in forced colours it only is there or not. */
export const band = style({ display: "block", width: "100%", height: "0.75rem" });

export const ground = style({ fill: fill.brand });
export const gold = style({ fill: fill.accent });
export const red = style({ fill: border.critical });
export const green = style({ fill: border.positive });
