import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { toId } from "storybook/internal/csf";

/** A documentation page of the kit: a stories file, and the guide that is written next to it. */
export type Page = {
  /** The ID of the page in Storybook, such as "forms-dateinput--docs". */
  id: string;
  title: string;
  /** The components that it describes. The first one gives the guide its name. */
  components: readonly string[];
  /** The path of the guide, such as "packages/ui/src/date-input/DateInput.mdx". */
  guide: string;
};

export const root = join(import.meta.dirname, "../../..");

const namesIn = (list = "") => list.match(/[A-Z]\w*/g) ?? [];

/** Returns the documentation page of a stories file, unless the file has none. */
function pageOf(file: string): Page | undefined {
  const meta = /const meta = \{[\s\S]*?\} satisfies/.exec(readFileSync(file, "utf8"))?.[0] ?? "";
  const title = /title: "([^"]+)"/.exec(meta)?.[1];
  const component = /\bcomponent: (\w+)/.exec(meta)?.[1];
  if (!title || !component || meta.includes('"!autodocs"')) return undefined;
  const others = namesIn(/subcomponents: \{([^}]*)\}/.exec(meta)?.[1]);
  const guide = join(dirname(file), `${component}.mdx`).slice(root.length + 1);
  return { id: toId(title, "docs"), title, components: [component, ...others], guide };
}

const sourcesOfKit = join(root, "packages/ui/src");

/** Returns the documentation pages of the kit, sorted by title. */
export function readPages(): Page[] {
  const files = readdirSync(sourcesOfKit, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".stories.tsx"))
    .flatMap((file) => pageOf(join(sourcesOfKit, file)) ?? [])
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** Returns the names of all components that the kit exports. */
export function componentsOfKit(): string[] {
  const index = readFileSync(join(sourcesOfKit, "index.ts"), "utf8");
  const names = [...index.matchAll(/^export \{([^}]*)\} from "\.\/[^"]+\/(\w+)\.tsx"/gm)].flatMap(([, list = ""]) =>
    list.split(",").map((name) => name.trim()),
  );
  return names.filter((name) => /^[A-Z]\w*$/.test(name)).sort();
}

/** Returns the text of a page's guide, or "" if it has none. */
export const guideOf = ({ guide }: Page): string =>
  existsSync(join(root, guide)) ? readFileSync(join(root, guide), "utf8") : "";

/** Returns the name of the file that a page becomes for machines. */
export const fileNameOf = ({ guide }: Page): string => `${basename(guide, ".mdx")}.md`;
