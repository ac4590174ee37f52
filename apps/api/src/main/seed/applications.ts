import { type Action, type ClassLetter, dayOf, isOpen, type Status, statuses } from "@kwan/domain";
import { type Kind, type KindRow, kindRows, quote, type StepName, steps, totalOf, usualCost } from "@kwan/domain/kinds";
import { applicationNumber, invoiceNumber, receiptNumber } from "@kwan/domain/numbers";
import type { AccountId, ApplicationId, DriverId } from "../../platform/ids.ts";
import { type Card, cardOf } from "./generate/cards.ts";
import type { SeededPeople } from "./people.ts";
import { recordFor } from "./records.ts";
import { branchIds, insertAll, type SeedContext } from "./store.ts";

const dayMs = 86_400_000;

/**
 * Returns the owner of an application, if it belongs to one of the people whose logins are printed when the server
 * starts. Each of these people has something to do: a test to take, an invoice to pay, a card to collect.
 */
function ownerOf({ learner, driver }: SeededPeople, kind: Kind, status: Status): DriverId | undefined {
  const owned: Readonly<Record<string, DriverId>> = {
    "license-application testing": learner,
    "learners-license completed": learner,
    "international-driving-permit awaiting_payment": driver,
    "lost-damaged-license completed": driver,
    "proficiency-test testing": driver,
  };
  return owned[`${kind} ${status}`];
}

/** An application with all data that follows from its kind and status. */
export interface Seeded {
  readonly row: KindRow & { readonly kind: Kind };
  readonly card: Omit<Card, "card">;
  readonly id: ApplicationId;
  readonly status: Status;
  readonly driver_id: DriverId;
  readonly created_at: Date;
}

/**
 * Returns the status changes with their times, which are spread evenly from the application's start, at most a day
 * apart.
 */
export const movesOf = ({ card, created_at }: Seeded, now: Date) => {
  const pause = Math.min(dayMs, (now.getTime() - created_at.getTime()) / (card.moves.length + 1));
  return card.moves.map((move) => ({ ...move, at: new Date(created_at.getTime() + move.position * pause) }));
};

type RecordedStep = { readonly application_id: ApplicationId; readonly step: string; readonly done_at: Date | null };

/** Adds the eye test behind each completed step. The learner has one already. */
async function seedEyeTests(
  { db, newId }: SeedContext,
  { learner, officer }: SeededPeople,
  applications: readonly Seeded[],
  recorded: readonly RecordedStep[],
): Promise<void> {
  const driverOf = new Map(applications.map(({ id, driver_id }) => [id, driver_id]));
  const latest = new Map<DriverId, Date>();
  for (const { application_id, step, done_at } of recorded) {
    const driver = driverOf.get(application_id);
    if (step !== "eye_test" || !done_at || !driver || driver === learner) continue;
    if (done_at > (latest.get(driver) ?? new Date(0))) latest.set(driver, done_at);
  }
  const tests = [...latest].map(([driver_id, at]) => ({
    id: newId("eye"),
    driver_id,
    tested_on: dayOf(at.toISOString()),
    is_passed: true,
    needs_glasses: false,
    acuity: "6/6",
    centre: "Korle Bu Eye Centre",
    recorded_by: officer,
    recorded_at: at,
  }));
  await insertAll(db, "eye_tests", tests);
}

const referenceOf = (index: number): string => `SEED-${String(index).padStart(5, "0")}`;

/**
 * Adds applications of every kind in every possible status, with their invoices, payments
 * and history.
 */
export async function seedApplications(context: SeedContext, people: SeededPeople): Promise<readonly Seeded[]> {
  const { db, now, newId } = context;
  const year = now.getUTCFullYear();
  const today = dayOf(now.toISOString());
  const to_branch = (await branchIds(db)).find((id) => id !== people.branch);
  const all = statuses.flatMap((status, index) =>
    kindRows.flatMap((row) => {
      const card = cardOf(row, status, today);
      if (!card) return [];
      const letter = (card.details.license_class ?? null) as ClassLetter | null;
      const applicant = people.others[index]?.[recordFor(row, letter, today)];
      return [{ row, card, status, driver_id: ownerOf(people, row.kind, status) ?? applicant ?? people.driver }];
    }),
  );
  const applications = all.map(
    (each, index): Seeded => ({
      ...each,
      id: newId("srv"),
      created_at: new Date(now.getTime() - (40 - (index % 38)) * dayMs),
    }),
  );
  const owners = await db.selectFrom("users").select(["id", "driver_id"]).where("driver_id", "is not", null).execute();
  const accounts = new Map(owners.map(({ id, driver_id }) => [driver_id, id]));
  await insertAll(
    db,
    "services",
    applications.map((each, index) => {
      const { row, card, id, status, driver_id, created_at } = each;
      const moves = movesOf(each, now);
      const last = moves.at(-1)?.at ?? created_at;
      return {
        id,
        number: applicationNumber(year, index + 1),
        kind: row.kind,
        status,
        driver_id,
        branch_id: people.branch,
        tier: "standard",
        details: JSON.stringify(asHere(card.details, { license_number: people.licences[driver_id], to_branch })),
        delivery_location_id: null,
        reason: card.reason,
        filed_by: (row.filed_by === "office" ? undefined : accounts.get(driver_id)) ?? people.officer,
        created_at,
        updated_at: last,
        submitted_at: moves.find(({ action }) => action === "submit")?.at ?? null,
        completed_at: status === "completed" ? last : null,
      };
    }),
  );
  await insertAll(db, "counters", [{ name: "application", year, value: applications.length }]);
  const recorded = applications.flatMap((each) => {
    const moves = movesOf(each, now);
    const leftAt = (stage: Status) => moves.find(({ from_status }) => from_status === stage)?.at ?? each.created_at;
    return each.card.steps.map(({ step, position, is_done, result }) => ({
      application_id: each.id,
      step,
      position,
      state: is_done ? ("done" as const) : ("open" as const),
      done_at: is_done ? leftAt(steps[step as StepName].during) : null,
      note: null,
      recorded_by: is_done && steps[step as StepName].by === "officer" ? people.officer : null,
      result: result && JSON.stringify(result),
    }));
  });
  await insertAll(db, "service_steps", recorded);
  await seedEyeTests(context, people, applications, recorded);
  await insertAll(
    db,
    "service_history",
    applications.flatMap((each) =>
      movesOf(each, now).map(({ action, from_status, to_status, by_actor, at }) => ({
        id: newId("hst"),
        application_id: each.id,
        at,
        action,
        from_status,
        to_status,
        by_actor,
        actor_id: by_actor === "officer" ? officerFor(action, people) : null,
        reason: to_status === "rejected" || to_status === "action_required" ? each.card.reason : null,
      })),
    ),
  );
  await seedMoney(context, applications);
  await seedVerdicts(context, people, applications);
  return applications;
}

