import { m } from "#messages";
import type { Actor } from "../../platform/context.ts";
import { DomainError } from "../../platform/domain-error.ts";
import type { BranchId } from "../../platform/ids.ts";
import { branchOf } from "../../platform/scopes.ts";

/**
 * Returns the branch to which a report is limited. Officers at a branch can only see that branch's figures. Officers
 * without a branch, and administrators, can see all figures.
 */
export function branchFor(actor: Actor, requestedBranch: BranchId | undefined): BranchId | undefined {
  const branch = branchOf(actor, "reports.read");
  if (branch === null) return requestedBranch;
  if (requestedBranch !== undefined && requestedBranch !== branch)
    throw new DomainError("forbidden", m.reports_own_branch());
  return branch;
}
