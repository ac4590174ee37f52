import { eraseDeliveries } from "../../../licensing/deliveries/commands/erase-deliveries.ts";
import { removeDeliveries } from "../../../licensing/deliveries/store.ts";
import { removeIdentityFilesOf } from "../../../licensing/documents/store.ts";
import { removeDrafts } from "../../../licensing/services/commands/remove-drafts.ts";
import { forgetPromptsOf } from "../../../money/payments/store.ts";
import { eraseContacts } from "../../../office/decisions/store.ts";
import { removeCodesOf } from "../../../people/accounts/codes-store.ts";
import { emptyAccount, takeAccountToDelete } from "../../../people/accounts/store.ts";
import { settleDisputesOf } from "../../../people/drivers/claims-store.ts";
import { removeSharesOf } from "../../../people/drivers/shares-store.ts";
import { releaseDriver } from "../../../people/drivers/store.ts";
import { endSessions } from "../../../people/sessions/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import { eraseValues } from "../../../platform/audit/store.ts";
import { type Server, systemContext, type Work } from "../../../platform/context.ts";
import { forgetAnswersTo } from "../../../platform/db/idempotency-store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { removeMessagesTo } from "../../../platform/messages/store.ts";
import { removeNotificationsOf } from "../../../platform/notifications/store.ts";

/**
 * Deletes the accounts that are due, each in its own transaction. Runs as a job. The contact details and usernames of
 * deleted accounts can be used again. The licence record, submitted applications, receipts and the audit log are kept,
 * as the portal tells people before they confirm. The contact details in the log are erased.
 *
 * @example
 * await deleteAccounts(deps);
 */
export async function deleteAccounts(deps: Server): Promise<number> {
  let deleted = 0;
  while (await inTransaction(deps.db, (tx) => deleteNext({ tx, deps }))) deleted += 1;
  return deleted;
}

async function deleteNext(work: Work): Promise<boolean> {
  const { tx, deps } = work;
  const now = deps.now();
  const account = await takeAccountToDelete(tx, now);
  if (!account) return false;
  const { id, driver_id } = account;
  await endSessions(tx, id);
  await removeCodesOf(tx, id);
  await removeNotificationsOf(tx, id);
  await removeMessagesTo(tx, id, [account.email, account.phone_number]);
  await forgetAnswersTo(tx, id);
  await forgetPromptsOf(tx, account);
  await settleDisputesOf(tx, id, now);
  await emptyAccount(tx, id, now);
  await eraseValues(tx, driver_id === null ? [id] : [id, driver_id]);
  if (driver_id !== null) {
    await removeDrafts(work, driver_id);
    for (const key of await removeIdentityFilesOf(tx, driver_id)) await deps.queue.add(tx, "remove_blob", { key });
    await eraseDeliveries(tx, { driver_id });
    await removeDeliveries(tx, driver_id);
    await eraseContacts(tx, driver_id);
    await releaseDriver(tx, driver_id, now);
    await removeSharesOf(tx, driver_id);
  }
  await recordAudit(systemContext(tx, deps, "delete-accounts"), {
    action: "delete_account",
    entity: "user",
    entity_id: id,
    driver_id,
    before: { asked_for: account.deletes_at, role: account.role, driver: driver_id },
  });
  return true;
}
