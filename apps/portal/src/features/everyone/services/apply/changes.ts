import type { Application, ApplicationChanges } from "../queries.ts";

/** Whether two values are the same as JSON. A missing value equals null. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const differing = <V>(edits: Readonly<Record<string, V>>, current: object): [string, V][] =>
  Object.entries(edits).filter(([name, value]) => !isSame(value, (current as Record<string, unknown>)[name]));

/**
 * Returns the changes that still have to be made to an application, or undefined if there are none. An answer that
 * already has the desired value is left out, so that another person's edit of it is not overwritten.
 *
 * @example
 * stillToChange({ branch: "brn_1", details: { gearbox: "manual" } }, application);
 * // { details: { gearbox: "manual" } }
 */
export function stillToChange(
  { details = {}, ...facts }: ApplicationChanges,
  application: Application,
): ApplicationChanges | undefined {
  const answers = differing(details, application.details);
  const changes = {
    ...Object.fromEntries(differing(facts, application)),
    ...(answers.length > 0 && { details: Object.fromEntries(answers) }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** Merges two sets of changes. The later set takes precedence. */
export const mergeChanges = (earlier: ApplicationChanges, later: ApplicationChanges): ApplicationChanges => ({
  ...earlier,
  ...later,
  ...((earlier.details ?? later.details) && { details: { ...earlier.details, ...later.details } }),
});
