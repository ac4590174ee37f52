import type { RenderedDocument, RenderTools } from "@kwan/documents";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Layout } from "../src/layout/Layout.tsx";
import { type DocsPage, parts } from "../src/page.ts";
import { changelogPage } from "../src/pages/changelog.tsx";
import { explorerCalls, explorerPage } from "../src/pages/explorer.tsx";
import { limitsPage } from "../src/pages/limits.tsx";
import { notFoundPage } from "../src/pages/not-found.tsx";
import { guidesPage, runningPage } from "../src/pages/part-pages.tsx";
import { searchPage } from "../src/pages/search.tsx";
import { documentPages, guidePages, otherPages } from "../src/pages/written.tsx";
import { callPages } from "../src/reference/CallPage.tsx";
import { errorPages } from "../src/reference/ErrorPage.tsx";
import { exportPages } from "../src/reference/ExportsPage.tsx";
import { modelPages } from "../src/reference/ModelPage.tsx";
import { rulePages } from "../src/rules/RulePage.tsx";
import { headingsIn, indexOf } from "./search-index.ts";

export { themeScript as headScript } from "../src/layout/theme-script.ts";

/** Returns the pages among which a page is listed. */
const neighboursOf = (page: DocsPage, pages: readonly DocsPage[]): readonly DocsPage[] =>
  page.path === ""
    ? pages.filter(({ part, group }) => part === "guides/" && !group)
    : page.part
      ? pages.filter(({ part, group }) => part === page.part && group === page.group)
      : [];

/** Renders every page of the documentation. */
export function renderPages({ addFile }: RenderTools): RenderedDocument[] {
  const others = otherPages();
  const guides = [...guidePages(), limitsPage, ...others.filter(({ part }) => part === "guides/")];
  const documents = documentPages();
  const running = [...documents.filter(({ part }) => part === "running/"), changelogPage];
  const pages: readonly DocsPage[] = [
    ...others.filter(({ part }) => !part),
    guidesPage([...guides, ...documents.filter(({ part }) => part === "guides/")]),
    ...guides,
    runningPage(running),
    ...documents,
    changelogPage,
    ...callPages(),
    ...errorPages(),
    ...modelPages(),
    ...exportPages(),
    ...rulePages(addFile),
    searchPage,
    explorerPage(addFile("calls.json", JSON.stringify(explorerCalls))),
    notFoundPage,
  ];
  for (const { path } of parts)
    if (!pages.some((page) => page.path === path)) throw new Error(`There is no page ${path}.`);
  const rendered = pages.map((page) => ({ page, html: renderToStaticMarkup(page.content as ReactNode) }));
  const searchIndex = addFile("search.json", indexOf(rendered));
  return rendered.map(({ page, html }) => ({
    path: page.path,
    title: page.path === "" ? "Kwan documentation" : `${page.title} · Kwan documentation`,
    description: page.description,
    scripts: page.scripts ?? [],
    body: renderToStaticMarkup(
      <Layout
        page={page}
        neighbours={neighboursOf(page, pages)}
        headings={headingsIn(html)}
        html={html}
        searchIndex={searchIndex}
      />,
    ),
  }));
}
