import type { AnswerOf, getServiceOverview } from "@kwan/contract";
import { dayOf, isOpen, type PlainDate, wireFromPesewas } from "@kwan/domain";
import {
  applicationsDue,
  isWaiting,
  type Kind,
  kinds,
  nextActionText,
  officeTurn,
  usualCost,
  type WayAhead,
  waysAhead,
} from "@kwan/domain/kinds";
import { m } from "#messages";
import { recordOf } from "../../people/drivers/record.ts";
import { findDriver } from "../../people/drivers/store.ts";
import type { Actor, Deps, ReadContext } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { DriverId } from "../../platform/ids.ts";
import { branchOf, may } from "../../platform/scopes.ts";
import { rowOf } from "./kind-of.ts";
import { countByStatus, type ListedApplication } from "./lists-store.ts";
import { type OwnRecords, ownRecords } from "./overview-store.ts";
import { presentSummary } from "./present.ts";
import { type Next, nextActionOf } from "./to-do.ts";

type Overview = AnswerOf<typeof getServiceOverview>;
type ToDo = Overview["to_do"][number];

/** The maximum number of applications on the home page. A link leads to the full list. */
const maxShown = 5;

/** Returns a person's next actions and latest open applications. Officers see the counts for their branch. */
export async function overviewFor({ db, deps, actor }: ReadContext<Actor>): Promise<Overview> {
  const { driver } = actor;
  const records = driver === null ? undefined : await ownRecords(db, driver);
  const isOfficer = may(actor, "applications.work");
  const by_status =
    records?.by_status ?? (isOfficer ? await countByStatus(db, branchOf(actor, "applications.work")) : []);
  const sum = (of: (status: (typeof by_status)[number]["status"]) => boolean) =>
    by_status.filter(({ status }) => of(status)).reduce((total, { count }) => total + count, 0);
  const own =
    driver && records
      ? await ownOverview(db, { driver, role: actor.role }, records, deps)
      : { to_do: [], applications: [], is_licensed: false };
  return {
    open: sum(isOpen),
    action_needed: driver
      ? own.to_do.filter(({ service, urgency }) => service !== null && urgency === "now").length
      : sum((status) => officeTurn.includes(status)),
    completed: sum((status) => status === "completed"),
    by_status,
    ...own,
  };
}

async function ownOverview(
  db: Queries,
  { driver, role }: { readonly driver: DriverId; readonly role: Actor["role"] },
  { open, license, endorsements, permits, unconfirmed_lessons, unanswered_schools, unsigned_lessons }: OwnRecords,
  deps: Pick<Deps, "now" | "today">,
) {
  const [now, today] = [deps.now(), deps.today()];
  const permit = (name: string) => permits.find((each) => each.permit === name) ?? null;
  const held = {
    license,
    endorsements,
    learners_license: permit("learners_license"),
    international_permit: permit("international"),
    hazard_permit: permit("hazard"),
    is_card_blocked: license?.is_card_blocked ?? false,
  };
  const begun = new Set<string>(open.map(({ kind }) => kind));
  const due = applicationsDue(held, today).filter(({ kind }) => !begun.has(kind));
  // The whole record takes several statements, so it is only read if it decides something.
  // Someone who has claimed a licence is a learner until their identity has been verified.
  const hasClaimed = role === "learner" && held.license !== null;
  const person = due.length > 0 || hasClaimed ? await findDriver(db, driver) : undefined;
  const ways = person ? waysAhead(due, await recordOf(db, person), today) : [];
  const to_do = [
    ...(unconfirmed_lessons > 0 ? [toDoOfLessons(unconfirmed_lessons)] : []),
    ...(unanswered_schools > 0 ? [toDoOfSchool("confirm_teaching", m.services_confirm_teaching())] : []),
    ...(unsigned_lessons > 0
      ? [toDoOfSchool("sign_lessons", m.services_sign_lessons({ count: unsigned_lessons }))]
      : []),
    ...open.flatMap((row) => toDoOf(row, nextActionOf(row, now, today)) ?? []),
    // Lessons that are not confirmed yet come before further ones.
    ...ways.filter(({ action }) => action !== "train" || unconfirmed_lessons === 0).map((way) => toDoOfWay(way, today)),
  ];
  return {
    to_do: to_do.sort((one, other) => (urgencyOf(one) < urgencyOf(other) ? -1 : 1)),
    applications: open.slice(0, maxShown).map(presentSummary(now, today)),
    is_licensed: license !== null,
  };
}

/**
 * Returns a key that sorts actions that are due now before those that can wait, and then by date. A test that is running
 * comes before everything else.
 */
const urgencyOf = ({ action, urgency, due_on }: ToDo): string =>
  action === "continue_test" ? "" : `${urgency === "now" ? 0 : 1} ${due_on ?? "9999"}`;

function toDoOf(application: ListedApplication, next: Next | undefined): ToDo | undefined {
  if (!next) return undefined;
  const { title, code } = rowOf(application);
  const appointment = "appointment" in next ? next.appointment : null;
  const isDue = next.action === "pay";
  return {
    action: next.action,
    urgency: isWaiting(next) ? "soon" : "now",
    text: m.services_task_of({ task: nextActionText(next), service: title }),
    reason: null,
    service: application.id,
    step: "step" in next ? next.step : "purpose" in next ? next.purpose : null,
    kind: application.kind as Kind,
    type: code,
    due_on: isDue ? dayOf(next.invoice.due_at) : appointment && dayOf(appointment.starts_at),
    amount: isDue ? wireFromPesewas(next.invoice.total_pesewas) : null,
    appointment: appointment && { starts_at: appointment.starts_at, branch_name: appointment.branch_name },
  };
}

/** A lesson's hours only count once the trainee has confirmed the lesson. */
const toDoOfLessons = (count: number): ToDo => toDoOfSchool("confirm_lessons", m.services_confirm_lessons({ count }));

/** Returns an action that belongs to a driving school and to no application. */
const toDoOfSchool = (action: "confirm_lessons" | "confirm_teaching" | "sign_lessons", text: string): ToDo => ({
  action,
  urgency: "now",
  text,
  reason: null,
  service: null,
  step: null,
  kind: null,
  type: null,
  due_on: null,
  amount: null,
  appointment: null,
});

const toDoOfWay = ({ action, kind, text, due_on, ...way }: WayAhead, today: PlainDate): ToDo => ({
  action,
  urgency: due_on !== null && due_on >= today ? "soon" : "now",
  text,
  reason: "reason" in way ? way.reason : null,
  service: null,
  step: null,
  kind,
  type: kinds[kind].code,
  due_on,
  amount: action === "renew" || action === "apply" ? wireFromPesewas(usualCost(kinds[kind], today)) : null,
  appointment: null,
});
