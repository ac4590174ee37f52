import type { Tx } from "../../platform/db/open.ts";
import type { DriverId } from "../../platform/ids.ts";
import { updateUser } from "../accounts/store.ts";
import { claimOn } from "./claims-store.ts";

/** Someone who has claimed a licence is a driver once their identity has been verified, and not before. */
export async function followIdentity(tx: Tx, driver_id: DriverId, isVerified: boolean, now: Date): Promise<void> {
  const claim = await claimOn(tx, driver_id);
  if (claim) await updateUser(tx, claim.account_id, { role: isVerified ? "driver" : "learner" }, now);
}
