import { create } from "storybook/theming";

/** The colours of the kit's light theme. The manager cannot import the kit, so a test compares them. */
export const colours = {
  page: "#faf7f2",
  raised: "#ffffff",
  text: "#1d1a16",
  secondary: "#57504a",
  subtle: "#ddd5c9",
  control: "#776e64",
  action: "#0b5d3b",
  link: "#0a5a3a",
};

const font = "system-ui, sans-serif";

/** Returns the look of Storybook's own parts in the colours of a theme. */
export const lookOf = (own: typeof colours, base: "light" | "dark") =>
  create({
    base,
    brandTitle: "Kwan: the kit",
    brandUrl: "./",
    brandTarget: "_self",
    fontBase: font,
    colorPrimary: own.action,
    colorSecondary: own.action,
    appBg: own.page,
    appContentBg: own.raised,
    appPreviewBg: own.page,
    appBorderColor: own.subtle,
    appBorderRadius: 6,
    textColor: own.text,
    textMutedColor: own.secondary,
    barBg: own.raised,
    barTextColor: own.secondary,
    barSelectedColor: own.link,
    barHoverColor: own.link,
    inputBg: own.raised,
    inputBorder: own.control,
    inputTextColor: own.text,
    inputBorderRadius: 4,
  });

/** The look of the sidebar and the toolbar. A documentation page has the look of its theme. */
export const theme = lookOf(colours, "light");
