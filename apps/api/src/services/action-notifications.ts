import type { Action } from "@kwan/domain";

interface NotificationText {
  readonly title: string;
  readonly message: string;
}

/** The parameters of these messages besides the title: the officer's reason, and whether the card is delivered. */
interface ActionDetails {
  readonly title: string;
  readonly reason: string | null;
  readonly is_delivered: boolean;
}

/**
 * What the applicant is told after each action, and what to do next. It contains no ID number, and no amount that
 * another message states.
 */
export const actionNotifications: Readonly<Partial<Record<Action, (details: ActionDetails) => NotificationText>>> = {
  submit: ({ title }) => ({
    title: "Application received",
    message: `We have received your application: ${title}. We will update you at each step.`,
  }),
  reverse_payment: ({ title }) => ({
    title: "Payment needed",
    message: `Your payment for ${title} was refunded, so your application is on hold. Open it to get a new invoice.`,
  }),
  start_review: ({ title }) => ({
    title: "We are checking your application",
    message: `An officer is checking your application: ${title}.`,
  }),
  ask_for_more: ({ title, reason }) => ({
    title: "We need more from you",
    message: `We need more from you for ${title}: ${reason} Open your application and reply.`,
  }),
  resubmit: ({ title }) => ({ title: "Reply received", message: `We have received your reply for ${title}.` }),
  open_tests: ({ title }) => ({ title: "Your tests are open", message: `You can now take your tests for ${title}.` }),
  approve: ({ title }) => ({ title: "Application approved", message: `We have approved your application: ${title}.` }),
  produce: ({ title }) => ({
    title: "We are printing your card",
    message: `We are printing your card for ${title}.`,
  }),
  mark_ready: ({ title, is_delivered }) =>
    is_delivered
      ? { title: "Your card is on its way to you", message: `We are delivering your card for ${title}.` }
      : { title: "Collect your card", message: `Your card for ${title} is ready. Collect it at your branch.` },
  hand_over: ({ title }) => ({ title: "All done", message: `Your application is complete: ${title}.` }),
  complete: ({ title }) => ({ title: "All done", message: `Your application is complete: ${title}.` }),
  reject: ({ title, reason }) => ({
    title: "Application refused",
    message: `We have refused your application for ${title}: ${reason}`,
  }),
  cancel: ({ title, reason }) => ({
    title: "Application cancelled",
    message: `Your application for ${title} has been cancelled.${reason ? ` ${reason}` : ""}`,
  }),
};
