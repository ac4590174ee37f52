import { type LoaderFunctionArgs, matchRoutes, Outlet, type RouteObject } from "react-router";
import { DefaultLayout } from "./layouts/DefaultLayout.tsx";
import { FailureWithoutSession } from "./layouts/FailureWithoutSession.tsx";
import { ErrorPage } from "./page/ErrorPage.tsx";
import { noSuchPage } from "./page/no-such-page.ts";
import { pages } from "./pages.ts";
import { base } from "./paths.ts";
import { requireSession } from "./session/guards.ts";
import { session } from "./session/session.ts";

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

const isKnown = ({ url }: Request): boolean =>
  matchRoutes(portalPages, new URL(url).pathname)?.at(-1)?.route.path !== `${base}/*`;

/** A visitor who is not logged in reads that an address does not exist. Every other page sends them to the login. */
function requireSessionOrPage(args: LoaderFunctionArgs): Promise<Response | null> {
  if (!session.get().authenticated && !isKnown(args.request)) throw noSuchPage(args.request);
  return requireSession(args);
}

/**
 * The routes of the portal, all of which need a login (R-ROL-01). The public pages have their own HTML files and no
 * router.
 */
export const routes: RouteObject[] = [
  {
    // The last resort, without any layout.
    ErrorBoundary: ErrorPage,
    children: [
      {
        loader: requireSessionOrPage,
        Component: DefaultLayout,
        ErrorBoundary: FailureWithoutSession,
        // This error boundary is inside the layout, so that the layout stays when a page fails.
        children: [{ Component: Outlet, ErrorBoundary: ErrorPage, children: portalPages }],
      },
    ],
  },
];
