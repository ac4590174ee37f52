import { vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

/** On wide screens, the sum and what it consists of are beside the form. On phones, they are above it. */
export const sides = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(24rem, 100%), 1fr))",
  gap: vars.space.xlarge,
  alignItems: "start",
});
