import { areaOf, mayDo, type Scope } from "@kwan/domain";
import type { Actor } from "./context.ts";
import type { BranchId } from "./ids.ts";

type Who = Pick<Actor, "role" | "branch">;

/** Whether somebody has at least one of these scopes. */
export const may = ({ role }: Who, ...any: readonly Scope[]): boolean => mayDo(role, ...any);

/** The one branch that a scope reaches; null if it reaches every branch. An account without a branch is for all. */
export const branchOf = ({ role, branch }: Who, scope: Scope): BranchId | null =>
  areaOf(role, scope) === "branch" ? branch : null;

/** Whether a scope reaches a record of a branch. A record without a branch is within everybody's reach. */
export function mayWorkOn(actor: Who, scope: Scope, { branch_id }: { readonly branch_id: BranchId | null }): boolean {
  if (!may(actor, scope)) return false;
  const branch = branchOf(actor, scope);
  return branch === null || branch_id === null || branch === branch_id;
}
