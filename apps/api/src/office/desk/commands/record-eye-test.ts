import type { recordEyeTest as call, ReadBodyOf } from "@kwan/contract";
import { addDays } from "@kwan/domain";
import { figures } from "@kwan/domain/kinds";
import { m } from "#messages";
import { requireOthersRecord } from "../../../people/drivers/own-record.ts";
import { type EyeTestRow, insertEyeTest, lastEyeTest } from "../../../people/drivers/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { invalidField } from "../../../platform/domain-error.ts";
import type { DriverId } from "../../../platform/ids.ts";
import { requireFileReason } from "../file-reasons.ts";

/** Records an eye test that has not expired. Returns the driver's latest eye test, which may be a more recent one. */
export async function recordEyeTest(
  context: Context<Actor>,
  driver_id: DriverId,
  test: ReadBodyOf<typeof call>,
): Promise<EyeTestRow | undefined> {
  const { tx, deps, actor } = context;
  await requireOthersRecord(tx, actor, driver_id);
  await requireFileReason(tx, actor, driver_id, deps.now());
  const { tested_on, is_passed, acuity = null } = test;
  if (tested_on > deps.today()) throw invalidField("tested_on", m.services_test_in_future());
  if (tested_on < addDays(deps.today(), -figures.eye_test_days))
    throw invalidField("tested_on", m.drivers_eye_test_expired({ days: figures.eye_test_days }));
  await insertEyeTest(tx, {
    ...test,
    acuity,
    id: deps.newId("eye"),
    driver_id,
    recorded_by: actor.id,
    recorded_at: deps.now(),
  });
  await recordAudit(context, {
    action: "record_eye_test",
    entity: "driver",
    entity_id: driver_id,
    after: { tested_on, is_passed },
  });
  return lastEyeTest(tx, driver_id);
}
