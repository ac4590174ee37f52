import { style } from "@vanilla-extract/css";

export const hello = style({ color: "rebeccapurple" });
