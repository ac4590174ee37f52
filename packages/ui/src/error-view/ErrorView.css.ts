import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const drawing = style({ display: "block", width: "min(15rem, 100%)", height: "auto" });

const { text, border, fill } = vars.colour;

export const ground = style({ stroke: border.control });
export const tar = style({ fill: text.secondary });
export const paint = style({ fill: fill.accent });
export const board = style({ fill: vars.colour.surface.raised, stroke: border.error });
export const stripe = style({ stroke: border.error });
export const post = style({ stroke: text.secondary });
