import { style } from "@vanilla-extract/css";

/** Hides on paper what is only useful on a screen: forms, buttons and links. */
export const onScreen = style({ "@media": { print: { display: "none" } } });
