import { style } from "@vanilla-extract/css";

export const spread = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", minWidth: 0 });
