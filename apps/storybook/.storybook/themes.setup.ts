import { themes } from "@kwan/ui/themes";
import { afterEach, inject } from "vitest";
import { page } from "vitest/browser";
import type { CheckStory } from "./check-story.ts";
import { expectListsToBeLists } from "./lists.ts";
import { expectToBeReadableIn } from "./other-themes.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether LONG is set, so that each story is tested in all themes. */
    isLong: boolean;
    /** The folder for screenshots of stories that have failed. */
    failures: string;
  }
}

/**
 * Returns a number that chooses the theme in which a story is tested if LONG is not set. A story always has the same
 * number.
 */
const turnOf = (id: string) => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

const check: CheckStory = ({ id, canvas, theme }) => {
  expectListsToBeLists(canvas);
  const others = Object.keys(themes).filter((name) => name !== theme);
  const turn = turnOf(id) % others.length;
  return expectToBeReadableIn(inject("isLong") ? others : others.slice(turn, turn + 1), canvas);
};

globalThis.checkStory = check;

afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  const name = `${task.file.name}-${task.name}`.replace(/[^\w-]+/g, "-");
  console.error(`A screenshot: ${await page.screenshot({ path: `${inject("failures")}/${name}.png` })}`);
});
