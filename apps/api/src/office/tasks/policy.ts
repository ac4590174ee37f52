import { mayDo, type Role, roles } from "@kwan/domain";
import { type TaskKind, taskKinds, tasks } from "@kwan/domain/tasks";
import type { Actor } from "../../platform/context.ts";
import { branchOf, may } from "../../platform/scopes.ts";
import type { Reach } from "./reach-store.ts";

/** Returns the kinds of tasks that someone has permission to do. */
export function reachOf(actor: Pick<Actor, "id" | "role" | "branch">): Reach {
  // Complaints that nobody else is left to handle go to the administrators.
  const allowed = taskKinds.filter(
    (kind) => may(actor, tasks[kind].scope) || (kind === "handle_complaint" && may(actor, "staff.manage")),
  );
  const isLimited = (kind: TaskKind) => !tasks[kind].is_everywhere && branchOf(actor, tasks[kind].scope) !== null;
  return {
    everywhere: allowed.filter((kind) => !isLimited(kind)),
    in_branch: allowed.filter(isLimited),
    branch: actor.branch,
    actor,
  };
}

const scopes = taskKinds.map((kind) => tasks[kind].scope);

/** The roles that have permission to do tasks of any kind. */
export const rolesWithTasks: readonly Role[] = roles.filter((role) => mayDo(role, ...scopes));
