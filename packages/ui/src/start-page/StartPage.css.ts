import { style } from "@vanilla-extract/css";

/** Lines that are easy to read. */
export const top = style({ maxWidth: "42rem" });
