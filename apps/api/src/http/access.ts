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

/** Checks whether the caller may make a call at all. Access to the record is checked later, once it has been read. */
export function admit({ access }: Pick<AnyCall, "access">, actor: Actor | null): void {
  if (access.includes("anyone")) return;
  if (actor === null) throw new DomainError("unauthenticated");
  if (!access.some((grant) => grants[grant](actor))) throw new DomainError("forbidden");
}
