import type { updateStaff as call } from "@kwan/contract";
import { demandAnotherAdmin } from "../../accounts/commands/keep-an-admin.ts";
import { lockUser, updateUser } from "../../accounts/store.ts";
import { note } from "../../audit/append.ts";
import type { Asked } from "../../calls/handler.ts";
import type { UserRow } from "../../db/tables.ts";
import { DomainError, notFound, stale } from "../../domain-error.ts";
import { endSessions } from "../../sessions/store.ts";
import { staffAccountError } from "../account-error.ts";
import { presentStaff } from "../present.ts";

/** Changes what a colleague may do, or ends their account. One administrator always stays. */
export async function updateStaff(asked: Asked<typeof call>): Promise<UserRow> {
  const { db, deps, body, params, actor, request } = asked;
  const losesRights = body.is_active === false || (body.role !== undefined && body.role !== "admin");
  if (losesRights) await demandAnotherAdmin(db, params.id);
  const user = await lockUser(db, params.id);
  if (!user || user.role === "learner" || user.role === "driver") throw notFound("staff account");
  if (request.version !== null && request.version !== user.version) throw stale(presentStaff(user), user.version);
  if (user.id === actor.id && losesRights)
    throw new DomainError("state_forbids", {
      message: "You cannot remove your own rights. Ask another administrator.",
    });
  const changes = {
    ...(body.role !== undefined && { role: body.role }),
    ...(body.branch !== undefined && { branch_id: body.branch }),
    ...(body.school !== undefined && { school_id: body.school }),
    ...(body.is_active !== undefined && { is_active: body.is_active }),
  };
  const changed = await updateUser(db, user.id, changes, deps.now()).catch((error: unknown) => {
    throw staffAccountError(error);
  });
  if (body.is_active === false || body.role !== undefined) await endSessions(db, user.id);
  const { role, branch_id, school_id, is_active } = user;
  await note(asked, {
    action: "change_staff",
    entity: "user",
    entity_id: user.id,
    before: { role, branch_id, school_id, is_active },
    after: changes,
  });
  return changed;
}
