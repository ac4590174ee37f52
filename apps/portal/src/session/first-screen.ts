import { mayDo, type Role } from "@kwan/domain";
import { pathOf } from "../paths.ts";
import { session } from "./session.ts";

/**
 * Returns the page that a person sees first after logging in. Accountants start with the books, staff whose role has
 * tasks with the list of tasks, and everyone else on the home page.
 *
 * @example
 * firstScreenOf("officer"); // "/tasks"
 */
export const firstScreenOf = (role: Role): string =>
  mayDo(role, "books.close")
    ? pathOf("/office/books")
    : mayDo(role, "applications.work", "changes.decide", "decisions.approve", "identities.verify")
      ? pathOf("/tasks")
      : pathOf("/");

/**
 * Returns the page that the person wanted to open before the login or, if there was none, the first page for their
 * role.
 */
export function takeFirstScreen(): string {
  const redirect = session.takeRedirect();
  const role = session.get().user?.role;
  return redirect === pathOf("/") && role !== undefined ? firstScreenOf(role) : redirect;
}
