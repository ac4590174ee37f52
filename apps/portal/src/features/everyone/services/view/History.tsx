import type { Action } from "@kwan/domain";
import { documentShownTitles } from "@kwan/domain/kinds";
import { Accordion, Timeline } from "@kwan/ui";
import { m } from "#messages";
import { timeInWords } from "../../../../words/dates-and-money.ts";
import type { Application } from "../queries.ts";

const words: Readonly<Record<Action, () => string>> = {
  edit: m.services_history_edit,
  submit: m.services_history_submit,
  reopen: m.services_history_reopen,
  reinstate: m.services_history_reinstate,
  pay: m.services_history_pay,
  reverse_payment: m.services_history_reverse_payment,
  start_review: m.services_history_start_review,
  ask_for_more: m.services_history_ask_for_more,
  resubmit: m.services_history_resubmit,
  open_tests: m.services_history_open_tests,
  take_tests: m.services_history_take_tests,
  approve: m.services_history_approve,
  produce: m.services_history_produce,
  mark_ready: m.services_history_mark_ready,
  recall: m.services_history_recall,
  hand_over: m.services_history_hand_over,
  complete: m.services_history_complete,
  reject: m.services_history_reject,
  cancel: m.services_history_cancel,
};

type Entry = Application["history"][number];

/** Returns what an entry says below its title: who received the card, or the reason. */
function contentOf({ handed_over, reason }: Entry): string | undefined {
  if (!handed_over) return reason ?? undefined;
  const { to, receiver, document } = handed_over;
  const who = m.services_handed_to({ to, name: receiver ?? "" });
  return document ? m.services_handed_to_with({ who, document: documentShownTitles[document] }) : who;
}

/** An application's history, oldest entry first. */
export function History({ history }: { history: Application["history"] }) {
  if (history.length === 0) return null;
  return (
    <Accordion summary={m.services_history()} level={2}>
      <Timeline
        steps={history.map((entry) => ({
          name: entry.name
            ? m.services_history_by({ action: words[entry.action](), name: entry.name })
            : words[entry.action](),
          state: "done",
          date: timeInWords(entry.at),
          dateTime: entry.at,
          content: contentOf(entry),
        }))}
      />
    </Accordion>
  );
}
