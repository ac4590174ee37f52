import type { AnswerOf, moveService } from "@kwan/contract";
import type { Action } from "@kwan/domain";
import { type Kind, kinds, type StepName } from "@kwan/domain/kinds";
import { payFor } from "./people.ts";
import type { Person, TestServer } from "./server.ts";

export type Application = AnswerOf<typeof moveService>;

/** The calls of a kind that is only known at run time. */
export const callsOf = ({ kwan }: Person) => ({
  create: kwan.services.create as unknown as (kind: Kind, body: object) => Promise<Application>,
  read: kwan.services.get as unknown as (kind: Kind, id: string) => Promise<Application>,
  change: kwan.services.update as unknown as (
    kind: Kind,
    id: string,
    body: object,
    options: { ifMatch: object },
  ) => Promise<Application>,
});

const reason = "The photo is blurred. Please send it again.";

/** Completes all steps of a state; false if there are none. */
async function doSteps(
  server: TestServer,
  officer: Person,
  owner: Person,
  { id, status, steps, decided_classes }: Application,
): Promise<boolean> {
  const open = steps.filter(({ during, state }) => during === status && state === "open");
  for (const { step } of open)
    if (step === "category") await owner.kwan.services.chooseCategory(id, { license_class: "B", gearbox: "manual" });
    else if (step === "practical_test")
      await officer.kwan.services.recordPracticalTest(id, {
        tested_on: server.clock.now.toISOString().slice(0, 10),
        is_passed: true,
        score: 85,
      });
    else if (step.startsWith("theory_")) await passTheory(server, id, step);
    else if (step === "authenticity_check")
      await officer.kwan.services.recordStep(id, { step, state: "done", classes: decided_classes ?? ["A", "B", "C"] });
    else await officer.kwan.services.recordStep(id, { step, state: "done" });
  return open.length > 0;
}

/** Records a pass in the theory test without its questions, which other tests cover. */
async function passTheory({ db, deps }: TestServer, service_id: string, step: StepName): Promise<void> {
  await db.kysely
    .updateTable("service_steps")
    .set({ state: "done", done_at: deps.now() })
    .where("service_id", "=", service_id)
    .where("step", "=", step)
    .execute();
}

/** An officer's next action in each state, once its steps are done. */
const next: Readonly<Partial<Record<Application["status"], readonly Action[]>>> = {
  paid: ["start_review"],
  in_review: ["open_tests", "approve"],
  testing: ["approve"],
  approved: ["produce"],
  producing: ["mark_ready"],
  ready: ["hand_over"],
};

/**
 * Takes a submitted application through every step and action to its end, and calls `look` in each state. Invoices
 * are paid when they are due.
 */
export async function walk(
  server: TestServer,
  { id, officer, owner }: { readonly id: string; readonly officer: Person; readonly owner: Person },
  look: (application: Application) => Promise<void> = async () => {},
): Promise<Application> {
  const { kwan } = officer;
  let now = await standing(server, officer, id);
  for (let moves = 0; moves < 12; moves++) {
    await look(now);
    if (now.status === "completed") return now;
    if (now.invoices.some(({ status }) => status === "unpaid")) {
      const early = await kwan.services.move(id, { action: "produce", reason }).settled();
      if (early.ok) throw new Error("The card was printed before it was paid.");
      await payFor(server, id);
      now = await standing(server, officer, id);
      if (now.status === "paid") continue;
    }
    const { status } = now;
    if (await doSteps(server, officer, owner, now)) now = await standing(server, officer, id);
    if (now.status !== status) continue;
    const action = next[status]?.find((each) => now.actions.includes(each));
    if (!action) throw new Error(`Nothing leads on from ${status}: ${now.actions.join(", ")}.`);
    now = await kwan.services.move(id, { action });
  }
  throw new Error("The application did not come to its end.");
}

/** Reads an application as an officer. */
async function standing({ db }: TestServer, officer: Person, id: string): Promise<Application> {
  const { kind } = await db.kysely.selectFrom("services").select("kind").where("id", "=", id).executeTakeFirstOrThrow();
  return callsOf(officer).read(kinds[kind as Kind].parent, id);
}
