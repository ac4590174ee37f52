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

/** The look of Storybook itself: the sidebar, the toolbar and the documentation pages. */
export const theme = create({
  base: "light",
  brandTitle: "Kwan: the kit",
  brandUrl: "./",
  brandTarget: "_self",
  fontBase: font,
  colorPrimary: colours.action,
  colorSecondary: colours.action,
  appBg: colours.page,
  appContentBg: colours.raised,
  appPreviewBg: colours.page,
  appBorderColor: colours.subtle,
  appBorderRadius: 6,
  textColor: colours.text,
  textMutedColor: colours.secondary,
  barBg: colours.raised,
  barTextColor: colours.secondary,
  barSelectedColor: colours.link,
  barHoverColor: colours.link,
  inputBg: colours.raised,
  inputBorder: colours.control,
  inputTextColor: colours.text,
  inputBorderRadius: 4,
});
