import {
  type Action,
  act,
  availableActions,
  type Facts,
  flagsOf,
  type Status,
  statuses,
  transitions,
} from "@kwan/domain";
import { isRecord } from "../errors/summary.ts";
import { type Entity, isEntity } from "./entities.ts";
import { type Outcome, refusal } from "./outcomes.ts";

const people = ["applicant", "officer"] as const;

/**
 * Returns facts that allow an action, because the mock server has no payments, reviews or tests to derive them from.
 * With these facts, a payment is always due when a draft is submitted.
 */
const factsFor = (status: Status, action?: Action): Facts => {
  const row = transitions.find((each) => each.from === status && (!action || each.action === action));
  return {
    owes: false,
    has_tests: true,
    tests_passed: false,
    review_done: true,
    documents_reviewed: true,
    identity_verified: true,
    is_examined: false,
    is_printed: true,
    is_begun: false,
    ...row?.when,
  };
};

const allowedActions = (status: Status): Action[] => {
  const rows = transitions.filter((each) => each.from === status && each.by.some((actor) => actor !== "system"));
  return [...new Set(rows.map(({ action }) => action))].filter((action) =>
    people.some((actor) =>
      availableActions(status, actor, factsFor(status, action)).some((row) => row.action === action),
    ),
  );
};

const statusOf = ({ status }: Entity): Status => statuses.find((each) => each === status) ?? "draft";

const inStatus = (application: Entity, status: Status): Entity => ({
  ...application,
  status,
  ...flagsOf(status),
  actions: allowedActions(status),
});

/** Returns whether a value is an application with all its details. */
export const isApplication = (value: unknown): value is Entity =>
  isEntity(value) && Array.isArray(value.actions) && Array.isArray(value.history) && typeof value.status === "string";

/** Returns a newly created application: submitted if the body has `submit`, otherwise a draft without invoices. */
export function newApplication(application: Entity, body: unknown): Entity {
  if (isRecord(body) && body.submit === true) return application;
  return { ...inStatus(application, "draft"), submitted_at: null, invoices: [], history: [] };
}

/**
 * Takes an action according to the transition table. Returns the changed application, or an error like the server's.
 */
export function moveApplication(application: Entity, body: unknown, requestId: string): Entity | Outcome {
  const { action, reason } = body as { action: Action; reason?: string | null };
  const from = statusOf(application);
  const attempts = people.map((actor) => ({ actor, done: act(from, action, actor, factsFor(from, action)) }));
  const attempt = attempts.find(({ done }) => "to" in done) ?? attempts[0];
  if (!attempt || "refused" in attempt.done) {
    const { code, message } =
      attempt && "refused" in attempt.done ? attempt.done.refused : { code: "forbidden", message: "" };
    return refusal(code as "forbidden" | "state_forbids", requestId, { detail: message });
  }
  if (attempt.done.needs_reason && !reason)
    return refusal("invalid", requestId, { reason: ["Say why: the applicant will read it."] });
  const { to } = attempt.done;
  const entry = { at: application.updated_at, action, from, to, by: attempt.actor, name: null, reason: reason ?? null };
  return {
    ...inStatus(application, to),
    ...(attempt.done.needs_reason && { reason }),
    ...(action === "submit" && { submitted_at: application.updated_at }),
    history: [...(application.history as object[]), entry],
  };
}
