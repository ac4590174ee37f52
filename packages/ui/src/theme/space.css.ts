import { styleVariants } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

/** A gap between the children of a layout, for each step of the space scale. */
export const gap = styleVariants(vars.space, (size) => ({ gap: size }));
