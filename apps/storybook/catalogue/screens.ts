import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { toId } from "storybook/internal/csf";
import { root } from "./pages.ts";

/** A screen of the portal, by the title of its page in Storybook. */
export type Screen = { title: string; id: string };

const importsIn = (source: string) => [...source.matchAll(/^(?:import|export) ([^;]*?) from "(\.[^"]+\.tsx?)"/gm)];

const kitImportsIn = (source: string) =>
  [...source.matchAll(/^import \{([^}]*)\} from "@kwan\/ui"/gm)].flatMap(([, list = ""]) =>
    list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name)),
  );

/** Returns the kit's components that a file uses, or that the files of its feature use for it, the nearest first. */
function componentsOf(story: string, portal: string): Map<string, number> {
  const distances = new Map<string, number>();
  const seen = new Set([story]);
  let files = [story];
  for (let distance = 0; files.length > 0; distance += 1) {
    const next: string[] = [];
    for (const file of files) {
      const source = readFileSync(file, "utf8");
      // What a story itself imports is part of the test, not of the screen.
      if (distance > 0)
        for (const name of kitImportsIn(source)) if (!distances.has(name)) distances.set(name, distance);
      for (const [, , path = ""] of importsIn(source)) {
        const target = resolve(dirname(file), path);
        if (seen.has(target) || !existsSync(target) || !target.startsWith(join(portal, "features"))) continue;
        seen.add(target);
        next.push(target);
      }
    }
    files = next;
  }
  return distances;
}

/**
 * Returns, for each component of the kit, the screens of the portal that use it. Screens that use it directly come
 * first.
 */
export function readScreens(): Map<string, Screen[]> {
  const portal = join(root, "apps/portal/src");
  const stories = readdirSync(portal, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".stories.tsx"),
  );
  const uses = new Map<string, { screen: Screen; distance: number }[]>();
  for (const file of stories) {
    const path = join(portal, file);
    const source = readFileSync(path, "utf8");
    const title = /title: "(Portal\/[^"]+)"/.exec(source)?.[1];
    if (!title || source.includes('"!autodocs"')) continue;
    const screen = { title: title.replace("Portal/", "").replaceAll("/", ": "), id: toId(title, "docs") };
    for (const [name, distance] of componentsOf(path, portal))
      uses.set(name, [...(uses.get(name) ?? []), { screen, distance }]);
  }
  const sorted = (rows: { screen: Screen; distance: number }[]) =>
    rows
      .sort((one, other) => one.distance - other.distance || one.screen.title.localeCompare(other.screen.title))
      .map(({ screen }) => screen);
  return new Map([...uses].map(([name, rows]) => [name, sorted(rows)]));
}
