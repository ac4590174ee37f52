import type { Theme } from "./tokens.ts";

const black = "#000000";
const white = "#ffffff";

/**
 * The high-contrast theme, for bright sunlight and low vision: black on white, strong lines, and no meaning conveyed by
 * a tint alone.
 */
export const highContrast: Theme = {
  scheme: "light",
  colour: {
    text: {
      standard: black,
      secondary: "#1a1a1a",
      link: "#00301c",
      success: "#00351a",
      error: "#6b0500",
      info: "#00265c",
      warning: "#3d2500",
      accent: "#332500",
    },
    surface: {
      page: white,
      raised: white,
      sunken: "#f5f5f5",
      action: white,
      success: white,
      error: white,
      info: white,
      warning: white,
      accent: white,
    },
    border: {
      subtle: "#4d4d4d",
      control: black,
      action: "#00301c",
      success: "#00351a",
      error: "#6b0500",
      info: "#00265c",
      warning: "#3d2500",
      accent: "#332500",
    },
    fill: {
      action: "#00301c",
      actionHover: black,
      neutral: "#e0e0e0",
      neutralHover: "#c7c7c7",
      error: "#6b0500",
      errorHover: "#420300",
      success: "#00351a",
      info: "#00265c",
      warning: "#ffd11a",
      accent: "#ffd11a",
      brand: "#00301c",
    },
    on: {
      action: white,
      neutral: black,
      error: white,
      success: white,
      info: white,
      warning: black,
      accent: black,
      brand: white,
    },
    focus: { outer: black, inner: "#ffd11a" },
    chart: { first: "#00301c", second: "#6b4a00", third: "#00418f" },
    scrim: "rgb(0 0 0 / 75%)",
  },
  shadow: { low: "0 0 0 1px #000000", high: "0 0 0 2px #000000" },
};
