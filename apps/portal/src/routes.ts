import type { RouteObject } from "react-router";
import { requireSession } from "./session/guards.ts";

/** A page that is loaded when somebody goes to it: its module has `Component` and, where it needs some, `loader`. */
const page = (load: () => Promise<object>): Pick<RouteObject, "lazy"> => ({
  lazy: load as NonNullable<RouteObject["lazy"]>,
});

/**
 * The specification's table of routes, in its order, and after it the additions. The pages of the layouts auth and external
 * stand by themselves (public/pages.ts): they are documents of their own.
 */
export const pages: RouteObject[] = [{ index: true, ...page(() => import("./routes/home.tsx")) }];

/** Everything but the public pages needs a login (R-ROL-01). */
export const routes: RouteObject[] = [
  {
    path: "/",
    loader: requireSession,
    ...page(() => import("./frame/portal/DefaultLayout.tsx")),
    children: [
      {
        ...page(() => import("./frame/portal/Failing.tsx")),
        children: [...pages, { path: "*", ...page(() => import("./routes/not-found.tsx")) }],
      },
    ],
  },
];
