import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import type { UserRow } from "../../../platform/db/tables.ts";
import { orNotFound } from "../../../platform/domain-error.ts";
import { notify } from "../../../platform/notifications/notify.ts";
import { keepUser, lockUser } from "../store.ts";

/** Cancels the deletion of the caller's account, if one is scheduled. */
export async function keepAccount(context: Context<Actor>): Promise<UserRow> {
  const { tx, deps, actor } = context;
  const { id } = actor;
  const user = orNotFound(await lockUser(tx, id), "account");
  if (user.deletes_at === null) return user;
  const account = orNotFound(await keepUser(tx, id, deps.now()), "account");
  await recordAudit(context, {
    action: "cancel_deletion",
    entity: "user",
    entity_id: id,
    before: { deletes_at: user.deletes_at },
  });
  const words = () => ({ title: m.accounts_deletion_cancelled_title(), message: m.accounts_deletion_cancelled() });
  await notify(context, { user_id: id, words });
  return account;
}
