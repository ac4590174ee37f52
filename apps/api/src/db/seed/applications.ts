import { exampleDetails } from "@kwan/contract/examples";
import { type Status, statuses } from "@kwan/domain";
import { type Kind, type KindRow, kindRows, quote, type StepName, steps, stepsOf } from "@kwan/domain/kinds";
import { applicationNumber, invoiceNumber, receiptNumber } from "@kwan/domain/numbers";
import type { SeededPeople } from "./people.ts";
import { insertAll, type SeedContext } from "./store.ts";

const dayMs = 86_400_000;
const inOrder: readonly Status[] = statuses;

/** Whether a kind ever comes into a state: tests and printing are not for all. */
const comesInto = (row: KindRow & { readonly kind: Kind }, status: Status): boolean => {
  const has = (stage: string) => row.steps.some(({ step }) => steps[step as StepName].during === stage);
  if (status === "testing") return has("testing");
  if (status === "producing" || status === "ready") return row.is_printed;
  if (status === "awaiting_payment" || status === "paid") return row.prices.length > 0;
  return true;
};

const isSent = (status: Status): boolean => status !== "draft";
const isPaid = (status: Status): boolean => !["draft", "awaiting_payment", "cancelled"].includes(status);

/** Whom the printed logins belong to find something to do: a test to take, an invoice to pay, a card that came. */
function ownerOf({ learner, driver }: SeededPeople, kind: Kind, status: Status): string | undefined {
  const owned: Readonly<Record<string, string>> = {
    "license-application testing": learner,
    "learners-license completed": learner,
    "international-driving-permit awaiting_payment": driver,
    "lost-damaged-license completed": driver,
    "proficiency-test testing": driver,
  };
  return owned[`${kind} ${status}`];
}

/** Applications of every kind in every state that it comes into, one driver for each state, with their money and history. */
export async function seedApplications(context: SeedContext, people: SeededPeople): Promise<void> {
  const { db, now, newId } = context;
  const year = now.getUTCFullYear();
  let number = 0;
  const all = inOrder.flatMap((status, index) =>
    kindRows
      .filter((row) => comesInto(row, status))
      .map((row) => ({
        row,
        status,
        driver_id: ownerOf(people, row.kind, status) ?? people.others[index] ?? people.driver,
      })),
  );
  const applications = all.map(({ row, status, driver_id }, index) => {
    number += 1;
    const at = new Date(now.getTime() - (40 - (index % 38)) * dayMs);
    return {
      row,
      id: newId("srv"),
      number: applicationNumber(year, number),
      kind: row.kind,
      status,
      driver_id,
      branch_id: people.branch,
      tier: "standard",
      details: JSON.stringify(exampleDetails[row.kind]),
      delivery_location_id: null,
      reason:
        status === "action_required"
          ? "The photo is blurred. Please send a clear one."
          : status === "rejected"
            ? "The record does not match the details given."
            : null,
      filed_by: people.officer,
      created_at: at,
      updated_at: at,
      submitted_at: isSent(status) ? at : null,
      completed_at: status === "completed" ? new Date(at.getTime() + 9 * dayMs) : null,
    };
  });
  await insertAll(
    db,
    "services",
    applications.map(({ row: _, ...application }) => application),
  );
  await insertAll(db, "counters", [{ name: "application", year, value: number }]);
  await insertAll(db, "service_steps", applications.flatMap(stepRows));
  await insertAll(
    db,
    "service_history",
    applications.flatMap((each) => historyRows(context, each)),
  );
  await seedMoney(context, applications);
}

type Seeded = {
  readonly row: KindRow & { readonly kind: Kind };
  readonly id: string;
  readonly status: Status;
  readonly driver_id: string;
  readonly created_at: Date;
};

/** Steps of the stages behind an application are done; those of its own stage and later are open. */
function stepRows({ row, id, status, created_at }: Seeded) {
  if (!isSent(status)) return [];
  const reached = inOrder.indexOf(status);
  return stepsOf(row.steps, null, created_at.toISOString().slice(0, 10)).map((step, position) => {
    const isDone =
      status === "completed" ||
      (status !== "rejected" &&
        status !== "cancelled" &&
        inOrder.indexOf(steps[step].during) < reached &&
        status !== "action_required");
    return {
      service_id: id,
      step,
      position,
      state: isDone ? ("done" as const) : ("open" as const),
      done_at: isDone ? created_at : null,
      note: null,
    };
  });
}

function historyRows({ newId }: SeedContext, { id, status, created_at }: Seeded) {
  if (!isSent(status)) return [];
  const entry = { service_id: id, actor_id: null, reason: null };
  const sent = {
    ...entry,
    id: newId("hst"),
    at: created_at,
    action: "submit",
    from_status: "draft",
    to_status: "awaiting_payment",
    by_actor: "applicant",
  };
  const paid = {
    ...entry,
    id: newId("hst"),
    at: new Date(created_at.getTime() + 3_600_000),
    action: "pay",
    from_status: "awaiting_payment",
    to_status: "paid",
    by_actor: "system",
  };
  return isPaid(status) ? [sent, paid] : [sent];
}

/** Invoices of what was sent, and receipts of what was paid: the figures of the reports have rows behind them. */
async function seedMoney({ db, now, newId }: SeedContext, applications: readonly Seeded[]): Promise<void> {
  const year = now.getUTCFullYear();
  const billed = applications
    .filter(({ row, status }) => isSent(status) && row.prices.length > 0)
    .map((application, index) => {
      const choices = { tier: "standard", is_delivered: false, is_late: false, is_printed: false } as const;
      const lines = quote(application.row.prices, choices).on_sending;
      const total_pesewas = lines.reduce((sum, line) => sum + line.total_pesewas, 0);
      const paid_at = isPaid(application.status) ? new Date(application.created_at.getTime() + 3_600_000) : null;
      const status = paid_at
        ? ("paid" as const)
        : application.status === "cancelled"
          ? ("cancelled" as const)
          : ("unpaid" as const);
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
      service_id: id,
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
      reference: `SEED-${String(index).padStart(5, "0")}`,
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
