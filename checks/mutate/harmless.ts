import type { Harmless } from "./score.ts";

const accounts = "apps/api/src/people/accounts";

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
];
