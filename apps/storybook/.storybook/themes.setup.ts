import type { CheckStory } from "./check-story.ts";
import { expectEveryThemeToBeReadable } from "./every-theme.ts";

const check: CheckStory = ({ canvas, theme }) => expectEveryThemeToBeReadable(canvas, theme);

globalThis.checkStory = check;
