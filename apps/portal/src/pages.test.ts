import { mayDo, type Role, roles, type Scope, scopes } from "@kwan/domain";
import { expect, test } from "vitest";
import { type PageRow, pages } from "./pages.ts";

const texts = import.meta.glob<string>("./routes/**/*.tsx", { query: "?raw", import: "default", eager: true });
const rows: readonly PageRow[] = pages;
const textOf = ({ file }: PageRow): string => texts[`./routes/${file}.tsx`] ?? "";

/** Pages that do not follow a rule, by path. A row that is no longer needed fails the test. Do not add new ones. */
type Exceptions = Readonly<Record<string, { is: string; because: string }>>;

const files: Exceptions = {
  "/": { is: "everyone/home", because: "the address has no part after which the file could be named" },
  "/*": { is: "everyone/not-found", because: "these are all the addresses without a page" },
  "/verify/:code": {
    is: "open/verify",
    because: "a visitor types the code at /verify, and the same page shows its licence",
  },
};

const features: Exceptions = {
  "/": { is: "home", because: "the address has no part after which the feature could be named" },
  "/extern/invoice/:id": { is: "payments", because: "an invoice is paid in the same way with and without a login" },
  "/services/view/:serviceId/:code/test/:part": {
    is: "tests",
    because: "the test shares its questions with the practice",
  },
};

const withoutParameters = (path: string) =>
  path
    .split("/")
    .filter((part) => part && !part.startsWith(":"))
    .join("/");

/** Returns the file that a page must have: its audience and its path, without the parameters. */
function fileFor({ path, audience }: PageRow): string {
  const list = path.replace(/\/:\w+$/, "");
  const isOneOfList = list !== path && rows.some((row) => row.path === list);
  return `${audience}/${withoutParameters(path)}${isOneOfList ? "/one" : ""}`;
}

test.each(rows)("the file of $path is its address in the folder of its audience", (row) => {
  const exception = files[row.path];
  expect(row.file).toBe(exception?.is ?? fileFor(row));
  if (exception) expect(exception.is, "this page needs no exception").not.toBe(fileFor(row));
});

test("every file in routes is a page", () => {
  expect(Object.keys(texts).sort()).toEqual([...new Set(rows.map(({ file }) => `./routes/${file}.tsx`))].sort());
});

/** Returns the features whose components a page shows. */
const shownBy = (row: PageRow): string[] =>
  [...textOf(row).matchAll(/\/features\/\w+\/([\w-]+)\/(?:[\w-]+\/)*[A-Z]\w*\.tsx"/g)].map(([, name = ""]) => name);

test.each(rows.filter((row) => shownBy(row).length > 0))("$path shows the feature that its address names", (row) => {
  const feature = withoutParameters(row.path).split("/")[0] ?? "";
  const exception = features[row.path];
  expect(shownBy(row)).toContain(exception?.is ?? feature);
  if (exception) expect(shownBy(row), "this page needs no exception").not.toContain(feature);
});

test("only pages have exceptions", () => {
  const paths = rows.map(({ path }) => path);
  expect([...Object.keys(files), ...Object.keys(features)].filter((path) => !paths.includes(path))).toEqual([]);
});

/** Returns the roles that a page lets in by its scopes, or undefined if it asks for none. */
function rolesOf(row: PageRow): Role[] | undefined {
  const list = /(?:any=\{|scopedPage\(\s*pageMeta,\s*)\[([^\]]+)\]/.exec(textOf(row))?.[1];
  const guardScopes = scopes.filter((scope): scope is Scope => list?.includes(`"${scope}"`) ?? false);
  return guardScopes.length > 0 ? roles.filter((role) => mayDo(role, ...guardScopes)) : undefined;
}

/** Returns the audience that a page's guard fits. Without scopes, everyone who is logged in may open the page. */
function audienceByGuard(row: PageRow): PageRow["audience"][] {
  if (row.layout !== "portal") return ["open"];
  const allowed = rolesOf(row);
  if (allowed) return [allowed.includes("driving_school") ? "school" : "staff"];
  const text = textOf(row);
  return text.includes("NeedsProfile") && !text.includes("role") ? ["citizen"] : ["citizen", "everyone"];
}

test.each(rows)("$path is in the folder of the people whom its guard lets in", (row) => {
  expect(audienceByGuard(row)).toContain(row.audience);
});
