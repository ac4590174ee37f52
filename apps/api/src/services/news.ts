import type { Action } from "@kwan/domain";

/** What the owner is told of each step, and what to do next. No ID number, no amount that another message gives. */
export const news: Readonly<
  Partial<Record<Action, (title: string, reason: string | null) => { title: string; message: string }>>
> = {
  submit: (title) => ({
    title: "Application received",
    message: `We have your application: ${title}. We tell you of each step.`,
  }),
  reverse_payment: (title) => ({
    title: "Your application waits for payment",
    message: `The money for your application (${title}) went back, so it waits. Ask for a new invoice on its page, and pay that.`,
  }),
  start_review: (title) => ({
    title: "Your application is being checked",
    message: `An officer checks your application: ${title}.`,
  }),
  ask_for_more: (title, reason) => ({
    title: "We need something from you",
    message: `For your application (${title}) we need more: ${reason} Open it and answer there.`,
  }),
  resubmit: (title) => ({ title: "Answer received", message: `We have your answer for: ${title}.` }),
  open_tests: (title) => ({ title: "Your tests are open", message: `You can take the tests now for: ${title}.` }),
  approve: (title) => ({ title: "Application approved", message: `Your application is approved: ${title}.` }),
  produce: (title) => ({ title: "Your card is being printed", message: `The card is being printed for: ${title}.` }),
  mark_ready: (title) => ({
    title: "Your card is ready",
    message: `Your card is ready: ${title}. Collect it at your branch, or wait for its delivery.`,
  }),
  hand_over: (title) => ({ title: "All done", message: `Your application is complete: ${title}.` }),
  complete: (title) => ({ title: "All done", message: `Your application is complete: ${title}.` }),
  reject: (title, reason) => ({
    title: "Application rejected",
    message: `Your application (${title}) was rejected: ${reason}`,
  }),
  cancel: (title, reason) => ({
    title: "Application cancelled",
    message: `Your application is cancelled: ${title}.${reason ? ` ${reason}` : ""}`,
  }),
};
