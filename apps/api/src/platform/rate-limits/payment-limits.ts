import type { LimitRow } from "./row.ts";

const minute = 60;
const hour = 60 * minute;

/** The limits on payments, and on the prompts that they send to phones. */
export const limitsOfPayments = {
  payments_of_applicant: {
    of: ["invoice", "account"],
    max: 20,
    seconds: hour,
    counts: "payments that the applicant starts for one invoice",
    filledBy: "the applicant",
    whenFull: "The applicant approves a payment that is open, or waits.",
  },
  payments_of_strangers: {
    of: ["invoice"],
    max: 10,
    seconds: hour,
    counts: "payments that everybody else starts for one invoice",
    filledBy: "anybody with the link",
    whenFull: "The applicant has a count of their own.",
  },
  prompts_of_applicant: {
    of: ["phone", "account"],
    max: 5,
    seconds: hour,
    counts: "prompts that applicants have sent to one phone",
    filledBy: "the applicant",
    whenFull: "The applicant approves a prompt that is open, pays by card, or uses another phone.",
  },
  prompts_of_strangers: {
    of: ["phone"],
    max: 3,
    seconds: hour,
    counts: "prompts that everybody else has sent to one phone",
    filledBy: "anybody with the link to an invoice",
    whenFull: "Applicants have a count of their own.",
  },
  confirmations: {
    of: ["payment", "asker"],
    max: 120,
    seconds: minute,
    counts: "questions about one payment by one account, or by one network without an account",
    filledBy: "the account itself, or anybody on that network",
    whenFull: "The applicant has a count of their own. The provider's message settles the payment in any case.",
  },
} as const satisfies Readonly<Record<string, LimitRow>>;
