import { type Kind, kindRows } from "@kwan/domain/kinds";
import { renderToString } from "react-dom/server";
import type { RouteObject } from "react-router";
import type { PageOpening } from "./frame/Page.tsx";
import { Opening } from "./frame/portal/Opening.tsx";
import { PublicApp } from "./public/PublicApp.tsx";
import { publicPages } from "./public/pages.ts";
import { routes } from "./routes.ts";

const pages = import.meta.glob("./routes/**/*.tsx");

/** The source of each page, by what it exports and by all of it. */
async function readSources(): Promise<ReadonlyMap<unknown, string>> {
  const read = Object.entries(pages).map(async ([path, load]) => {
    const module = (await load()) as Readonly<Record<string, unknown>>;
    const source = path.replace("./", "src/");
    return [module, ...Object.values(module)].map((part) => [part, source] as const);
  });
  return new Map((await Promise.all(read)).flat());
}

/** A public page: its path, its source, and its HTML as it is before anybody has done anything. */
export type RenderedPage = { path: string; source: string; html: string };

export async function renderPages(): Promise<RenderedPage[]> {
  const sources = await readSources();
  const rendered = Object.entries(publicPages).map(async ([path, load]) => {
    const Page = await load();
    return {
      path,
      source: sources.get(Page) ?? "",
      html: renderToString(<PublicApp first={{ path, Page }} />),
    };
  });
  return Promise.all(rendered);
}

/** What the shell of the portal shows until its script has come, whatever its page. */
export const renderOpening = (): string => renderToString(<Opening />);

/** A page behind the login: its path, its source, and what its documents show, by the addresses that have one of their own. */
export type RoutePage = { path: string; source: string; openings: Record<string, string> };

type PageModule = { opening?: PageOpening; openingOf?: (kind: Kind) => PageOpening };

/** A page that is of one kind of service has an address for each. */
const addressOf = (path: string, { kind, code }: (typeof kindRows)[number]): string =>
  path.includes(":code") ? path.replace(":code", code) : `${path}?kind=${kind}`;

function openingsOf(path: string, { opening, openingOf }: PageModule): Record<string, string> {
  const known: readonly (readonly [string, PageOpening])[] = opening
    ? [[path, opening]]
    : openingOf
      ? kindRows.map((row) => [addressOf(path, row), openingOf(row.kind)])
      : [];
  return Object.fromEntries(known.map(([address, page]) => [address, renderToString(<Opening page={page} />)]));
}

/** Each page behind the login, by the module that its route loads. */
export async function renderRoutes(): Promise<RoutePage[]> {
  const sources = await readSources();
  const found: RoutePage[] = [];
  const walk = async (given: readonly RouteObject[], above: string): Promise<void> => {
    for (const { path: own = "", lazy, children = [] } of given) {
      const path = `${above}/${own}`.replace(/\/+/g, "/").replace(/(.)\/$/, "$1");
      const module = typeof lazy === "function" ? await lazy() : undefined;
      const source = sources.get(module);
      if (source && own !== "*") found.push({ path, source, openings: openingsOf(path, module as PageModule) });
      await walk(children, path);
    }
  };
  await walk(routes, "");
  return found;
}
