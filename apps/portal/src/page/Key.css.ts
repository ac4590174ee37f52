import { media } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

/** Hides what is about keyboard shortcuts on phones, which have no keyboard, and on paper. */
export const forKeyboard = style({
  "@media": { [media.phoneOnly]: { display: "none" }, print: { display: "none" } },
});
