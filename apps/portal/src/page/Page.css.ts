import { style } from "@vanilla-extract/css";

/**
 * Every page begins at the edge of the header and the footer. Prose and forms are narrower than these, because long lines
 * are hard to read. A wide page uses the whole width, for a long table or two columns.
 */
export const isProse = style({ maxWidth: "60rem" });
