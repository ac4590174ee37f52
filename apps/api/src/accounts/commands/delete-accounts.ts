import { note } from "../../audit/append.ts";
import { eraseValues } from "../../audit/store.ts";
import { systemContext } from "../../context.ts";
import type { Tx } from "../../db/open.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps, Server } from "../../deps.ts";
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
export async function deleteAccounts(deps: Server): Promise<number> {
  let deleted = 0;
  while (await inTransaction(deps.db, (tx) => deleteNext(tx, deps))) deleted += 1;
  return deleted;
}

async function deleteNext(tx: Tx, deps: Deps): Promise<boolean> {
  const now = deps.now();
  const account = await takeAccountToDelete(tx, now);
  if (!account) return false;
  await removeOwn(tx, account.id);
  await removeMessagesTo(tx, [account.email, account.phone_number]);
  await emptyAccount(tx, account.id, now);
  await eraseValues(tx, account.driver_id === null ? [account.id] : [account.id, account.driver_id]);
  if (account.driver_id !== null) {
    const files = await removeDrafts(tx, account.driver_id);
    for (const key of files) await deps.queue.add(tx, "remove_blob", { key });
    await removeDeliveries(tx, account.driver_id);
    await releaseDriver(tx, account.driver_id, now);
  }
  await note(systemContext(tx, deps, "delete-accounts"), {
    action: "delete_account",
    entity: "user",
    entity_id: account.id,
    before: { asked_for: account.deletes_at, role: account.role, driver: account.driver_id },
  });
  return true;
}
