import { Outlet, type RouteObject } from "react-router";
import { DefaultLayout } from "./layouts/DefaultLayout.tsx";
import { ErrorPage } from "./page/ErrorPage.tsx";
import { pages } from "./pages.ts";
import { base } from "./paths.ts";
import { requireSession } from "./session/guards.ts";

const modules = import.meta.glob<RouteObject>(["./routes/**/*.tsx", "!./routes/open/**"]);

/** The pages that need a login. Each is loaded when it is first opened. */
const portalPages = pages
  .filter(({ layout }) => layout === "portal")
  .map(
    ({ path, file }): RouteObject => ({
      path: base + path,
      lazy: modules[`./routes/${file}.tsx`] as NonNullable<RouteObject["lazy"]>,
    }),
  );

/**
 * The routes of the portal, all of which need a login (R-ROL-01). The public pages have their own HTML files and no
 * router.
 */
export const routes: RouteObject[] = [
  {
    loader: requireSession,
    Component: DefaultLayout,
    ErrorBoundary: ErrorPage,
    // The error boundary is inside the layout, so that the layout stays when a page fails.
    children: [{ Component: Outlet, ErrorBoundary: ErrorPage, children: portalPages }],
  },
];
