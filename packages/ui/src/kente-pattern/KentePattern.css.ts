import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { fill, border } = vars.colour;

/** The band is decorative, so it may be missing in print and in forced-colours mode. */
export const band = style({ display: "block", width: "100%", height: "0.75rem" });

export const ground = style({ fill: fill.brand });
export const gold = style({ fill: fill.accent });
export const red = style({ fill: border.error });
export const green = style({ fill: border.success });
