import type { BodyOf, updateDriver } from "@kwan/contract";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { orNotFound, stale } from "../../../platform/domain-error.ts";
import type { DriverId } from "../../../platform/ids.ts";
import { requireAccountContact } from "../contact.ts";
import { presentDriver } from "../present.ts";
import { requireConfirmed } from "../provisional.ts";
import { accountOf, changeDriver, type DriverChanges, type DriverRow, findLicense, lockDriver } from "../store.ts";

/**
 * Changes the details that drivers can change directly, such as address and occupation. A change of identity needs an
 * update request. Contact details are changed in the account, with the password and a code.
 */
export async function changeProfile(
  context: Context<Actor>,
  { id, form, version }: { id: DriverId; form: BodyOf<typeof updateDriver>; version: number | null },
): Promise<DriverRow> {
  const { tx, deps, actor } = context;
  const driver = orNotFound(await lockDriver(tx, id), "driver");
  await requireConfirmed(tx, id);
  if (version !== null && version !== driver.version) {
    const current = presentDriver(driver, await accountOf(tx, id), await findLicense(tx, id));
    throw stale(current, driver.version);
  }
  requireAccountContact(actor.account, form);
  const { phone_number: _, email: __, address, ...plain } = form;
  const fields = Object.fromEntries(
    Object.entries(plain)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value || null]),
  );
  const changes: DriverChanges = {
    ...fields,
    ...(address !== undefined && { address: address || null }),
  };
  const changed = await changeDriver(tx, id, changes, deps.now());
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, driver[name as keyof DriverRow]]));
  await recordAudit(context, { action: "update_driver", entity: "driver", entity_id: id, before, after: changes });
  return changed;
}
