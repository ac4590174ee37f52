import { vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

// A drawing alone needs no room beside it; doubled, so that it counts whatever order the stylesheets come in.
export const bell = style({
  selectors: { "&&": { paddingInline: 0, minWidth: vars.target.standard, gap: 0, justifyContent: "center" } },
});
