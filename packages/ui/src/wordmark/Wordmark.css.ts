import { style, styleVariants } from "@vanilla-extract/css";

export const wordmark = style({
  display: "block",
  alignSelf: "flex-start",
  flex: "none",
  width: "auto",
  maxWidth: "100%",
});

export const size = styleVariants({ small: "1.5rem", standard: "2rem", large: "3.5rem" }, (height) => ({ height }));
