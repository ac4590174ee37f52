import { transitions } from "@kwan/domain";
import type { CancellationGround, RejectionGround } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { m } from "#messages";
import { reasonText } from "../../../forms/reason-text.ts";
import type { Money } from "./carry-out.ts";
import { hasMoney, readMoney } from "./MoneyQuestion.tsx";
import { type Choice, dueSteps, groundsOf, isDecision } from "./next-choices.ts";
import type { Application } from "./queries.ts";
import { type Recorded, readResults } from "./step-results.ts";

type Parts = Pick<Application, "status" | "steps" | "documents" | "amount_paid">;
type Problem = { readonly field: string; readonly message: string };

export type FormValues = {
  choice: Choice | undefined;
  reason: string | undefined;
  ground: RejectionGround | CancellationGround | undefined;
  money: Money | undefined;
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
  const { status } = application;
  const mustPass = isDecision(choice);
  const needsReason = transitions.some((row) => row.from === status && row.action === choice && row.needs_reason);
  return {
    steps: mustPass || choice === "record" ? dueSteps(application) : [],
    /** Whether the choice is possible only if every step is passed. */
    mustPass,
    grounds: groundsOf(choice, needsReason),
    needsReason,
    asksMoney: (choice === "reject" || choice === "cancel") && needsReason && hasMoney(application),
  };
}

/** Reads what the officer has entered for a choice, with the problems that have to be fixed first. */
export function readForm(form: FormData, choice: Choice | undefined, application: Parts): FormValues {
  const { steps, mustPass, grounds, needsReason, asksMoney } = questionsFor(choice, application);
  const { recorded, problems } = readResults(form, steps, { mustPass });
  const ground = grounds?.find((each) => each === form.get("ground"));
  const { money, problems: moneyProblems } = asksMoney ? readMoney(form) : { problems: [] };
  const reason = needsReason ? reasonText.safeParse(form.get("reason") ?? "") : undefined;
  const groundMessage = choice === "reject" ? m.office_choose_ground : m.office_choose_cancel_ground;
  return {
    choice,
    reason: reason?.data,
    ground,
    money,
    recorded,
    problems: [
      ...(choice === undefined ? [{ field: "action", message: m.office_choose_action() }] : []),
      ...problems,
      ...(grounds && !ground ? [{ field: "ground", message: groundMessage() }] : []),
      ...moneyProblems,
      ...(reason?.error?.issues.slice(0, 1).map(({ message }) => ({ field: "reason", message })) ?? []),
    ],
  };
}

/** Reports the problems in the form: a missing choice, reason or ground, or an incomplete result. */
export const schema = z.custom<FormValues>().check(({ value, issues }) => {
  for (const { field, message } of value.problems)
    issues.push({ code: "custom", input: value, path: [field], message });
});
