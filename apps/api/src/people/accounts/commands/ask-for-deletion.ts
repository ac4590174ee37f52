import type { AnswerOf, askForDeletion as call } from "@kwan/contract";
import { dayOf } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { figures } from "@kwan/domain/kinds";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { orNotFound } from "../../../platform/domain-error.ts";
import { notify } from "../../../platform/notifications/notify.ts";
import { lockUser, updateUser } from "../store.ts";
import { requireAnotherAdmin } from "./keep-an-admin.ts";
import { wrongPassword } from "./require-password.ts";

const dayMs = 86_400_000;

/** Schedules the deletion of the account. The caller has checked the password. */
export async function askForDeletion(context: Context<Actor>): Promise<AnswerOf<typeof call>> {
  const { tx, deps, actor } = context;
  await requireAnotherAdmin(tx, actor.id);
  const user = orNotFound(await lockUser(tx, actor.id), "account");
  // The password may have been changed since it was checked.
  if (user.password_hash !== actor.account.password_hash) throw wrongPassword();
  const deletes_at = new Date(deps.now().getTime() + figures.account_deletion_days * dayMs);
  await updateUser(tx, user.id, { deletes_at }, deps.now());
  await recordAudit(context, {
    action: "ask_for_deletion",
    entity: "user",
    entity_id: user.id,
    after: { deletes_at: deletes_at.toISOString() },
  });
  const message = () => m.accounts_deletion_planned({ day: formatDate(dayOf(deletes_at.toISOString()), "long") });
  const words = () => ({ title: m.accounts_deletion_title(), message: message() });
  await notify(context, { user_id: user.id, words });
  return {
    message: message(),
    deletes_at: deletes_at.toISOString(),
    kept: [m.accounts_kept_licence(), m.accounts_kept_applications(), m.accounts_kept_log()],
  };
}
