import type { Harmless } from "./score.ts";

const accounts = "apps/api/src/people/accounts";
const decisions = "apps/api/src/office/decisions";
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
  {
    file: `${decisions}/books-effects.ts`,
    was: "closed_until !== null && day <= closed_until",
    is: "true",
    reason: "No day is before null. The condition is for TypeScript.",
  },
  {
    file: `${decisions}/books-effects.ts`,
    was: "requireToBeClosed(books, day, deps.today());",
    is: ";",
    reason: "A proposal is refused if the books have changed since, and a day that was over stays over.",
  },
  {
    file: `${decisions}/commands/add-evidence.ts`,
    was: 'storeFile(context.deps, upload.file, "file")',
    is: '""',
    reason: "The contract has already refused a body without a file.",
  },
  {
    file: `${decisions}/commands/add-evidence.ts`,
    was: 'subject === "payment"',
    is: "true",
    reason: "Nothing else has the ID of a payment, so no payer is found.",
  },
  ...["false", "!rejection && driver === null"].map((is) => ({
    file: `${decisions}/commands/appeal-rejection.ts`,
    was: "if (!rejection || driver === null ||",
    is,
    reason: "Every application and request has a driver, who is not null.",
  })),
  {
    file: `${decisions}/commands/decide-decision.ts`,
    was: "if (decision.withdraws !== null &&",
    is: "true",
    reason: "Only a reversal can be the outcome of an appeal, so nobody took part in the appeal of another proposal.",
  },
  {
    file: `${decisions}/commands/decide-decision.ts`,
    was: "if (version !== null &&",
    is: "true",
    reason: "The contract requires a version.",
  },
  {
    file: `${decisions}/commands/decide-decision.ts`,
    was: 'if (kind === "change_licence") await concludeByDecision',
    is: "true",
    reason: "No application waits for a decision of another kind.",
  },
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
