import type { AnswerOf, getServiceOverview } from "@kwan/contract";
import { isOpen, wireFromPesewas } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import { licenseStatus, nextRenewal } from "@kwan/domain/kinds";
import type { Actor } from "../calls/handler.ts";
import type { Queries } from "../db/open.ts";
import { findLicense } from "../drivers/store.ts";
import { rowOf } from "./kind-of.ts";
import { countByStatus, invoicesOf, type ListedApplication, listApplications } from "./store.ts";

type Overview = AnswerOf<typeof getServiceOverview>;
type ToDo = Overview["to_do"][number];

const whats = {
  draft: "finish_draft",
  awaiting_payment: "pay",
  action_required: "answer",
  testing: "take_test",
  ready: "collect",
} as const;

/** What somebody has to do, most urgent first; an officer sees the counts of their branch. */
export async function overviewFor(db: Queries, actor: Actor, today: string): Promise<Overview> {
  const whose = actor.driver ? { driver_id: actor.driver } : { branch_id: actor.branch ?? undefined };
  const isStaff = actor.driver === null && actor.role === "officer";
  const by_status = actor.driver || isStaff ? await countByStatus(db, whose) : [];
  const sum = (of: (status: (typeof by_status)[number]["status"]) => boolean) =>
    by_status.filter(({ status }) => of(status)).reduce((total, { count }) => total + count, 0);
  return {
    open: sum(isOpen),
    action_needed: sum((status) => status in whats),
    completed: sum((status) => status === "completed"),
    by_status,
    to_do: actor.driver ? await toDo(db, actor.driver, today) : [],
  };
}

async function toDo(db: Queries, driver_id: string, today: string): Promise<ToDo[]> {
  const { rows } = await listApplications(db, { driver_id, isOpen: true }, { limit: 20 });
  const asked = await Promise.all(rows.map((row) => toDoOf(db, row)));
  // What is under way need not be begun.
  const begun = new Set<string>(rows.map(({ kind }) => kind));
  const due = (await renewal(db, driver_id, today)).filter(({ kind }) => kind === null || !begun.has(kind));
  return [...asked.flatMap((each) => each ?? []), ...due];
}

const words: Readonly<Record<(typeof whats)[keyof typeof whats] | "see_payment", string>> = {
  finish_draft: "Finish your application",
  pay: "Pay for",
  see_payment: "Your payment is being checked",
  answer: "Answer what we asked",
  take_test: "Take your test",
  collect: "Collect your card",
};

async function toDoOf(db: Queries, application: ListedApplication): Promise<ToDo | undefined> {
  const stage = application.status in whats ? whats[application.status as keyof typeof whats] : undefined;
  const invoices = await invoicesOf(db, application.id);
  const unpaid = invoices.find(({ status }) => status === "unpaid");
  const isBeingPaid = invoices.some(({ status }) => status === "pending");
  // Nobody is asked to pay what is being paid.
  const other = isBeingPaid && (stage === undefined || stage === "pay") ? "see_payment" : stage;
  const what = unpaid ? "pay" : other;
  if (!what) return undefined;
  const { title, code } = rowOf(application);
  return {
    what,
    text: `${words[what]}: ${title}`,
    service: application.id,
    kind: application.kind as Kind,
    type: code,
    due_on: unpaid ? unpaid.due_at.slice(0, 10) : null,
    amount: unpaid ? wireFromPesewas(unpaid.total_pesewas) : null,
  };
}

/** A licence that is due for its renewal, or has ended, is something to do too. */
async function renewal(db: Queries, driver_id: string, today: string): Promise<ToDo[]> {
  const license = await findLicense(db, driver_id);
  if (!license || license.is_revoked) return [];
  const status = licenseStatus(license, today);
  const due_on = status === "expired" ? license.expires_on : nextRenewal(license);
  if (status === "valid" && (due_on === null || Date.parse(due_on) - Date.parse(today) > 90 * 86_400_000)) return [];
  const kind = status === "expired" ? "expired-drivers-license-replacement" : "drivers-renewal";
  return [
    {
      what: "renew",
      text: status === "expired" ? "Replace your expired licence" : "Renew your licence",
      service: null,
      kind,
      type: rowOf({ kind }).code,
      due_on,
      amount: null,
    },
  ];
}
