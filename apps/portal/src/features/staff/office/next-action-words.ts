import { kinds } from "@kwan/domain/kinds";
import { m } from "#messages";
import type { Question } from "../../../forms/use-question.tsx";
import type { Money } from "./carry-out.ts";
import { choiceWords } from "./choice-words.ts";
import { moneyInWords } from "./MoneyQuestion.tsx";
import type { Choice } from "./next-choices.ts";
import type { Application } from "./queries.ts";
import type { Recorded } from "./step-results.ts";

/** Returns the question before a choice that is final or grants something. It lists everything that will be recorded. */
export function confirmationOf(
  choice: Choice,
  { recorded, money }: { recorded: readonly Recorded[]; money: Money | undefined },
  application: Application,
): Question {
  const { label, hint } = choiceWords(choice, application);
  const { number, driver_name: name } = application;
  return {
    title: m.office_ask({ action: label }),
    description: [
      m.office_ask_about({ number, name }),
      ...(recorded.length > 0
        ? [m.office_ask_results({ results: recorded.map((each) => each.words).join("; ") })]
        : []),
      ...(money ? [moneyInWords(money, application)] : []),
      hint,
    ].join(" "),
    yes: label,
    isFinal: choice === "reject" || choice === "cancel",
  };
}

/** Returns the message for the officer after the action. */
export function doneOf(choice: Choice, recorded: readonly Recorded[], after: Application): string {
  if (choice === "record") return m.office_recorded({ step: recorded.map(({ title }) => title).join(", ") });
  // A payment may be due before the card can be printed.
  const isOnlyApproved = choice === "approve_and_print" && after.status === "approved";
  const { done } = choiceWords(isOnlyApproved ? "approve" : choice, after);
  // For applications that the office creates, the applicant is notified only on completion.
  const isNotified = kinds[after.kind].filed_by === "applicant" || choice === "complete";
  return isNotified ? m.office_notified({ done }) : done;
}
