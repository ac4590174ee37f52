import type { AnswerOf, moveService } from "@kwan/contract";
import type { Action } from "@kwan/domain";
import { type Kind, kinds, type StepName } from "@kwan/domain/kinds";
import type { ApplicationId } from "../src/platform/ids.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { payFor, verifyIdentity } from "./people.ts";
import type { Person, TestServer } from "./server.ts";

export type Application = AnswerOf<typeof moveService>;

/** Returns the calls for a kind that is only known at run time. */
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

/** Opens and accepts each document that does not have a verdict yet. */
export async function acceptDocuments({ kwan }: Person, { documents }: Application): Promise<void> {
  const files = documents.flatMap((each) => (each.status === "uploaded" ? each.files : []));
  for (const { id } of files) {
    await kwan.documents.download(id);
    await kwan.documents.review(id, { outcome: "accepted" }, latest);
  }
}

/** Completes all open steps in a status, and reviews the documents. Returns false if there were no open steps. */
export async function doSteps(
  server: TestServer,
  officer: Person,
  owner: Person,
  application: Application,
): Promise<boolean> {
  const { id, status, steps, decided_classes } = application;
  if (status === "in_review") await acceptDocuments(officer, application);
  const open = steps.filter(({ during, state }) => during === status && state === "open");
  for (const { step } of open)
    if (step === "school_verification") await confirmSchool(server, id);
    else if (step === "category")
      await owner.kwan.services.chooseCategory(id, { license_class: "B", gearbox: "manual" });
    else if (step === "practical_test")
      // An examiner records one result for a person and a day.
      await (await server.person({ role: "officer" })).kwan.services.recordPracticalTest(
        id,
        {
          tested_on: server.clock.now.toISOString().slice(0, 10),
          is_passed: true,
          score: 85,
          reason: "The branch had a free place.",
        },
        latest,
      );
    else if (step.startsWith("theory_")) await passStep(server, idOf("srv", id), step);
    else if (step === "authenticity_check")
      await officer.kwan.services.recordStep(
        id,
        { step, state: "done", classes: decided_classes ?? ["A", "B", "C"] },
        latest,
      );
    else await officer.kwan.services.recordStep(id, { step, state: "done" }, latest);
  return open.length > 0;
}

/** Confirms an enrolment in the database, without a school. Other tests cover the school. */
const confirmSchool = (server: TestServer, id: string) => passStep(server, idOf("srv", id), "school_verification");

/**
 * Completes a step in the database, for example a theory test without its questions. Other tests cover the questions.
 */
async function passStep({ db, deps }: TestServer, application_id: ApplicationId, step: StepName): Promise<void> {
  await db.kysely
    .updateTable("service_steps")
    .set({ state: "done", done_at: deps.now() })
    .where("application_id", "=", application_id)
    .where("step", "=", step)
    .execute();
}

/** What an officer says when the holder collects the card. Other actions take no notice of it. */
export const toHolder = { handed_to: "holder", document_shown: "ghana_card" } as const;

/** An officer's next action in each status, once its steps are done. */
export const nextActions: Readonly<Partial<Record<Application["status"], readonly Action[]>>> = {
  paid: ["start_review"],
  in_review: ["open_tests", "approve"],
  testing: ["approve"],
  approved: ["produce"],
  producing: ["mark_ready"],
  ready: ["hand_over"],
};

/**
 * Takes a submitted application through every step and action to the end, and calls `inspect` in each status. Invoices are
 * paid when they are due.
 */
export async function walk(
  server: TestServer,
  { id, officer, owner }: { readonly id: string; readonly officer: Person; readonly owner: Person },
  inspect: (application: Application) => Promise<void> = async () => {},
): Promise<Application> {
  // The officer who decides on an application cannot hand over its card or examine the applicant.
  const colleague = await server.person({ role: "officer" });
  const { kwan } = colleague;
  await verifyIdentity(server, owner.driver);
  let now = await standing(server, officer, id);
  for (let moves = 0; moves < 12; moves++) {
    await inspect(now);
    if (now.status === "completed") return now;
    if (now.invoices.some(({ status }) => status === "unpaid")) {
      const early = await kwan.services.move(id, { action: "produce", reason }, latest).settled();
      if (early.ok) throw new Error("The card was printed before it was paid.");
      await payFor(server, id);
      now = await standing(server, officer, id);
      if (now.status === "paid") continue;
    }
    if (now.decision) {
      await kwan.decisions.decide(now.decision, { outcome: "approved" }, latest);
      now = await standing(server, officer, id);
      continue;
    }
    const { status } = now;
    if (await doSteps(server, officer, owner, now)) now = await standing(server, officer, id);
    if (now.status !== status) continue;
    const open = [...now.actions, ...now.held_back.map(({ action }) => action)];
    const action = nextActions[status]?.find((each) => open.includes(each));
    if (!action) throw new Error(`Nothing leads on from ${status}: ${now.actions.join(", ")}.`);
    const by = action === "approve" || action === "open_tests" ? colleague : officer;
    now = await by.kwan.services.move(id, { action, ...toHolder }, latest);
  }
  throw new Error("The application did not come to its end.");
}

/** Returns an application as an officer sees it. */
async function standing({ db }: TestServer, officer: Person, id: string): Promise<Application> {
  const { kind } = await db.kysely
    .selectFrom("services")
    .select("kind")
    .where("id", "=", idOf("srv", id))
    .executeTakeFirstOrThrow();
  return callsOf(officer).read(kinds[kind as Kind].parent, id);
}
