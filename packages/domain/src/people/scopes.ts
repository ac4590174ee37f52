import type { Role } from "./roles.ts";

/**
 * The permissions that staff and driving schools can have. Each role has some of these scopes, and each call for staff
 * or schools requires at least one of the scopes that it lists.
 *
 * @example
 * scopes.includes("audit.read"); // true
 */
export const scopes = [
  "appeals.decide",
  "applications.work",
  "books.read",
  "books.close",
  "books.approve",
  "branches.manage",
  "changes.decide",
  "complaints.handle",
  "decisions.propose",
  "decisions.approve",
  "documents.read",
  "drivers.read",
  "drivers.register",
  "enquiries.answer",
  "identities.verify",
  "imports.make",
  "imports.run",
  "lessons.read",
  "lessons.record",
  "messages.retry",
  "notices.post",
  "payments.resolve",
  "reports.read",
  "schools.read",
  "schools.accredit",
  "schools.approve",
  "staff.manage",
  "audit.read",
] as const;

/** A permission of staff or driving schools, one of `scopes`. */
export type Scope = (typeof scopes)[number];

/**
 * The extent of a scope: the caller's own school, the account's branch (or every branch, if the account has none), or
 * the whole country.
 */
export type Area = "school" | "branch" | "all";

type Scopes = Readonly<Partial<Record<Scope, Area>>>;

/** The scopes of each role. Citizens have none, because they can only use their own data. */
const roleScopes: Readonly<Record<Role, Scopes>> = {
  learner: {},
  driver: {},
  driving_school: { "lessons.read": "school", "lessons.record": "school" },
  reviewer: {
    "appeals.decide": "all",
    "books.read": "all",
    "books.approve": "all",
    "schools.approve": "all",
    "schools.read": "all",
    "changes.decide": "all",
    "complaints.handle": "all",
    "decisions.approve": "all",
    "documents.read": "all",
    "drivers.read": "all",
    "imports.run": "all",
  },
  officer: {
    "appeals.decide": "all",
    "applications.work": "branch",
    "decisions.propose": "all",
    "decisions.approve": "all",
    "documents.read": "all",
    "drivers.read": "all",
    "drivers.register": "all",
    "enquiries.answer": "branch",
    "identities.verify": "all",
    "lessons.read": "all",
    "payments.resolve": "all",
    "reports.read": "branch",
    "schools.accredit": "all",
    "schools.read": "all",
  },
  accountant: { "books.read": "all", "books.close": "all" },
  admin: {
    "audit.read": "all",
    "branches.manage": "all",
    "imports.make": "all",
    "messages.retry": "all",
    "notices.post": "all",
    "reports.read": "all",
    "schools.read": "all",
    "staff.manage": "all",
  },
};

/**
 * Returns the extent of a scope for a role, or undefined if the role does not have the scope.
 *
 * @example
 * areaOf("officer", "applications.work"); // "branch"
 */
export const areaOf = (role: Role, scope: Scope): Area | undefined =>
  // A newer server may have roles that this version does not know.
  Object.hasOwn(roleScopes, role) ? roleScopes[role][scope] : undefined;

/**
 * Returns whether a role has at least one of these scopes.
 *
 * @example
 * mayDo("reviewer", "changes.decide"); // true
 */
export const mayDo = (role: Role, ...any: readonly Scope[]): boolean =>
  any.some((scope) => areaOf(role, scope) !== undefined);
