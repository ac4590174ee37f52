import { Outlet, type RouteObject } from "react-router";
import { DefaultLayout } from "./frame/portal/DefaultLayout.tsx";
import { ErrorPage } from "./frame/portal/ErrorPage.tsx";
import { requireSession } from "./session/guards.ts";

/** A page that is loaded when somebody goes to it: its module has `Component` and, where it needs some, `loader`. */
const page = (load: () => Promise<object>): Pick<RouteObject, "lazy"> => ({
  lazy: load as NonNullable<RouteObject["lazy"]>,
});

/**
 * The specification's table of routes, in its order, and after it the additions. The pages of the layouts auth and external
 * stand by themselves (public/pages.ts): they are documents of their own.
 */
const pages: RouteObject[] = [
  { index: true, ...page(() => import("./routes/home.tsx")) },
  {
    path: "profile",
    children: [
      { path: "add", ...page(() => import("./routes/profile/add.tsx")) },
      { index: true, ...page(() => import("./routes/profile/profile.tsx")) },
      { path: "edit", ...page(() => import("./routes/profile/edit.tsx")) },
      { path: "add-success", ...page(() => import("./routes/profile/added.tsx")) },
    ],
  },
  { path: "services", ...page(() => import("./routes/services/list.tsx")) },
  { path: "services/view/:id/:code", ...page(() => import("./routes/services/view.tsx")) },
  { path: "services/view/:id/:code/pay", ...page(() => import("./routes/services/pay.tsx")) },
  { path: "services/add/type", ...page(() => import("./routes/services/choose-type.tsx")) },
  { path: "services/add/first", ...page(() => import("./routes/services/choose-first.tsx")) },
  { path: "services/add", ...page(() => import("./routes/services/add.tsx")) },
  { path: "services/view/:serviceId/:code/test/:part", ...page(() => import("./routes/tests/theory-test.tsx")) },
  { path: "tests/practice", ...page(() => import("./routes/tests/practice.tsx")) },
  { path: "branches", ...page(() => import("./routes/branches/branches.tsx")) },
  { path: "school/trainees", ...page(() => import("./routes/school/trainees.tsx")) },
  { path: "school/class-records", ...page(() => import("./routes/school/class-records.tsx")) },
  { path: "review/update-requests", ...page(() => import("./routes/review/update-requests.tsx")) },
  { path: "review/update-requests/:id", ...page(() => import("./routes/review/update-request.tsx")) },
  { path: "office", ...page(() => import("./routes/office/queue.tsx")) },
  { path: "office/money", ...page(() => import("./routes/office/money.tsx")) },
  { path: "office/identities", ...page(() => import("./routes/office/identities.tsx")) },
  { path: "office/:id", ...page(() => import("./routes/office/application.tsx")) },
  { path: "staff", ...page(() => import("./routes/staff/staff.tsx")) },
  { path: "reports", ...page(() => import("./routes/reports/reports.tsx")) },
  { path: "notifications", ...page(() => import("./routes/notifications.tsx")) },
  { path: "account", ...page(() => import("./routes/account/account.tsx")) },
  { path: "account/edit", ...page(() => import("./routes/account/edit.tsx")) },
  { path: "licence/share", ...page(() => import("./routes/share-licence.tsx")) },
];

/** Everything but the public pages needs a login (R-ROL-01). */
export const routes: RouteObject[] = [
  {
    path: "/",
    loader: requireSession,
    Component: DefaultLayout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        // Between the frame and the page: where a page fails, the frame around it stays.
        Component: Outlet,
        ErrorBoundary: ErrorPage,
        children: [...pages, { path: "*", ...page(() => import("./routes/not-found.tsx")) }],
      },
    ],
  },
];
