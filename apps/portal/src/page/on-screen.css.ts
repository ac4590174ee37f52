import { style } from "@vanilla-extract/css";

/** Leaves out forms, buttons and links when a page is printed. */
export const onScreen = style({ "@media": { print: { display: "none" } } });
