import { fileNameOf, guideOf, type Page } from "./pages.ts";
import type { Screen } from "./screens.ts";
import { type Sources, typesOf } from "./sources.ts";
import { tasks } from "./tasks.ts";
import { tested } from "./tested.ts";

/** Turns the links of a guide, which name a component, into links between files, and its own blocks into text. */
const inMarkdown = (guide: string, pages: readonly Page[]) =>
  guide
    .replace(/^import [^;]*;\n+/gm, "")
    .replace("<Tested>", "### What was tested\n")
    .replace("</Tested>", `\n${tested}`)
    .replace(/\]\(([A-Z]\w+)\)/g, (whole, name: string) => {
      const page = pages.find(({ components }) => components.includes(name));
      return page ? `](./${fileNameOf(page)})` : whole;
    });

const code = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

/** Returns a page for machines: the guide, an example, the types of its props, and the screens that use it. */
export function markdownOf(
  page: Page,
  pages: readonly Page[],
  sources: Sources,
  screens: Map<string, Screen[]>,
): string {
  const parts = page.components.flatMap((name) => {
    const { description = "", example = "" } = sources.components.get(name) ?? {};
    return [
      `## ${name}`,
      description,
      ...(example ? [code("tsx", `import { ${name} } from "@kwan/ui";\n\n${example}`)] : []),
      code("ts", [sources.types.get(`${name}Props`) ?? "", ...typesOf(name, sources.types)].join("\n\n")),
    ];
  });
  const used = page.components.flatMap((name) => screens.get(name) ?? []).map(({ title }) => title);
  return `${[
    `# ${page.components.join(", ")}`,
    inMarkdown(guideOf(page), pages).trim(),
    ...parts,
    ...(used.length > 0 ? ["## Screens that use it", [...new Set(used)].map((title) => `- ${title}`).join("\n")] : []),
  ].join("\n\n")}\n`;
}

/** Returns llms.txt: what the kit is, and its components, each with a sentence and a link. */
export function llmsText(pages: readonly Page[], { components }: Sources): string {
  const lines = pages.flatMap((page) =>
    page.components.map((name) => {
      const [sentence = ""] = (components.get(name)?.description ?? "").split(/(?<=\.) /);
      const asks = tasks[name]?.length ? ` To: ${tasks[name].join("; ").toLowerCase()}.` : "";
      return `- [${name}](./components/${fileNameOf(page)}): ${sentence}${asks}`;
    }),
  );
  return `# Kwan's kit

> React components for the screens of a public authority, in the package @kwan/ui: accessible, small, and written in plain
> English. Import each component from "@kwan/ui". Wrap the app in nothing; its styles come with the components.

Every page says when to use a component, when not, and which keys it has, and lists its props with their types.

## Components

${lines.sort().join("\n")}
`;
}
