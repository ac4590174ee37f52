import { type Kind, kindRows } from "@kwan/domain/kinds";
import { renderToString } from "react-dom/server";
import { m } from "#messages";
import { LoadingPage } from "../src/layouts/LoadingPage.tsx";
import { PublicLayout } from "../src/layouts/PublicLayout.tsx";
import { StartNotice } from "../src/layouts/StartNotice.tsx";
import type { PageMeta } from "../src/page/Page.tsx";
import { startScript } from "../src/page/start.ts";
import { themeScript } from "../src/page/theme-choice.ts";
import { titleOf } from "../src/page/title.ts";
import { type PageModule, type PageRow, pages } from "../src/pages.ts";

/** A page as it is shown before any script has loaded, with its row, URL and title. */
export type RenderedPage = { row: PageRow; address: string; title: string; description: string; content: string };

const modules = import.meta.glob<PageModule>("../src/routes/**/*.tsx");

const inPortal = (row: PageRow, address: string, pageMeta?: PageMeta): RenderedPage => ({
  row,
  address,
  description: m.layouts_description(),
  title: pageMeta ? titleOf(pageMeta.title) : "Kwan",
  content: renderToString(<LoadingPage page={pageMeta} />),
});

/**
 * Returns the URL of a page for a kind of service. The kind replaces `:code` or, if there is no such parameter, is in
 * the query.
 */
const addressFor = (path: string, { kind, code }: { kind: Kind; code: string }): string =>
  path.includes(":code") ? path.replace(":code", code) : `${path}?kind=${kind}`;

async function renderPage(row: PageRow): Promise<RenderedPage[]> {
  const module = await modules[`../src/routes/${row.file}.tsx`]?.();
  if (!module) throw new Error(`pages.ts names routes/${row.file}.tsx, and there is no such file.`);
  const { Component, pageMeta, pageMetaOf } = module;
  if (row.layout === "portal") {
    const ofKinds = pageMetaOf
      ? kindRows.map((kind) => inPortal(row, addressFor(row.path, kind), pageMetaOf(kind.kind)))
      : [];
    return [...ofKinds, inPortal(row, row.path, pageMeta)];
  }
  const content = renderToString(
    <PublicLayout layout={row.layout}>
      <Component />
    </PublicLayout>,
  );
  return [
    { row, address: row.path, description: m.layouts_description(), title: titleOf(pageMeta?.title ?? ""), content },
  ];
}

/** Renders every page in its initial state. */
export const renderPages = async (): Promise<RenderedPage[]> => (await Promise.all(pages.map(renderPage))).flat();

export const notice = (): string => renderToString(<StartNotice />);

export const headScript = `${themeScript};${startScript}`;
