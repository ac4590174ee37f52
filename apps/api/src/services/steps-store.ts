import type { Tx } from "../db/open.ts";

/** Takes back that a step was done. */
export async function reopenStep(tx: Tx, service_id: string, step: string): Promise<void> {
  await tx
    .updateTable("service_steps")
    .set({ state: "open", done_at: null, note: null })
    .where("service_id", "=", service_id)
    .where("step", "=", step)
    .execute();
  // The classes were decided on what has changed now.
  if (step === "authenticity_check")
    await tx.updateTable("services").set({ decided_classes: null }).where("id", "=", service_id).execute();
}

/** False where the application has no such step. */
export async function settleStep(
  tx: Tx,
  {
    service_id,
    step,
    state,
    done_at,
    note,
  }: { service_id: string; step: string; state: "done" | "failed"; done_at: Date; note: string | null },
): Promise<boolean> {
  const row = await tx
    .updateTable("service_steps")
    .set({ state, done_at, note })
    .where("service_id", "=", service_id)
    .where("step", "=", step)
    .returning("step")
    .executeTakeFirst();
  return row !== undefined;
}
