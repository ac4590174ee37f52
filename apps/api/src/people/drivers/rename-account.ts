import type { Tx } from "../../platform/db/open.ts";
import type { DriverId } from "../../platform/ids.ts";
import { updateUser } from "../accounts/store.ts";
import { accountOf } from "./store.ts";

/** Copies a driver's new name to their account, which has its own copy for the menu and the greeting. */
export async function renameAccount(tx: Tx, driver_id: DriverId, changes: object, now: Date): Promise<void> {
  const names = Object.fromEntries(
    ["first_name", "last_name", "other_name"].flatMap((field) =>
      field in changes ? [[field, changes[field as keyof typeof changes]]] : [],
    ),
  );
  const account = await accountOf(tx, driver_id);
  if (account && Object.keys(names).length > 0) await updateUser(tx, account.id, names, now);
}
