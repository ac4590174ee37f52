import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import type { DriverId } from "../../../platform/ids.ts";
import { openWithStepDone } from "../lists-store.ts";
import { settleStep } from "../steps-store.ts";
import { bumpVersion } from "../store.ts";

/** After a failed eye test, the step is no longer done in the person's open applications. */
export async function failEyeTestSteps(context: Context<Actor>, driver_id: DriverId): Promise<void> {
  const { tx, deps, actor } = context;
  for (const { id } of await openWithStepDone(tx, driver_id, "eye_test")) {
    const failed = { step: "eye_test", state: "failed" } as const;
    await settleStep(tx, { ...failed, application_id: id, done_at: deps.now(), note: null, recorded_by: actor.id });
    await bumpVersion(tx, id, deps.now());
    await recordAudit(context, { action: "record_step", entity: "service", entity_id: id, after: failed });
  }
}
