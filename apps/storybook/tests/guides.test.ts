import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { colours } from "../.storybook/theme.ts";
import { componentsOfKit, fileNameOf, guideOf, type Page, readPages, root } from "../catalogue/pages.ts";
import { readScreens } from "../catalogue/screens.ts";
import { readSources, typesOf } from "../catalogue/sources.ts";
import { componentsIn, groups, tasks } from "../catalogue/tasks.ts";

const dist = join(import.meta.dirname, "../dist");
const read = (path: string) => readFileSync(join(dist, path), "utf8");

type Entry = { id: string; title: string; name: string; type: "docs" | "story"; tags: string[] };
const entries: Entry[] = Object.values(JSON.parse(read("index.json")).entries);
const pages = readPages();

/** The most used components, whose guides have all sections. */
const mostUsed = [
  ...["TextInput", "TextArea", "DateInput", "PhoneInput", "CodeInput", "Select", "Combobox", "CheckboxGroup"],
  ...["RadioGroup", "FileUpload", "Button", "Dialog", "DataTable", "ErrorSummary", "Header", "SummaryList"],
  ...["Toasts", "Stepper", "TaskList", "Banner"],
];
const short = ["When to use", "When not to use", "Keys"];
const long = [
  ...["When to use", "When not to use", "Anatomy", "Do and don't", "Content", "Keys", "Accessibility", "Related"],
];

/** Returns the sections of a guide, with the text of each. */
const sectionsOf = (page: Page): Map<string, string> =>
  new Map(
    guideOf(page)
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = "", ...lines] = section.split("\n");
        return [heading.trim(), lines.join("\n").trim()];
      }),
  );

const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = ""]) => href);

test("every component of the kit is on a page [R-UIK-07]", () => {
  expect(componentsOfKit().length).toBeGreaterThan(75);
  expect(pages.flatMap(({ components }) => components).sort()).toEqual(componentsOfKit());
});

describe.each(pages.map((page) => [page.title, page] as const))("%s", (_, page) => {
  const sections = sectionsOf(page);

  test("has a guide that says when, when not and which keys, for each of its components [R-UIK-07]", () => {
    for (const heading of short) expect(sections.get(heading), heading).toMatch(/\w{3}/);
    const guide = guideOf(page);
    for (const name of page.components.slice(1)) expect(guide).toContain(name);
  });

  test("says what to use instead, and every link leads somewhere [R-UIK-07]", () => {
    expect(linksIn(sections.get("When not to use") ?? "").length).toBeGreaterThan(0);
    const components = pages.flatMap((each) => each.components);
    const known = (href: string) =>
      href.startsWith("?path=/docs/")
        ? entries.some(({ id }) => `?path=/docs/${id}` === href)
        : href.startsWith("?path=/story/") || components.includes(href);
    expect(linksIn(guideOf(page)).filter((href) => !known(href))).toEqual([]);
  });

  test("has at most five examples, whose names are names [R-UIK-09]", () => {
    const examples = entries.filter(
      ({ title, type, tags }) => title === page.title && type === "story" && !tags.includes("test-only"),
    );
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.length).toBeLessThanOrEqual(5);
    expect(examples.filter(({ name }) => /\[R-/.test(name))).toEqual([]);
  });
});

test.each(mostUsed)("the page of %s has every section, and a bad example next to a good one [R-UIK-08]", (name) => {
  const page = pages.find(({ components }) => components[0] === name) as Page;
  const sections = sectionsOf(page);
  for (const heading of long) expect(sections.get(heading), heading).toMatch(/\w{3}/);
  expect(sections.get("Do and don't")).toMatch(/<Do why="[^"]{10,}[\s\S]*<Dont why="[^"]{10,}/);
  expect(sections.get("Content")).toContain("|---|");
  expect(sections.get("Accessibility")).toMatch(/<Tested>\n[\s\S]{20,}<\/Tested>/);
});

test("the types that props are made of are shown, and the screens come from the portal's imports [R-UIK-07, R-UIK-08]", () => {
  const { types } = readSources();
  expect(typesOf("DataTable", types).join()).toMatch(/type Column<Row>[\s\S]*align\?: "start" \| "end"/);
  expect(typesOf("Select", types).join()).toContain("type Option");
  expect(typesOf("TaskList", types).join()).toContain("type Task");
  expect(typesOf("Form", types).join()).toContain("type FormError");
  const screens = readScreens();
  expect(screens.get("PasswordInput")?.map(({ title }) => title)).toContain("Auth: Log in");
  const ids = entries.map(({ id }) => id);
  const all = [...screens.values()].flat();
  expect(all.filter(({ id }) => !ids.includes(id))).toEqual([]);
});

test("every component can be found by a task, and has a picture [R-UIK-11]", () => {
  expect(groups.flatMap(componentsIn).sort()).toEqual(componentsOfKit());
  expect(Object.entries(tasks).filter(([, asks]) => asks.length === 0)).toEqual([]);
  const files = ["facts", "messages", "questions"].map((name) =>
    join(import.meta.dirname, `../pages/pictures/${name}.tsx`),
  );
  const pictures = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^ {2}([A-Z]\w+): /gm)]);
  expect(pictures.map(([, name]) => name).sort()).toEqual(componentsOfKit());
});

test("no page is filtered from the sidebar with the stories that only test [R-UIK-11]", () => {
  expect(entries.filter(({ type, tags }) => type === "docs" && tags.includes("test-only"))).toEqual([]);
});

test("the portal's screens are last [R-UIK-11]", () => {
  const titles = entries.map(({ title }) => title);
  const first = titles.findIndex((title) => title.startsWith("Portal/"));
  expect(first).toBeGreaterThan(100);
  expect(titles.slice(first).filter((title) => !title.startsWith("Portal/"))).toEqual([]);
});

test("llms.txt lists every component, with a page of its own as Markdown [R-UIK-12]", () => {
  const lines = read("llms.txt").split("\n");
  for (const page of pages) {
    for (const name of page.components) {
      const line = lines.find((each) => each.startsWith(`- [${name}](./components/${fileNameOf(page)})`));
      expect(line, name).toMatch(/: \w.{10,}/);
    }
    const text = read(`components/${fileNameOf(page)}`);
    for (const heading of short) expect(text).toContain(`## ${heading}`);
    expect(text).toContain(`export type ${page.components[0]}Props`);
    expect(text).not.toMatch(/^import .* from "\.|<\/?Tested>/m);
    const links = linksIn(text).filter((href) => href.startsWith("./"));
    expect(links.filter((href) => !existsSync(join(dist, "components", href)))).toEqual([]);
  }
});

test.each(["sign-in", "documents", "check-answers", "pay", "confirm", "errors", "tables-at-work"])(
  "the pattern %s shows screens that exist [R-UIK-10]",
  (name) => {
    expect(entries.map(({ id }) => id)).toContain(`patterns-${name}--docs`);
    const text = readFileSync(join(root, "apps/storybook/pages/patterns", `${name}.mdx`), "utf8");
    const stories = [...text.matchAll(/story="([^"]+)"/g)].map(([, story]) => story);
    expect(stories.length).toBeGreaterThan(2);
    expect(stories.filter((story) => !entries.some(({ id }) => id === story))).toEqual([]);
  },
);

test("Storybook itself has the colours of the kit", () => {
  const light = readFileSync(join(root, "packages/ui/src/theme/light.ts"), "utf8");
  expect(Object.values(colours).filter((colour) => !light.includes(colour))).toEqual([]);
});
