import { globalStyle, style } from "@vanilla-extract/css";

/** Marks content that is still loading and whose final height is not known yet. */
export const coming = style({});

// Keep the content below hidden, so that it appears in its final place and does not visibly move.
globalStyle(`${coming} ~ *, :has(> ${coming}) ~ *, main :has(${coming}) ~ *`, { visibility: "hidden" });
