import { m } from "#messages";
import type { Actor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

/** Officers of a branch only see that branch; officers without one, and administrators, see all. */
export function branchFor({ role, branch }: Actor, wanted: string | undefined): string | undefined {
  if (role !== "officer" || branch === null) return wanted;
  if (wanted !== undefined && wanted !== branch)
    throw new DomainError("forbidden", {
      message: m.reports_own_branch(),
    });
  return branch;
}
