import { globalStyle, style } from "@vanilla-extract/css";

/** Still loading: its final height is not known yet. */
export const coming = style({});

// The content below stays hidden, so that nobody sees it move; it appears where it stays.
globalStyle(`${coming} ~ *, :has(> ${coming}) ~ *, main :has(${coming}) ~ *`, { visibility: "hidden" });
