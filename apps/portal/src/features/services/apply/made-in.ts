import type { Application, ApplicationChanges } from "../queries.ts";

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Whether an application already has all that a change would make of it: the change got through, and only its answer did not.
 *
 * @example
 * isMadeIn({ branch: "brn_1" }, application); // true where it is at that branch
 */
export function isMadeIn({ details = {}, ...changes }: ApplicationChanges, application: Application): boolean {
  const answers: Readonly<Record<string, unknown>> = application.details;
  const facts: Readonly<Record<string, unknown>> = application;
  return (
    Object.entries(details).every(([field, answer]) => isSame(answer, answers[field])) &&
    Object.entries(changes).every(([name, value]) => isSame(value, facts[name]))
  );
}
