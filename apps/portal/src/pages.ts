import type { Kind } from "@kwan/domain/kinds";
import type { ComponentType } from "react";
import type { PageMeta } from "./page/Page.tsx";

/** The layout of a page (R-FRM-01): `portal` needs a login (R-ROL-01), and the other two do not. */
export type Layout = "auth" | "external" | "portal";

/** A page of the portal: its path, with `:name` for a parameter, and the file in `routes/` that renders it. */
export type PageRow = { readonly path: string; readonly layout: Layout; readonly file: string };

/** The exports of a file in `routes/`. `pageMeta` is prerendered into the page's HTML. */
export type PageModule = {
  Component: ComponentType;
  pageMeta?: PageMeta;
  /** The kind of service that the page's URL names, by `:code` or `?kind=`. */
  pageMetaOf?: (kind: Kind) => PageMeta;
};

const page = <const P extends string>(layout: Layout, path: P, file: string): PageRow & { readonly path: P } => ({
  path,
  layout,
  file,
});

/**
 * Every page, in the order of the specification's table of routes. The router, the build and the server use this list.
 */
export const pages = [
  page("auth", "/auth/login", "auth/login"),
  page("auth", "/auth/login/verify", "auth/verify-login"),
  page("auth", "/auth/signup", "auth/signup"),
  page("auth", "/auth/signup/verify", "auth/verify-signup"),
  page("auth", "/auth/forgot-password", "auth/forgot-password"),
  page("auth", "/auth/forgot-password/verify", "auth/verify-reset"),
  page("auth", "/auth/forgot-password/reset", "auth/reset-password"),
  page("auth", "/setup", "auth/setup"),
  page("external", "/extern/invoice/:id", "extern/invoice"),
  page("external", "/verify", "extern/check-licence"),
  page("external", "/verify/:code", "extern/check-licence"),
  page("external", "/browsers", "extern/browsers"),
  page("portal", "/", "home"),
  page("portal", "/profile", "profile/profile"),
  page("portal", "/profile/add", "profile/add"),
  page("portal", "/profile/edit", "profile/edit"),
  page("portal", "/profile/add-success", "profile/added"),
  page("portal", "/services", "services/list"),
  page("portal", "/services/view/:id/:code", "services/view"),
  page("portal", "/services/view/:id/:code/pay", "services/pay"),
  page("portal", "/services/view/:serviceId/:code/test/:part", "tests/theory-test"),
  page("portal", "/services/add", "services/add"),
  page("portal", "/services/add/type", "services/choose-type"),
  page("portal", "/services/add/first", "services/choose-first"),
  page("portal", "/tests/practice", "tests/practice"),
  page("portal", "/branches", "branches/branches"),
  page("portal", "/training", "school/training"),
  page("portal", "/school/trainees", "school/trainees"),
  page("portal", "/school/class-records", "school/class-records"),
  page("portal", "/review/update-requests", "review/update-requests"),
  page("portal", "/review/update-requests/:id", "review/update-request"),
  page("portal", "/tasks", "tasks/tasks"),
  page("portal", "/office", "office/queue"),
  page("portal", "/office/money", "office/money"),
  page("portal", "/office/identities", "office/identities"),
  page("portal", "/office/:id", "office/application"),
  page("portal", "/desk", "desk/desk"),
  page("portal", "/desk/register", "profile/register"),
  page("portal", "/desk/:driver", "desk/person"),
  page("portal", "/desk/:driver/apply", "services/at-desk"),
  page("portal", "/decisions", "desk/decisions"),
  page("portal", "/appeals/:id", "desk/appeal"),
  page("portal", "/imports", "imports/imports"),
  page("portal", "/imports/:id", "imports/import"),
  page("portal", "/schools", "schools/list"),
  page("portal", "/schools/:id", "schools/school"),
  page("portal", "/staff", "staff/staff"),
  page("portal", "/staff/branches", "desk/branches"),
  page("portal", "/staff/branches/:id", "desk/branch"),
  page("portal", "/audit", "audit/log"),
  page("portal", "/audit/accessed", "audit/accessed"),
  page("portal", "/reports", "reports/reports"),
  page("portal", "/notifications", "notifications"),
  page("portal", "/account", "account/account"),
  page("portal", "/account/edit", "account/edit"),
  page("portal", "/licence/share", "share-licence"),
  page("portal", "/licence/claim", "claim-licence"),
  page("portal", "/*", "not-found"),
] as const;

/** The path of a page without parameters. */
export type Address = Exclude<(typeof pages)[number]["path"], `${string}${":" | "*"}${string}`>;