/**
 * Returns the officer who takes an action. The officer who hands over the card must not be the one who opened the
 * tests or approved the application.
 */
const officerFor = (action: Action, { officer, colleague }: SeededPeople): AccountId =>
  action === "open_tests" || action === "approve" ? colleague : officer;

/** The statuses after the review. In these statuses, the documents are accepted and the holder is verified. */
export const decided: readonly Status[] = ["testing", "approved", "producing", "ready", "completed"];

/** Verifies the holders of applications that have passed their review. */
async function seedVerdicts({ db, now }: SeedContext, people: SeededPeople, applications: readonly Seeded[]) {
  const holders = applications.filter(({ status }) => decided.includes(status)).map(({ driver_id }) => driver_id);
  await db
    .updateTable("drivers")
    .set({ is_id_verified: true, id_verified_by: people.officer, id_verified_at: now, id_note: "seen" })
    .where("id", "in", [...new Set(holders)])
    .execute();
}

/** Replaces the licence and branch in the example answers with a licence and a branch that exist in this database. */
const asHere = (details: Readonly<Record<string, unknown>>, there: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(details).map(([field, answer]) => [field, there[field] ?? answer]));

/** Adds invoices and receipts, so that the reports have figures. */
async function seedMoney({ db, now, newId }: SeedContext, applications: readonly Seeded[]): Promise<void> {
  const year = now.getUTCFullYear();
  const billed = applications
    .filter(({ card, row, created_at }) => card.is_sent && usualCost(row, dayOf(created_at.toISOString())) > 0)
    .map((application, index) => {
      const choices = { tier: "standard", is_delivered: false, is_late: false, is_printed: false } as const;
      const lines = quote(application.row.prices, choices, dayOf(application.created_at.toISOString())).on_sending;
      const total_pesewas = totalOf(lines);
      const paid_at = movesOf(application, now).find(({ action }) => action === "pay")?.at ?? null;
      const status = paid_at
        ? ("paid" as const)
        : isOpen(application.status)
          ? ("unpaid" as const)
          : ("cancelled" as const);
      return {
        ...application,
        invoice: newId("inv"),
        number: invoiceNumber(year, index + 1),
        lines,
        total_pesewas,
        paid_at,
        status,
        index,
      };
    });
  await insertAll(
    db,
    "invoices",
    billed.map(({ invoice, number, id, driver_id, total_pesewas, created_at, paid_at, status }) => ({
      id: invoice,
      number,
      application_id: id,
      driver_id,
      due: "on_sending" as const,
      status,
      total_pesewas,
      issued_at: created_at,
      due_at: new Date(Math.max(created_at.getTime(), now.getTime()) + 14 * dayMs),
      paid_at,
    })),
  );
  await insertAll(
    db,
    "invoice_lines",
    billed.flatMap(({ invoice, lines }) => lines.map((line, position) => ({ invoice_id: invoice, position, ...line }))),
  );
  const paid = billed.flatMap((each) =>
    each.paid_at ? [{ ...each, paid_at: each.paid_at, payment: newId("pay") }] : [],
  );
  await insertAll(
    db,
    "payments",
    paid.map(({ payment, invoice, total_pesewas, paid_at, index }) => ({
      id: payment,
      invoice_id: invoice,
      reference: referenceOf(index),
      provider: "sandbox",
      channel: index % 3 === 0 ? ("card" as const) : ("mobile_money" as const),
      status: "paid" as const,
      amount_pesewas: total_pesewas,
      currency: "GHS",
      checkout_url: null,
      mismatch: null,
      started_at: paid_at,
      settled_at: paid_at,
    })),
  );
  await insertAll(
    db,
    "sandbox_payments",
    paid.map(({ total_pesewas, paid_at, index }) => ({
      reference: referenceOf(index),
      amount_pesewas: total_pesewas,
      currency: "GHS",
      channel: index % 3 === 0 ? "card" : "mobile_money",
      status: "success",
      started_at: paid_at,
    })),
  );
  await insertAll(
    db,
    "receipts",
    paid.map(({ payment, invoice, total_pesewas, paid_at, index }, at) => ({
      number: receiptNumber(year, at + 1),
      invoice_id: invoice,
      payment_id: payment,
      total_pesewas,
      channel: index % 3 === 0 ? "card" : "mobile_money",
      paid_at,
    })),
  );
  await insertAll(db, "counters", [
    { name: "invoice", year, value: billed.length },
    { name: "receipt", year, value: paid.length },
  ]);
}
