import { style } from "@vanilla-extract/css";

/** What is of no use on paper: forms, buttons, and links. */
export const onScreen = style({ "@media": { print: { display: "none" } } });
