import { media } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

/** Hides text about keyboard shortcuts on phones, which have no keyboard, and in print. */
export const forKeyboard = style({
  "@media": { [media.phoneOnly]: { display: "none" }, print: { display: "none" } },
});
