import { mayDo, type Role } from "@kwan/domain";
import { pathOf } from "../paths.ts";
import { session } from "./session.ts";

/**
 * The page that people see first after they have logged in. Staff who have tasks start with them; everybody else starts
 * on the home page.
 *
 * @example
 * firstScreenOf("officer"); // "/tasks"
 */
export const firstScreenOf = (role: Role): string =>
  mayDo(role, "applications.work", "changes.decide", "decisions.approve", "identities.verify")
    ? pathOf("/tasks")
    : pathOf("/");

/** Returns the page that was asked for before the login; if there was none, the first screen of the person. */
export function takeFirstScreen(): string {
  const asked = session.takeRedirect();
  const role = session.get().user?.role;
  return asked === pathOf("/") && role !== undefined ? firstScreenOf(role) : asked;
}
