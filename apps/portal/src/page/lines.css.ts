import { style } from "@vanilla-extract/css";

/** A text that keeps the lines in which somebody has typed it. */
export const lines = style({ whiteSpace: "pre-line" });
