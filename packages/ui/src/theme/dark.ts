import type { Theme } from "./tokens.ts";

/**
 * The dark theme: the same colour roles on a warm near-black background, with greens and golds light enough to read.
 */
export const dark: Theme = {
  scheme: "dark",
  colour: {
    text: {
      standard: "#f4efe7",
      secondary: "#bdb4a8",
      link: "#86d8b0",
      success: "#8fdcab",
      error: "#ffb0a8",
      info: "#a9cdfb",
      warning: "#f8cf7a",
      accent: "#f8cf64",
    },
    surface: {
      page: "#15130f",
      raised: "#1f1c17",
      sunken: "#0d0c09",
      action: "#12291e",
      success: "#14291b",
      error: "#371714",
      info: "#15263b",
      warning: "#33260a",
      accent: "#32280b",
    },
    border: {
      subtle: "#3b362e",
      control: "#8f867a",
      action: "#62c596",
      success: "#5fbb82",
      error: "#f0857b",
      info: "#74abf0",
      warning: "#d9a63c",
      accent: "#d9ad35",
    },
    fill: {
      action: "#6fd0a2",
      actionHover: "#92dfba",
      neutral: "#353029",
      neutralHover: "#464037",
      error: "#f2948b",
      errorHover: "#f8b3ac",
      success: "#7fd29f",
      info: "#8fbdf5",
      warning: "#f0bd3c",
      accent: "#f0bd3c",
      brand: "#0c3a28",
    },
    on: {
      action: "#062117",
      neutral: "#f4efe7",
      error: "#2d0805",
      success: "#06210f",
      info: "#06182f",
      warning: "#211800",
      accent: "#211800",
      brand: "#ffffff",
    },
    focus: { outer: "#ffd24a", inner: "#15130f" },
    chart: { first: "#6fd0a2", second: "#f0bd3c", third: "#8fbdf5" },
    scrim: "rgb(0 0 0 / 70%)",
  },
  shadow: {
    low: "0 1px 2px rgb(0 0 0 / 50%)",
    high: "0 10px 28px rgb(0 0 0 / 60%), 0 2px 6px rgb(0 0 0 / 40%)",
  },
};
