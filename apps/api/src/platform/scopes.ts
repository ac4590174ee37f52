import { areaOf, mayDo, type Scope } from "@kwan/domain";
import type { Actor } from "./context.ts";
import type { BranchId } from "./ids.ts";

type Who = Pick<Actor, "role" | "branch">;

/** Whether someone has at least one of these scopes. */
export const may = ({ role }: Who, ...any: readonly Scope[]): boolean => mayDo(role, ...any);

/**
 * Returns the branch to which a scope is limited, or null if it covers every branch. An account without a branch covers
 * all of them.
 */
export const branchOf = ({ role, branch }: Who, scope: Scope): BranchId | null =>
  areaOf(role, scope) === "branch" ? branch : null;

/** Whether a scope covers a record that belongs to a branch. Every scope covers records without a branch. */
export function mayWorkOn(actor: Who, scope: Scope, { branch_id }: { readonly branch_id: BranchId | null }): boolean {
  if (!may(actor, scope)) return false;
  const branch = branchOf(actor, scope);
  return branch === null || branch_id === null || branch === branch_id;
}
