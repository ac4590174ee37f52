import { vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

// A link that is only an icon needs no padding. With the doubled `&`, this rule takes precedence regardless of the
// order of the stylesheets.
export const bell = style({
  selectors: { "&&": { paddingInline: 0, minWidth: vars.target.standard, gap: 0, justifyContent: "center" } },
});
