import { themes } from "@kwan/ui/themes";
import { inject } from "vitest";
import type { CheckStory } from "./check-story.ts";
import { expectListsToBeLists } from "./lists.ts";
import { expectToBeReadableIn } from "./other-themes.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether the tests run in their long form. */
    isLong: boolean;
  }
}

/** The short form tests each story in only one of the other themes. It is always the same one for that story. */
const turnOf = (id: string) => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

const check: CheckStory = ({ id, canvas, theme }) => {
  expectListsToBeLists(canvas);
  const others = Object.keys(themes).filter((name) => name !== theme);
  const turn = turnOf(id) % others.length;
  return expectToBeReadableIn(inject("isLong") ? others : others.slice(turn, turn + 1), canvas);
};

globalThis.checkStory = check;
