import type { Kind } from "@kwan/domain/kinds";
import type { ComponentType } from "react";
import type { PageMeta } from "./page/Page.tsx";

/** The layout of a page (R-FRM-01): `portal` needs a login (R-ROL-01), and the other two do not. */
export type Layout = "auth" | "external" | "portal";

/** A page of the portal: its path, with `:name` for a parameter, and the file in `routes/` that renders it. */
export type PageRow = {
  readonly path: string;
  readonly layout: Layout;
  readonly file: string;
  /** Whether this page is for staff and schools. Other people do not have to load the code that only such pages share. */
  readonly isForStaff?: true;
};

/** The exports of a file in `routes/`. `pageMeta` is prerendered into the page's HTML. */
export type PageModule = {
  Component: ComponentType;
  pageMeta?: PageMeta;
  /** Returns the props for the kind of service that the page's URL names, by `:code` or `?kind=`. */
  pageMetaOf?: (kind: Kind) => PageMeta;
};

const page = <const P extends string>(layout: Layout, path: P, file: string): PageRow & { readonly path: P } => ({
  path,
  layout,
  file,
});

const staffPage = <const P extends string>(path: P, file: string) => ({
  ...page("portal", path, file),
  isForStaff: true as const,
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
  page("external", "/privacy", "extern/privacy"),
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
  // This page is for trainees, but it shares its code with the pages of the schools.
  staffPage("/training", "school/training"),
  staffPage("/school/trainees", "school/trainees"),
  staffPage("/school/class-records", "school/class-records"),
  staffPage("/review/update-requests", "review/update-requests"),
  staffPage("/review/update-requests/:id", "review/update-request"),
  staffPage("/tasks", "tasks/tasks"),
  staffPage("/office", "office/queue"),
  staffPage("/office/money", "office/money"),
  staffPage("/office/identities", "office/identities"),
  staffPage("/office/:id", "office/application"),
  staffPage("/desk", "desk/desk"),
  staffPage("/desk/register", "profile/register"),
  staffPage("/desk/:driver", "desk/person"),
  staffPage("/desk/:driver/apply", "services/at-desk"),
  staffPage("/decisions", "desk/decisions"),
  staffPage("/appeals/:id", "desk/appeal"),
  staffPage("/imports", "imports/imports"),
  staffPage("/imports/:id", "imports/import"),
  staffPage("/schools", "schools/list"),
  staffPage("/schools/:id", "schools/school"),
  staffPage("/staff", "staff/staff"),
  staffPage("/staff/branches", "desk/branches"),
  staffPage("/staff/branches/:id", "desk/branch"),
  staffPage("/audit", "audit/log"),
  staffPage("/audit/accessed", "audit/accessed"),
  staffPage("/reports", "reports/reports"),
  page("portal", "/notifications", "notifications"),
  page("portal", "/account", "account/account"),
  page("portal", "/account/edit", "account/edit"),
  page("portal", "/licence/share", "share-licence"),
  page("portal", "/licence/claim", "claim-licence"),
  page("portal", "/*", "not-found"),
] as const;

/** The path of a page without parameters. */
export type Address = Exclude<(typeof pages)[number]["path"], `${string}${":" | "*"}${string}`>;
