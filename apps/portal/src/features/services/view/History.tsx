import type { Action } from "@kwan/domain";
import { Accordion, Timeline } from "@kwan/ui";
import { timeInWords } from "../../../frame/in-words.ts";
import type { Application } from "../queries.ts";

const words: Readonly<Record<Action, string>> = {
  edit: "Changed",
  submit: "Sent",
  reopen: "Taken back to change it",
  pay: "Paid",
  reverse_payment: "The payment was given back",
  start_review: "The office began to check it",
  ask_for_more: "The office asked for more",
  resubmit: "Sent again",
  open_tests: "The tests were opened",
  take_tests: "Tests taken",
  approve: "Approved",
  produce: "The card is being made",
  mark_ready: "The card is ready",
  hand_over: "The card was handed over",
  complete: "Completed",
  reject: "Refused",
  cancel: "Cancelled",
};

/** All that happened to an application, in its order. */
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
