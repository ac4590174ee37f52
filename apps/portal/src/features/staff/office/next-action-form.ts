import { transitions } from "@kwan/domain";
import { type CancellationGround, documentsShown, type RejectionGround } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { m } from "#messages";
import { reasonText } from "../../../forms/reason-text.ts";
import type { Collector, Money } from "./carry-out.ts";
import { hasMoney, readMoney } from "./MoneyQuestion.tsx";
import { type Choice, dueSteps, groundsOf, isDecision } from "./next-choices.ts";
import type { Application } from "./queries.ts";
import { type Recorded, readResults } from "./step-results.ts";

type Parts = Pick<Application, "status" | "steps" | "documents" | "amount_paid" | "delivery_location">;
type Problem = { readonly field: string; readonly message: string };

export type FormValues = {
  choice: Choice | undefined;
  reason: string | undefined;
  ground: RejectionGround | CancellationGround | undefined;
  money: Money | undefined;
  collector: Collector | undefined;
  recorded: Recorded[];
  problems: readonly Problem[];
};

/**
 * Returns what the form has to ask for a choice: the results of which steps, a ground, a reason, and what happens to
 * the money.
 *
 * @example
 * questionsFor("reject", application); // { steps: [], mustPass: false, grounds: rejectionGrounds, … }
 */
export function questionsFor(choice: Choice | undefined, application: Parts) {
  const { status, delivery_location } = application;
  const mustPass = isDecision(choice);
  const needsReason = transitions.some((row) => row.from === status && row.action === choice && row.needs_reason);
  return {
    steps: mustPass || choice === "record" ? dueSteps(application) : [],
    /** Whether the choice is possible only if every step is passed. */
    mustPass,
    grounds: groundsOf(choice, needsReason),
    needsReason,
    /** Whether somebody collects the card. A courier takes one that is delivered. */
    asksCollector: choice === "hand_over" && !delivery_location,
    asksMoney: (choice === "reject" || choice === "cancel") && needsReason && hasMoney(application),
  };
}

/** Reads who collects the card. The server says what else is missing, in the same words. */
function readCollector(form: FormData): { collector?: Collector; problems: readonly Problem[] } {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const [to, receiver] = [text("handed_to"), text("receiver")];
  const document_shown = documentsShown.find((each) => each === text("document_shown"));
  const problems = [
    ...(to ? [] : [{ field: "handed_to", message: m.office_handed_to_missing() }]),
    ...(to === "representative" && receiver.length < 2
      ? [{ field: "receiver", message: m.office_receiver_missing() }]
      : []),
    ...(document_shown ? [] : [{ field: "document_shown", message: m.office_document_shown_missing() }]),
  ];
  if (!document_shown || problems.length > 0) return { problems };
  const collector: Collector =
    to === "representative"
      ? { handed_to: "representative", receiver, document_shown }
      : { handed_to: "holder", document_shown };
  return { collector, problems };
}

/** Reads what the officer has entered for a choice, with the problems that have to be fixed first. */
export function readForm(form: FormData, choice: Choice | undefined, application: Parts): FormValues {
  const { steps, mustPass, grounds, needsReason, asksMoney, asksCollector } = questionsFor(choice, application);
  const { recorded, problems } = readResults(form, steps, { mustPass });
  const ground = grounds?.find((each) => each === form.get("ground"));
  const { money, problems: moneyProblems } = asksMoney ? readMoney(form) : { problems: [] };
  const { collector, problems: collectorProblems } = asksCollector ? readCollector(form) : { problems: [] };
  const reason = needsReason ? reasonText.safeParse(form.get("reason") ?? "") : undefined;
  const groundMessage = choice === "reject" ? m.office_choose_ground : m.office_choose_cancel_ground;
  return {
    choice,
    reason: reason?.data,
    ground,
    money,
    collector,
    recorded,
    problems: [
      ...(choice === undefined ? [{ field: "action", message: m.office_choose_action() }] : []),
      ...problems,
      ...(grounds && !ground ? [{ field: "ground", message: groundMessage() }] : []),
      ...moneyProblems,
      ...collectorProblems,
      ...(reason?.error?.issues.slice(0, 1).map(({ message }) => ({ field: "reason", message })) ?? []),
    ],
  };
}

/** Reports the problems in the form: a missing choice, reason or ground, or an incomplete result. */
export const schema = z.custom<FormValues>().check(({ value, issues }) => {
  for (const { field, message } of value.problems)
    issues.push({ code: "custom", input: value, path: [field], message });
});
