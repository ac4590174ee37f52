import type { Theme } from "./tokens.ts";

const black = "#000000";
const white = "#ffffff";
const gold = "#ffd11a";

/** The high-contrast theme for people who also need a dark screen: white on black, strong lines. */
export const highContrastDark: Theme = {
  scheme: "dark",
  colour: {
    text: {
      standard: white,
      secondary: "#e6e6e6",
      link: "#9cf0c6",
      success: "#a5f0bd",
      error: "#ffc9c4",
      info: "#c4deff",
      warning: "#ffe08a",
      accent: "#ffe08a",
    },
    surface: {
      page: black,
      raised: black,
      sunken: "#141414",
      action: black,
      success: black,
      error: black,
      info: black,
      warning: black,
      accent: black,
    },
    border: {
      subtle: "#b3b3b3",
      control: white,
      action: "#9cf0c6",
      success: "#a5f0bd",
      error: "#ffc9c4",
      info: "#c4deff",
      warning: "#ffe08a",
      accent: "#ffe08a",
    },
    fill: {
      action: "#9cf0c6",
      actionHover: white,
      neutral: "#333333",
      neutralHover: "#4d4d4d",
      error: "#ffc9c4",
      errorHover: white,
      success: "#a5f0bd",
      info: "#c4deff",
      warning: gold,
      accent: gold,
      brand: "#00301c",
    },
    on: {
      action: black,
      neutral: white,
      error: black,
      success: black,
      info: black,
      warning: black,
      accent: black,
      brand: white,
    },
    focus: { outer: gold, inner: black },
    chart: { first: "#9cf0c6", second: gold, third: "#c4deff" },
    scrim: "rgb(0 0 0 / 80%)",
  },
  shadow: { low: `0 0 0 1px ${white}`, high: `0 0 0 2px ${white}` },
};
