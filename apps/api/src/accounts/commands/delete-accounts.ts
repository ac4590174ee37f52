import { note } from "../../audit/append.ts";
import { eraseValues } from "../../audit/store.ts";
import type { Queries } from "../../db/open.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { byTheSystem } from "../../services/commands/invoice-paid.ts";
import {
  emptyAccount,
  releaseDriver,
  removeDeliveries,
  removeDrafts,
  removeMessagesTo,
  removeOwn,
  takeAccountToDelete,
} from "../deletion-store.ts";

/**
 * The job that deletes the accounts whose day has come. Nobody can be found by them or log in any more, and their
 * email, phone number, name and username are free. The licence record, the applications that were submitted, the
 * receipts and the audit log stay, as the page said; the contact data that the log names are erased. Each account is
 * one transaction.
 *
 * @example
 * await deleteAccounts(deps);
 */
export async function deleteAccounts(deps: Deps): Promise<number> {
  let deleted = 0;
  while (await inTransaction(deps.db, (db) => deleteNext(db, deps))) deleted += 1;
  return deleted;
}

async function deleteNext(db: Queries, deps: Deps): Promise<boolean> {
  const now = deps.now();
  const account = await takeAccountToDelete(db, now);
  if (!account) return false;
  await removeOwn(db, account.id);
  await removeMessagesTo(db, [account.email, account.phone_number]);
  await emptyAccount(db, account.id, now);
  await eraseValues(db, account.driver_id === null ? [account.id] : [account.id, account.driver_id]);
  if (account.driver_id !== null) {
    const files = await removeDrafts(db, account.driver_id);
    for (const key of files) await deps.queue.add(db, "remove_blob", { key });
    await removeDeliveries(db, account.driver_id);
    await releaseDriver(db, account.driver_id, now);
  }
  await note(
    { db, deps, actor: null, request: byTheSystem("delete-accounts") },
    {
      action: "delete_account",
      entity: "user",
      entity_id: account.id,
      before: { asked_for: account.deletes_at, role: account.role, driver: account.driver_id },
    },
  );
  return true;
}
