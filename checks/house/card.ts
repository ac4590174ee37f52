import type { Fault, House } from "./faults.ts";

/**
 * The libraries of the project's card. The README says what each does here and where, and this check holds it to that:
 * shipped code in that place imports the library. A tool is run by a script or used by a configuration instead.
 */
const libraries = [
  "react",
  "react-dom",
  "react-router",
  "@tanstack/react-query",
  "ky",
  "zod",
  "libphonenumber-js",
  "dayjs",
  "@radix-ui/react-toast",
  "@vanilla-extract/css",
] as const;

/** Tools, with the file and the text that prove their use. */
const tools: readonly (readonly [tool: string, file: RegExp, use: RegExp])[] = [
  ["pnpm", /^package\.json$/, /"packageManager": "pnpm@/],
  ["turbo", /^package\.json$/, /"test": "[^"]*\bturbo run /],
  ["tsup", /^packages\/[^/]+\/package\.json$/, /"build": "tsup\b/],
  ["storybook", /^apps\/storybook\/package\.json$/, /"build": "[^"]*\bstorybook build\b/],
  ["vitest", /^packages\/[^/]+\/package\.json$/, /"test": "vitest run\b/],
];

const row = /^\| `([^`]+)` \| [^|]+ \| ([^|]+) \|$/gm;
const isShipped = (path: string) => /\.tsx?$/.test(path) && !/\.(test|test-d|stories)\.tsx?$/.test(path);

/** Checks that every library of the card does its work in the place that the README names. */
export function cardFaults(house: House): Fault[] {
  const readme = house.get("README.md") ?? "";
  const places = new Map([...readme.matchAll(row)].map(([, name = "", place = ""]) => [name, place]));
  const fault = (says: string): Fault => ({ rule: "card", path: "README.md", says });

  const unused = libraries.flatMap((library) => {
    const place = /`([^`]+)`/.exec(places.get(library) ?? "")?.[1];
    if (!place) return fault(`does not say what ${library} does here, and where: add it to the table of libraries.`);
    const imports = new RegExp(`(from|import) "${library}(/[^"]*)?"`);
    const isUsed = [...house].some(([path, text]) => path.startsWith(place) && isShipped(path) && imports.test(text));
    return isUsed ? [] : fault(`says that ${library} is used in ${place}, but no shipped file there imports it.`);
  });

  const missing = tools.flatMap(([tool, file, use]) => {
    if (!places.has(tool)) return fault(`does not say what ${tool} does here: add it to the table of libraries.`);
    const isRun = [...house].some(([path, text]) => file.test(path) && use.test(text));
    return isRun ? [] : fault(`says that ${tool} is used, but no script runs it.`);
  });
  return [...unused, ...missing];
}
