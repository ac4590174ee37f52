import { renderToString } from "react-dom/server";
import type { RouteObject } from "react-router";
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

/** What the shell of the portal shows until its script has come. */
export const renderOpening = (): string => renderToString(<Opening />);

/** The source of the page at each path behind the login: the one whose module the route loads. */
export async function sourcesOfRoutes(): Promise<Record<string, string>> {
  const sources = await readSources();
  const found: Record<string, string> = {};
  const walk = async (given: readonly RouteObject[], above: string): Promise<void> => {
    for (const { path = "", lazy, children = [] } of given) {
      const here = `${above}/${path}`.replace(/\/+/g, "/");
      const source = typeof lazy === "function" ? sources.get(await lazy()) : undefined;
      if (source && path !== "*") found[here.replace(/(.)\/$/, "$1")] = source;
      await walk(children, here);
    }
  };
  await walk(routes, "");
  return found;
}
