import { globalStyle, style } from "@vanilla-extract/css";

/** Still loading: its final height is not known yet. */
export const coming = style({});

// Keep the content below hidden, so that nobody sees it move; it appears in its final place.
globalStyle(`${coming} ~ *, :has(> ${coming}) ~ *, main :has(${coming}) ~ *`, { visibility: "hidden" });
