import type { Plugin } from "vite";
import { llmsText, markdownOf } from "./markdown.ts";
import { fileNameOf, type Page, readPages } from "./pages.ts";
import { readScreens, type Screen } from "./screens.ts";
import { type Described, readSources, typesOf } from "./sources.ts";

/** What a documentation page knows about a component without its guide. */
export type Entry = Described & {
  name: string;
  page: Pick<Page, "id" | "title" | "guide">;
  types: readonly string[];
  screens: readonly Screen[];
};

const id = "virtual:catalogue";

function readEntries(): Entry[] {
  const sources = readSources();
  const screens = readScreens();
  return readPages().flatMap(({ components, id, title, guide }) =>
    components.map((name) => ({
      name,
      description: "",
      example: "",
      ...sources.components.get(name),
      page: { id, title, guide },
      types: typesOf(name, sources.types),
      screens: screens.get(name) ?? [],
    })),
  );
}

/**
 * Gives the documentation pages what they show about each component, and writes the same pages as Markdown into the
 * built Storybook, with their list in llms.txt.
 */
export function catalogue(): Plugin {
  return {
    name: "catalogue",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export const entries = ${JSON.stringify(readEntries())};` : undefined,
    generateBundle() {
      const pages = readPages();
      const sources = readSources();
      const screens = readScreens();
      const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
      emit("llms.txt", llmsText(pages, sources));
      for (const page of pages) emit(`components/${fileNameOf(page)}`, markdownOf(page, pages, sources, screens));
    },
  };
}
