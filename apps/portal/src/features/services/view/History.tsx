import type { Action } from "@kwan/domain";
import { Accordion, Timeline } from "@kwan/ui";
import { timeInWords } from "../../../words/dates-and-money.ts";
import type { Application } from "../queries.ts";

const words: Readonly<Record<Action, string>> = {
  edit: "Changed",
  submit: "Submitted",
  reopen: "Returned to draft",
  pay: "Paid",
  reverse_payment: "Payment refunded",
  start_review: "Review started",
  ask_for_more: "More information requested",
  resubmit: "Reply sent",
  open_tests: "Tests opened",
  take_tests: "Tests taken",
  approve: "Approved",
  produce: "Card sent to print",
  mark_ready: "Card ready",
  hand_over: "Card handed over",
  complete: "Completed",
  reject: "Rejected",
  cancel: "Cancelled",
};

/** The history of an application, oldest first. */
export function History({ history }: { history: Application["history"] }) {
  if (history.length === 0) return null;
  return (
    <Accordion summary="History" level={2}>
      <Timeline
        steps={history.map(({ at, action, reason }) => ({
          name: words[action],
          state: "done",
          date: timeInWords(at),
          dateTime: at,
          content: reason ?? undefined,
        }))}
      />
    </Accordion>
  );
}
