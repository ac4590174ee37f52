import type { Work } from "../../../platform/context.ts";
import type { DriverId } from "../../../platform/ids.ts";
import { removeDeliveriesOf } from "../../deliveries/store.ts";
import { removeDocumentsOf } from "../../documents/store.ts";
import { lockDrafts, removeApplications } from "../store.ts";

/** Deletes drafts and their files. They were never submitted, so they are not part of the record. */
export async function removeDrafts({ tx, deps }: Work, driver_id: DriverId): Promise<void> {
  const drafts = await lockDrafts(tx, driver_id);
  if (drafts.length === 0) return;
  for (const key of await removeDocumentsOf(tx, drafts)) await deps.queue.add(tx, "remove_blob", { key });
  await removeDeliveriesOf(tx, drafts);
  await removeApplications(tx, drafts);
}
