import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { fill, border } = vars.colour;

/** A strip of cloth, four threads high. It is decorative, so print and forced colours may drop it. */
export const band = style({ display: "block", width: "100%", height: "0.75rem" });

export const ground = style({ fill: fill.brand });
export const gold = style({ fill: fill.accent });
export const red = style({ fill: border.critical });
export const green = style({ fill: border.positive });
