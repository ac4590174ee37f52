import { vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

/** A link that is not part of a sentence is at least 24 px high (WCAG 2.5.8). */
export const way = style({ display: "inline-block", paddingBlock: vars.space.xxsmall });
