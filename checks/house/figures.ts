import type { Fault, House } from "./faults.ts";

/** The documents that quote measurements: READMEs and decision records. */
const quotes = /(^|\/)README\.md$|^docs\/decisions\//;

/** A measured figure: a size, a duration, a rate, or a share of something. */
const figure =
  /\d[\d.,]* ?(kB|MB|GB|µs|ms)\b|\d[\d.,]* (\w+ )?((a|per) second|times as)\b|\b(takes|took) (about )?\d\S* (s|seconds)\b|(?<![\w.])0\.\d{1,2}(?![\w.])/;
/** A limit that somebody has set is not measured. */
const limit = /\b(at most|at least|more than|less than|above|below|up to|limit of|plan for) [\d.,]+( ?[a-zA-Zµ]+)?/gi;

/** Returns the paragraphs and list items of a text. A table belongs to the paragraph before it. */
export const blocksIn = (text: string): string[] =>
  text
    .replace(/\n\s*\n(?=\|)/g, "\n")
    .split(/\n\s*\n|\n(?=\s*- )/)
    .map((block) => block.trim())
    .filter((block) => block !== "");

/** The scripts that measure something. */
const measuring = /^(bench|sizes|first-paint|lighthouse)(:|$)/;

/** Returns the names of the scripts in all package.json files that measure something. */
function scriptsOf(house: House): Set<string> {
  const manifests = [...house].filter(([path]) => /^((packages|apps)\/[^/]+\/)?package\.json$/.test(path));
  return new Set(
    manifests
      .flatMap(([, text]) => Object.keys((JSON.parse(text) as { scripts?: object }).scripts ?? {}))
      .filter((name) => measuring.test(name)),
  );
}

/**
 * Checks that each measured figure in a README or a decision record has the command that makes it in the same
 * paragraph, list item or table: a script that measures, or a test file. A figure that nobody can measure again cannot
 * be corrected when it is no longer true.
 */
export function figureFaults(house: House): Fault[] {
  const scripts = scriptsOf(house);
  const tests = [...house.keys()].filter((path) => path.endsWith(".test.ts"));
  const isCommand = (words: string): boolean =>
    words.split(/\s+/).some((word) => scripts.has(word) || tests.some((path) => path.endsWith(`/${word}`)));
  return [...house]
    .filter(([path]) => quotes.test(path))
    .flatMap(([path, text]) =>
      blocksIn(text.replace(/```[\s\S]*?```/g, "")).flatMap((block): Fault[] => {
        const [match] = figure.exec(block.replace(limit, "")) ?? [];
        const commands = [...block.matchAll(/`([^`]+)`/g)].map(([, words = ""]) => words);
        if (match === undefined || commands.some(isCommand)) return [];
        const says = `quotes "${match.trim()}" in “${block.slice(0, 50)}” without the command that measures it: name it there, or remove the figure.`;
        return [{ rule: "figures", path, says }];
      }),
    );
}
