import type { ComponentType } from "react";
import type { DocsPage, PartPath } from "../page.ts";
import { components } from "../text/components.tsx";

type Written = {
  default: ComponentType<{ components: typeof components }>;
  frontmatter?: { title: string; description: string; order?: number; part?: PartPath; shortTitle?: string };
};

const guides = import.meta.glob<Written>("../../content/guides/*.mdx", { eager: true });
const others = import.meta.glob<Written>("../../content/*.mdx", { eager: true });

/** The repository's own documents, with what the lists say of them. */
const documents = import.meta.glob<Written>(
  [
    "../../../../docs/{operations,security,privacy}.md",
    "../../../../packages/{sdk,contract,domain,ui,signs}/README.md",
  ],
  { eager: true },
);

const words: Readonly<Record<string, readonly [path: string, title: string, description: string, part: PartPath]>> = {
  "docs/operations.md": ["operations/", "Operations", "Installing, settings, backups and new versions.", "running/"],
  "docs/security.md": ["security/", "Security", "What an installation protects, and how.", "running/"],
  "docs/privacy.md": ["privacy/", "Personal data", "Which personal data there are, and who gets them.", "running/"],
  "packages/sdk/README.md": [
    "packages/sdk/",
    "@kwan/sdk",
    "The typed client: methods, errors, options, React and tests.",
    "guides/",
  ],
  "packages/contract/README.md": ["packages/contract/", "@kwan/contract", "Every call as data.", "guides/"],
  "packages/domain/README.md": ["packages/domain/", "@kwan/domain", "The authority's rules as functions.", "guides/"],
  "packages/ui/README.md": ["packages/ui/", "@kwan/ui", "The components of the authority's screens.", "guides/"],
  "packages/signs/README.md": ["packages/signs/", "@kwan/signs", "Ghana's road signs as drawings.", "guides/"],
};

const nameOf = (path: string) =>
  path
    .split("/")
    .at(-1)
    ?.replace(/\.mdx?$/, "") ?? "";

function pageOf(prefix: string, part: PartPath | undefined) {
  return ([path, { default: Content, frontmatter }]: [string, Written]): DocsPage => {
    if (!frontmatter) throw new Error(`${path} has no title and description at its top.`);
    const name = nameOf(path);
    return {
      path: name === "index" ? prefix : `${prefix}${name}/`,
      ...frontmatter,
      part: frontmatter.part ?? part,
      content: <Content components={components} />,
    };
  };
}

const inOrder = ([, one]: [string, Written], [, other]: [string, Written]) =>
  (one.frontmatter?.order ?? 99) - (other.frontmatter?.order ?? 99);

export const guidePages = (): DocsPage[] => Object.entries(guides).toSorted(inOrder).map(pageOf("guides/", "guides/"));

export const otherPages = (): DocsPage[] => Object.entries(others).toSorted(inOrder).map(pageOf("", undefined));

export const documentPages = (): DocsPage[] =>
  Object.entries(words).map(([file, [path, title, description, part]]) => {
    const Content = documents[`../../../../${file}`]?.default;
    if (!Content) throw new Error(`There is no ${file}.`);
    const group = path.startsWith("packages/") ? "Packages" : undefined;
    return { path, title, description, part, group, content: <Content components={components} /> };
  });
