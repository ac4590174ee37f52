import type { recordEyeTest as call, ReadBodyOf } from "@kwan/contract";
import { addDays } from "@kwan/domain";
import { figures } from "@kwan/domain/kinds";
import { m } from "#messages";
import { failEyeTestSteps } from "../../../licensing/services/commands/fail-eye-test-steps.ts";
import { requireOthersRecord } from "../../../people/drivers/own-record.ts";
import { type EyeTestRow, eyeTestsOn, insertEyeTest, lastEyeTest, lockDriver } from "../../../people/drivers/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField } from "../../../platform/domain-error.ts";
import type { DriverId } from "../../../platform/ids.ts";
import { requireFileReason } from "../file-reasons.ts";

/**
 * Records an eye test that has not expired. Returns the driver's latest eye test, which may be a more recent one. A second
 * test on one day needs a reason, and nobody turns a fail that they recorded into a pass on the same day.
 */
export async function recordEyeTest(
  context: Context<Actor>,
  driver_id: DriverId,
  test: ReadBodyOf<typeof call>,
): Promise<EyeTestRow | undefined> {
  const { tx, deps, actor } = context;
  await requireOthersRecord(tx, actor, driver_id);
  await requireFileReason(tx, actor, driver_id, deps.now());
  const { tested_on, is_passed, acuity = null } = test;
  const reason = test.reason || null;
  await lockDriver(tx, driver_id);
  if (tested_on > deps.today()) throw invalidField("tested_on", m.services_test_in_future());
  if (tested_on < addDays(deps.today(), -figures.eye_test_days))
    throw invalidField("tested_on", m.drivers_eye_test_expired({ days: figures.eye_test_days }));
  const earlier = await eyeTestsOn(tx, driver_id, tested_on);
  if (earlier.length > 0) {
    if (reason === null || reason.length < 10) throw invalidField("reason", m.drivers_eye_test_again());
    if (is_passed && earlier.some((each) => !each.is_passed && each.recorded_by === actor.id))
      throw new DomainError("forbidden", m.drivers_eye_test_other_officer());
  }
  await insertEyeTest(tx, {
    ...test,
    acuity,
    reason: earlier.length > 0 ? reason : null,
    id: deps.newId("eye"),
    driver_id,
    recorded_by: actor.id,
    recorded_at: deps.now(),
  });
  await recordAudit(context, {
    action: "record_eye_test",
    entity: "driver",
    entity_id: driver_id,
    after: { tested_on, is_passed, ...(reason !== null && { reason }) },
  });
  const last = await lastEyeTest(tx, driver_id);
  if (last && !last.is_passed) await failEyeTestSteps(context, driver_id);
  return last;
}
