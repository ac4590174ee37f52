import { kinds } from "@kwan/domain/kinds";
import { m } from "#messages";
import type { Choice } from "./next-choices.ts";
import type { Application } from "./queries.ts";

type Message = () => string;

/** For each choice: its label, its effect, and the message shown when it is done. */
const words = {
  approve_and_print: [m.office_approve_print, m.office_approve_print_hint, m.office_approve_print_done],
  approve: [m.office_approve, m.office_approve_hint, m.office_approve_done],
  open_tests: [m.office_open_tests, m.office_open_tests_hint, m.office_open_tests_done],
  record: [m.office_record_only, m.office_record_only_hint, m.office_record_only],
  submit: [m.office_submit, m.office_submit_hint, m.office_submit_done],
  reopen: [m.office_reopen, m.office_reopen_hint, m.office_reopen_done],
  resubmit: [m.office_resubmit, m.office_resubmit_hint, m.office_resubmit_done],
  start_review: [m.office_start_review, m.office_start_review_hint, m.office_start_review_done],
  produce: [m.office_produce, m.office_produce_hint, m.office_produce_done],
  mark_ready: [m.office_mark_ready, m.office_mark_ready_hint, m.office_mark_ready_done],
  recall: [m.office_recall, m.office_recall_hint, m.office_recall_done],
  hand_over: [m.office_hand_over, m.office_hand_over_hint, m.office_hand_over_done],
  complete: [m.office_complete, m.office_complete_hint, m.office_complete_done],
  ask_for_more: [m.office_ask_for_more, m.office_ask_for_more_hint, m.office_ask_for_more_done],
  reject: [m.office_reject, m.office_reject_hint, m.office_reject_done],
  cancel: [m.office_cancel, m.office_cancel_hint, m.office_cancel_done],
} as const satisfies Partial<Record<Choice, readonly [label: Message, hint: Message, done: Message]>>;

type Offered = keyof typeof words;

/** Whether a choice is offered to officers. Other choices are actions of the server or of applicants. */
export const isOffered = (choice: Choice): choice is Offered => choice in words;

/**
 * Returns the texts for a choice about an application. The first result recorded for a paid application starts its
 * review.
 *
 * @example
 * choiceWords("approve", application).hint;
 * // "The application meets all the conditions. Your approval will complete it."
 */
export function choiceWords(choice: Choice, { kind, status }: Pick<Application, "kind" | "status">) {
  const [label, hint, done] = isOffered(choice) ? words[choice] : words.record;
  if (choice === "record" && status === "paid")
    return { label: m.office_record_starts_review(), hint: m.office_start_review_hint(), done: done() };
  const completes = choice === "approve" && !kinds[kind].is_printed;
  return { label: label(), hint: completes ? m.office_approve_completes_hint() : hint(), done: done() };
}
