import { type AnswerOf, getServiceOverview } from "@kwan/contract";
import { dayOf, isOpen, type PlainDate, statuses, wireFromPesewas } from "@kwan/domain";
import {
  applicationsDue,
  isWaiting,
  kinds,
  nextActionText,
  usualCost,
  type WayAhead,
  waysAhead,
} from "@kwan/domain/kinds";
import { isCitizen, rowOf } from "./application-state.ts";
import { nextActionOf, presentSummary } from "./present-application.ts";
import { recordOf } from "./records.ts";
import { NotSimulated } from "./refused.ts";
import { type AnyRequest, accountOf, on, type Route } from "./routes.ts";
import { type Application, type Driver, driverOf, type MockState } from "./state.ts";

type Overview = AnswerOf<typeof getServiceOverview>;
type ToDo = Overview["to_do"][number];

/** The maximum number of applications on the home page. */
const maxShown = 5;

function toDoOf(state: MockState, application: Application): ToDo | undefined {
  const next = nextActionOf(state, application);
  if (!next) return undefined;
  const { title, code } = rowOf(application);
  const isDue = next.action === "pay";
  return {
    action: next.action,
    urgency: isWaiting(next) ? "soon" : "now",
    text: `${nextActionText(next)}: ${title}`,
    reason: null,
    service: application.id,
    step: "step" in next ? next.step : "purpose" in next ? next.purpose : null,
    kind: application.kind,
    type: code,
    due_on: isDue ? dayOf(next.invoice.due_at) : null,
    amount: isDue ? wireFromPesewas(next.invoice.total_pesewas) : null,
    appointment: null,
  };
}

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

/** Returns the applications that a driver should make next, without those that are open. */
function waysOf(state: MockState, driver: Driver, open: readonly Application[]): WayAhead[] {
  const { license, learners_license } = driver;
  const held = { license, learners_license, endorsements: [], international_permit: null, hazard_permit: null };
  const due = applicationsDue(held, state.today()).filter(({ kind }) => !open.some((each) => each.kind === kind));
  return due.length > 0 ? waysAhead(due, recordOf(state, driver), state.today()) : [];
}

/** Sorts actions that are due now before those that can wait, and then by date. */
const urgencyOf = ({ urgency, due_on }: ToDo): string => `${urgency === "now" ? 0 : 1} ${due_on ?? "9999"}`;

function overviewFor(request: AnyRequest): Overview {
  const { state } = request;
  const account = accountOf(request);
  if (!isCitizen(account)) throw new NotSimulated("the overview of staff");
  const driver = driverOf(state, account.driver ?? "");
  const own = [...state.applications.values()].filter((each) => each.driver === account.driver).reverse();
  const open = own.filter(({ status }) => isOpen(status));
  const to_do = [
    ...open.flatMap((each) => toDoOf(state, each) ?? []),
    ...(driver ? waysOf(state, driver, open).map((way) => toDoOfWay(way, state.today())) : []),
  ].sort((one, other) => (urgencyOf(one) < urgencyOf(other) ? -1 : 1));
  return {
    open: open.length,
    action_needed: to_do.filter(({ service, urgency }) => service !== null && urgency === "now").length,
    completed: own.filter(({ status }) => status === "completed").length,
    by_status: statuses
      .map((status) => ({ status, count: own.filter((each) => each.status === status).length }))
      .filter(({ count }) => count > 0),
    to_do,
    applications: open.slice(0, maxShown).map((each) => presentSummary(state, each)),
    is_licensed: driver?.license != null,
  };
}

export const overviewRoutes: readonly Route[] = [on(getServiceOverview, overviewFor)];
