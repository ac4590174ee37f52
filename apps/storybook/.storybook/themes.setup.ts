import { expectEveryThemeToBeReadable } from "./every-theme.ts";

globalThis.checkStory = ({ canvas, theme }) => expectEveryThemeToBeReadable(canvas, theme);
