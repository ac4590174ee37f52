import { renderToString } from "react-dom/server";
import { Opening } from "./frame/portal/Opening.tsx";
import { PublicApp } from "./public/PublicApp.tsx";
import { publicPages } from "./public/pages.ts";

/** The HTML of each public page, as it is before anybody has done anything. */
export async function renderPages(): Promise<Record<string, string>> {
  const pages = Object.entries(publicPages).map(async ([path, load]) => {
    const Page = await load();
    return [path, renderToString(<PublicApp first={{ path, Page }} />)] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

/** What the shell of the portal shows until its script has come. */
export const renderOpening = (): string => renderToString(<Opening />);
