import type { Queries, Tx } from "../../platform/db/open.ts";
import type { StepResult } from "../../platform/db/tables/application-json.ts";
import type { AccountId, ApplicationId } from "../../platform/ids.ts";
import { decideClasses } from "./store.ts";

/** An officer's note about a step, or the result that the server recorded. */
type Note = string | StepResult | null;

const columnsOf = (note: Note) =>
  typeof note === "string" || note === null ? { note, result: null } : { note: null, result: JSON.stringify(note) };

export const stepsOfApplication = (db: Queries, application_id: ApplicationId) =>
  db.selectFrom("service_steps").selectAll().where("application_id", "=", application_id).orderBy("position").execute();

/** Adds an application's steps. Existing steps keep their state. */
export async function layOutSteps(tx: Tx, application_id: ApplicationId, steps: readonly string[]): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map((step, position) => ({
    application_id,
    step,
    position,
    state: "open" as const,
    done_at: null,
    note: null,
  }));
  await tx
    .insertInto("service_steps")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["application_id", "step"]).doNothing())
    .returning("application_id")
    .execute();
}

export async function reopenStep(tx: Tx, application_id: ApplicationId, step: string): Promise<void> {
  await tx
    .updateTable("service_steps")
    .set({ state: "open", done_at: null, recorded_by: null, ...columnsOf(null) })
    .where("application_id", "=", application_id)
    .where("step", "=", step)
    .returning("application_id")
    .execute();
  // An officer granted the classes on the basis of answers that have since changed.
  if (step === "authenticity_check") await decideClasses(tx, application_id, null);
}

/** Records the outcome of a step, replacing an earlier one. Returns false if the application has no such step. */
export async function settleStep(
  tx: Tx,
  {
    application_id,
    step,
    state,
    done_at,
    note,
    recorded_by = null,
  }: {
    application_id: ApplicationId;
    step: string;
    state: "done" | "failed";
    done_at: Date;
    note: Note;
    recorded_by?: AccountId | null;
  },
): Promise<boolean> {
  const row = await tx
    .updateTable("service_steps")
    .set({ state, done_at, recorded_by, ...columnsOf(note) })
    .where("application_id", "=", application_id)
    .where("step", "=", step)
    .returning("application_id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records the result of a test. Unlike an officer's record, a result never undoes a completed step. Adds the step if
 * the application does not have it.
 */
export async function settleTestStep(
  tx: Tx,
  row: {
    application_id: ApplicationId;
    step: string;
    position: number;
    state: "done" | "failed";
    done_at: string;
    note: StepResult;
  },
): Promise<void> {
  const { note, ...columns } = row;
  const { state, done_at } = row;
  const noted = columnsOf(note);
  await tx
    .insertInto("service_steps")
    .values({ ...columns, ...noted })
    .onConflict((conflict) =>
      conflict
        .columns(["application_id", "step"])
        .doUpdateSet({ state, done_at, ...noted })
        .where("service_steps.state", "<>", "done"),
    )
    .returning("application_id")
    .execute();
}
