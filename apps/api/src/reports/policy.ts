import type { Actor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

/** An officer of a branch sees that branch; one of none, and an admin, see all. */
export function branchFor({ role, branch }: Actor, wanted: string | undefined): string | undefined {
  if (role !== "officer" || branch === null) return wanted;
  if (wanted !== undefined && wanted !== branch)
    throw new DomainError("forbidden", {
      message: "Your reports are of your own branch. Leave the branch out, or ask an admin.",
    });
  return branch;
}
