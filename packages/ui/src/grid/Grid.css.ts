import { style, styleVariants } from "@vanilla-extract/css";

export const grid = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

// A column is never wider than the screen. At 320 px and at 400% zoom there is one column.
export const columns = styleVariants({ narrow: "10rem", medium: "16rem", wide: "22rem" }, (least) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
}));
