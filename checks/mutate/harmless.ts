import { harmlessOfDecisions } from "./harmless-decisions.ts";
import type { Harmless } from "./score.ts";

const accounts = "apps/api/src/people/accounts";
const entries = "apps/api/src/money/entries";
const settlePayment = "apps/api/src/money/payments/commands/settle-payment.ts";

/** Changes of StrykerJS that no test can notice, each with the reason. */
export const harmless: readonly Harmless[] = [
  {
    file: `${accounts}/codes-store.ts`,
    was: '.selectAll("users")',
    is: '""',
    reason: "It then selects the columns of both tables, and only those of the account are read.",
  },
  {
    file: `${accounts}/commands/reset-password.ts`,
    was: "requireChannel(deps, target);",
    is: ";",
    reason: "Sending the code requires the channel, too.",
  },
  {
    file: `${accounts}/commands/resend-code.ts`,
    was: "const user = isOpen && last.user_id !== null",
    is: "true",
    reason: "No account has null as its ID, so none is found.",
  },
  {
    file: `${accounts}/commands/reset-password.ts`,
    was: "if (contact) await forgetWrongPasswords",
    is: "true",
    reason: "Nobody has tried passwords for a contact that does not exist, so there is nothing to forget.",
  },
  {
    file: settlePayment,
    was: "if (settled !== payment) await enter",
    is: "true",
    reason: "What has been entered before is left as it is.",
  },
  {
    file: settlePayment,
    was: "if (bill) await deps.ports.lockApplication",
    is: "true",
    reason: "The database refuses a payment without an invoice.",
  },
  ...["false", "!invoice && !payment"].map((is) => ({
    file: settlePayment,
    was: "if (!invoice || !payment) throw",
    is,
    reason: "The database refuses a payment without an invoice, and neither is ever removed.",
  })),
  ...harmlessOfDecisions,
  {
    file: `${entries}/differences-store.ts`,
    was: 'sort: "found_at"',
    is: '""',
    reason: "Every direction that is not rising is falling. The kind of the list has a test.",
  },
  {
    file: `${entries}/present.ts`,
    was: "is_closed: closed_until !== null",
    is: "true",
    reason: "No day is before null. The condition is for TypeScript.",
  },
  {
    file: `${entries}/words.ts`,
    was: "eventWords[event]?.() ?? event",
    is: "eventWords[event]()",
    reason: "Every event that changes revenue has words. The others are in no file.",
  },
  {
    file: `${entries}/words.ts`,
    was: "channelWords[channel]?.() ?? channel",
    is: "channelWords[channel]()",
    reason: "Both channels have words.",
  },
];
