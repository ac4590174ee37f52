import type { AnyCall, Grant } from "@kwan/contract";
import type { Actor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

const grants: Readonly<Record<Grant, (actor: Actor) => boolean>> = {
  anyone: () => true,
  signed_in: () => true,
  owner: ({ role }) => role === "learner" || role === "driver",
  driving_school: ({ role }) => role === "driving_school",
  reviewer: ({ role }) => role === "reviewer",
  officer: ({ role }) => role === "officer",
  admin: ({ role }) => role === "admin",
};

/**
 * Whether somebody may make a call at all. What of it is theirs is decided where the thing is known: this is the
 * first gate, not the only one.
 */
export function admit({ access }: Pick<AnyCall, "access">, actor: Actor | null): void {
  if (access.includes("anyone")) return;
  if (actor === null) throw new DomainError("unauthenticated");
  if (!access.some((grant) => grants[grant](actor))) throw new DomainError("forbidden");
}
