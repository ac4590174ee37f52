import type { Kind } from "@kwan/domain/kinds";
import type { ComponentType } from "react";
import type { PageMeta } from "./page/Page.tsx";

/** Who a page is for: visitors who are not logged in, everyone who is, citizens, driving schools, or staff. */
export type Audience = "open" | "everyone" | "citizen" | "school" | "staff";

/** The layout of a page (R-FRM-01): `portal` needs a login (R-ROL-01), and the other two do not. */
export type Layout = "auth" | "external" | "portal";

/** A page of the portal: its path, with `:name` for a parameter, and the file in `routes/` that renders it. */
export type PageRow = {
  readonly path: string;
  readonly audience: Audience;
  readonly layout: Layout;
  readonly file: string;
};

/** The exports of a file in `routes/`. `pageMeta` is prerendered into the page's HTML. */
export type PageModule = {
  Component: ComponentType;
  pageMeta?: PageMeta;
  /** Returns the props for the kind of service that the page's URL names, by `:code` or `?kind=`. */
  pageMetaOf?: (kind: Kind) => PageMeta;
};

/** Returns the name of a page's file: its path without parameters. */
const nameOf = (path: string) =>
  path
    .split("/")
    .filter((part) => part && !part.startsWith(":"))
    .join("/");

/**
 * A page that needs a login. Its file is in the folder of its audience. Two pages whose paths differ only in a parameter
 * need two names, so the page of one record is called `one`.
 */
const page = <const P extends string>(audience: Exclude<Audience, "open">, path: P, name = nameOf(path)) => ({
  path,
  audience,
  layout: "portal" as const,
  file: `${audience}/${name}`,
});

/** A page that needs no login. */
const openPage = <const P extends string>(layout: Exclude<Layout, "portal">, path: P) => ({
  path,
  audience: "open" as const,
  layout,
  file: `open/${nameOf(path)}`,
});

/**
 * Every page, in the order of the specification's table of routes. The router, the build and the server use this list.
 */
export const pages = [
  openPage("auth", "/auth/login"),
  openPage("auth", "/auth/login/verify"),
  openPage("auth", "/auth/signup"),
  openPage("auth", "/auth/signup/verify"),
  openPage("auth", "/auth/forgot-password"),
  openPage("auth", "/auth/forgot-password/verify"),
  openPage("auth", "/auth/forgot-password/reset"),
  openPage("auth", "/setup"),
  openPage("external", "/extern/invoice/:id"),
  openPage("external", "/verify"),
  openPage("external", "/verify/:code"),
  openPage("external", "/browsers"),
  openPage("external", "/privacy"),
  page("everyone", "/", "home"),
  page("everyone", "/profile"),
  page("citizen", "/profile/add"),
  page("citizen", "/profile/edit"),
  page("citizen", "/profile/add-success"),
  page("citizen", "/services"),
  page("citizen", "/services/view/:id/:code"),
  page("citizen", "/services/view/:id/:code/pay"),
  page("citizen", "/services/view/:serviceId/:code/test/:part"),
  page("citizen", "/services/add"),
  page("citizen", "/services/add/type"),
  page("citizen", "/services/add/first"),
  page("citizen", "/tests/practice"),
  page("everyone", "/branches"),
  page("citizen", "/training"),
  page("citizen", "/teaching"),
  page("citizen", "/payments"),
  page("school", "/school/trainees"),
  page("school", "/school/class-records"),
  page("school", "/school/instructors"),
  page("staff", "/review/update-requests"),
  page("staff", "/review/update-requests/:id", "review/update-requests/one"),
  page("staff", "/tasks"),
  page("staff", "/office"),
  page("staff", "/office/money"),
  page("staff", "/office/identities"),
  page("staff", "/office/books"),
  page("staff", "/office/:id", "office/one"),
  page("staff", "/desk"),
  page("staff", "/desk/register"),
  page("staff", "/desk/:driver", "desk/one"),
  page("staff", "/desk/:driver/apply"),
  page("staff", "/decisions"),
  page("staff", "/appeals/:id"),
  page("staff", "/enquiries"),
  page("staff", "/enquiries/:id", "enquiries/one"),
  page("staff", "/imports"),
  page("staff", "/imports/:id", "imports/one"),
  page("staff", "/schools"),
  page("staff", "/schools/:id", "schools/one"),
  page("staff", "/staff"),
  page("staff", "/staff/branches"),
  page("staff", "/staff/branches/:id", "staff/branches/one"),
  page("staff", "/staff/notices"),
  page("staff", "/staff/programs"),
  page("staff", "/staff/programs/:id", "staff/programs/one"),
  page("staff", "/audit"),
  page("staff", "/audit/accessed"),
  page("staff", "/reports"),
  page("everyone", "/notifications"),
  page("everyone", "/account"),
  page("everyone", "/account/edit"),
  page("citizen", "/licence/share"),
  page("citizen", "/licence/claim"),
  page("everyone", "/*", "not-found"),
] as const;

/** The path of a page without parameters. */
export type Address = Exclude<(typeof pages)[number]["path"], `${string}${":" | "*"}${string}`>;
