import type { Tx } from "../db/open.ts";

export async function reopenStep(tx: Tx, service_id: string, step: string): Promise<void> {
  await tx
    .updateTable("service_steps")
    .set({ state: "open", done_at: null, note: null })
    .where("service_id", "=", service_id)
    .where("step", "=", step)
    .execute();
  // The classes were granted on answers that have now changed.
  if (step === "authenticity_check")
    await tx.updateTable("services").set({ decided_classes: null }).where("id", "=", service_id).execute();
}

/** Records the outcome of a step, replacing an earlier one. False if the application has no such step. */
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

/**
 * Records the result of a test. Unlike the office's records, it never undoes a completed step, and it adds the step
 * if the application does not have it.
 */
export async function settleTestStep(
  tx: Tx,
  row: { service_id: string; step: string; position: number; state: "done" | "failed"; done_at: string; note: string },
): Promise<void> {
  const { state, note, done_at } = row;
  await tx
    .insertInto("service_steps")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["service_id", "step"])
        .doUpdateSet({ state, note, done_at })
        .where("service_steps.state", "<>", "done"),
    )
    .execute();
}
