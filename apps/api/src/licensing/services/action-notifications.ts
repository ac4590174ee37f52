import type { Action, Actor } from "@kwan/domain";
import { m } from "#messages";

interface NotificationText {
  readonly title: string;
  readonly message: string;
}

/**
 * The parameters of the notifications: the service's title, the officer's reason, and whether the card is delivered.
 */
interface ActionDetails {
  readonly title: string;
  readonly reason: string | null;
  readonly is_delivered: boolean;
  readonly by: Actor;
  /** The documents that were rejected, each with the reason. */
  readonly refused?: readonly string[];
}

/**
 * The notification to the applicant after each action, with what to do next. It contains no ID number, and no amount
 * that is already in another message.
 */
export const actionNotifications: Readonly<Partial<Record<Action, (details: ActionDetails) => NotificationText>>> = {
  submit: ({ title }) => ({ title: m.services_submit_title(), message: m.services_submit({ title }) }),
  reverse_payment: ({ title }) => ({
    title: m.services_reverse_payment_title(),
    message: m.services_reverse_payment({ title }),
  }),
  start_review: ({ title }) => ({
    title: m.services_start_review_title(),
    message: m.services_start_review({ title }),
  }),
  ask_for_more: ({ title, reason, refused = [] }) => ({
    title: m.services_ask_for_more_title(),
    message: m.services_ask_for_more({ title, reason: [reason ?? "", ...refused].join(" ") }),
  }),
  resubmit: ({ title }) => ({ title: m.services_resubmit_title(), message: m.services_resubmit({ title }) }),
  open_tests: ({ title }) => ({ title: m.services_open_tests_title(), message: m.services_open_tests({ title }) }),
  approve: ({ title }) => ({ title: m.services_approve_title(), message: m.services_approve({ title }) }),
  produce: ({ title }) => ({ title: m.services_produce_title(), message: m.services_produce({ title }) }),
  mark_ready: ({ title, is_delivered }) =>
    is_delivered
      ? { title: m.services_deliver_title(), message: m.services_deliver({ title }) }
      : { title: m.services_collect_title(), message: m.services_collect({ title }) },
  recall: ({ title, reason }) => ({
    title: m.services_recall_title(),
    message: m.services_recall({ title, reason: reason ?? "" }),
  }),
  hand_over: ({ title }) => ({ title: m.services_complete_title(), message: m.services_complete({ title }) }),
  complete: ({ title }) => ({ title: m.services_complete_title(), message: m.services_complete({ title }) }),
  reject: ({ title, reason }) => ({
    title: m.services_reject_title(),
    message: m.services_reject({ title, reason: reason ?? "" }),
  }),
  cancel: ({ title, reason, by }) => ({
    title: m.services_cancel_title(),
    message: reason
      ? (by === "officer" ? m.services_cancel_appeal : m.services_cancel_because)({ title, reason })
      : m.services_cancel({ title }),
  }),
};
