import { globalStyle, style } from "@vanilla-extract/css";

/** On its way: how high it will be is not known yet. */
export const coming = style({});

// Unseen, it can't be seen to move; it comes into view where it stays.
globalStyle(`${coming} ~ *, :has(> ${coming}) ~ *, main :has(${coming}) ~ *`, { visibility: "hidden" });
