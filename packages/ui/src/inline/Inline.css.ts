import { style, styleVariants } from "@vanilla-extract/css";

export const inline = style({
  display: "flex",
  flexWrap: "wrap",
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const align = styleVariants({
  start: { justifyContent: "flex-start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
});

export const alignY = styleVariants({
  top: { alignItems: "flex-start" },
  center: { alignItems: "center" },
  baseline: { alignItems: "baseline" },
  bottom: { alignItems: "flex-end" },
});
