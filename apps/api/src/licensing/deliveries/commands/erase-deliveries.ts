import type { Server } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/open.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { type Ended, releaseDeliveries } from "../../services/store.ts";
import { removeReleased } from "../store.ts";

const dayMs = 86_400_000;

/** How long an address is kept after its application has ended, for a person whose card did not arrive. */
const keptDays = 90;

/** Deletes the addresses, names and phone numbers to which ended applications were delivered. */
export async function eraseDeliveries(tx: Tx, ended: Ended): Promise<number> {
  const released = await releaseDeliveries(tx, ended);
  if (released.length > 0) await removeReleased(tx, released);
  return released.length;
}

/** Deletes the delivery addresses of applications that ended 90 days ago. */
export async function eraseOldDeliveries({ db, now }: Server): Promise<void> {
  const before = new Date(now().getTime() - keptDays * dayMs);
  while ((await inTransaction(db, (tx) => eraseDeliveries(tx, { before }))) > 0);
}
