import { m } from "#messages";
import { saveLicense } from "../../../people/drivers/licences-store.ts";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { findLicense } from "../../../people/drivers/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Context } from "../../../platform/context.ts";
import { rowOf } from "../kind-of.ts";
import type { ApplicationRow } from "../store.ts";

/**
 * Blocks a card as soon as its loss is reported. It stays blocked, whatever becomes of the application: a card that
 * someone has found again may have been in other hands. The right to drive does not change.
 */
export async function blockCard(context: Context, { id, driver_id, kind }: ApplicationRow): Promise<void> {
  const { tx } = context;
  const license = await findLicense(tx, driver_id);
  if (!license || license.is_card_blocked) return;
  await saveLicense(tx, { ...license, is_card_blocked: true });
  const { issue } = license;
  await recordAudit(context, { action: "block_card", entity: "driver", entity_id: driver_id, after: { issue } });
  const words = () => ({ title: m.services_card_blocked_title(), message: m.services_card_blocked({ issue }) });
  await notifyDriver(context, driver_id, { words, application_id: id, type: rowOf({ kind }).code });
}
