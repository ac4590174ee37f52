// The parts of the code in which StrykerJS changes every expression, and the tests that should notice it.

export interface Area {
  readonly name: string;
  /** The package, from the repository root. */
  readonly package: "apps/api" | "packages/domain";
  /** The files to change, as globs from the package. */
  readonly files: readonly string[];
  /** The test files of the server, the quickest first. Default: those of the package's own configuration. */
  readonly tests?: readonly string[];
  /** The lowest share of changes that the tests must notice, in percent. It may rise, but not fall. */
  readonly least: number;
}

const ofServer = (...names: readonly string[]): readonly string[] => names.map((name) => `tests/${name}.test.ts`);

/** What codes and passwords lead to. The other commands of accounts have not been measured yet. */
const logInFiles = [
  "src/people/accounts/codes-store.ts",
  "src/people/accounts/commands/{complete-login,open-session,require-password,resend-code,reset-password}.ts",
];

const ofAccounts = ofServer(
  "account-values",
  "account-rows",
  "account-acts",
  "sessions",
  "log-in-codes",
  "account-safety",
  "codes-and-devices",
  "account-changes",
  "login-details",
  "own-affairs",
  "deletion",
  "guessable-passwords",
  "sign-up",
  "promises",
  "accounts",
  "account-attacks",
);

/** What each kind of decision does. A few tests cover each file, and many cover the files that all kinds use. */
const decisionEffects = [
  "src/office/decisions/*effects.ts",
  "src/office/decisions/licence-values.ts",
  "src/office/decisions/commands/{move-claim,put-licences-in-force}.ts",
];

const ofDecisions = ofServer(
  "decision-fields",
  "decision-edges",
  "decision-answers",
  "decision-outcomes",
  "imported-decisions",
  "appeal-acts",
  "decision-records",
  "decision-acts",
  "decision-refusals",
  "evidence",
  "endorsements",
  "appeals",
  "appeals-of-rejections",
);

const ofPayments = ofServer(
  "payment-values",
  "payment-messages",
  "payment-acts",
  "payment-starts",
  "cancelled-payments",
  "settled-payments",
  "refund-requests",
  "provider-list",
  "invoices",
  "money-and-states",
  "refunds",
  "payments",
  "ended-money",
  "paystack",
);

/** What becomes of a payment. */
const settlement = "src/money/payments/commands/settle-payment.ts";

export const areas: readonly Area[] = [
  {
    name: "domain",
    package: "packages/domain",
    files: ["src/**/*.ts", "!src/**/*.test.ts", "!src/catalogues/**"],
    least: 0,
  },
  {
    name: "sessions",
    package: "apps/api",
    files: ["src/people/sessions/**/*.ts"],
    tests: ofServer("sessions", "account-safety", "own-affairs", "account-attacks", "promises"),
    least: 98,
  },
  {
    name: "log-in",
    package: "apps/api",
    files: logInFiles,
    tests: ofAccounts,
    least: 99,
  },
  {
    name: "accounts",
    package: "apps/api",
    files: ["src/people/accounts/commands/*.ts", ...logInFiles.map((file) => `!${file}`)],
    tests: ofAccounts,
    least: 0,
  },
  {
    name: "stored-accounts",
    package: "apps/api",
    files: ["src/people/accounts/*.ts", ...logInFiles.map((file) => `!${file}`)],
    tests: ofServer(
      "account-values",
      "account-rows",
      "password-hashes",
      "guessable-passwords",
      "account-acts",
      "sessions",
    ),
    least: 86,
  },
  {
    name: "settlement",
    package: "apps/api",
    files: [settlement],
    tests: ofServer("cancelled-payments", "settled-payments", "refunds"),
    least: 90,
  },
  {
    name: "payment-commands",
    package: "apps/api",
    files: ["src/money/payments/commands/*.ts", `!${settlement}`],
    tests: ofPayments,
    least: 0,
  },
  {
    name: "payment-provider",
    package: "apps/api",
    files: ["src/money/payments/{paystack,paystack-events,choose-provider}.ts"],
    tests: ofServer("payment-messages", "payment-values", "payment-acts", "provider-list", "paystack"),
    least: 0,
  },
  {
    name: "stored-payments",
    package: "apps/api",
    files: ["src/money/payments/*.ts", "!src/money/payments/{paystack,paystack-events,choose-provider}.ts"],
    tests: ofPayments,
    least: 0,
  },
  {
    name: "books",
    package: "apps/api",
    files: ["src/money/entries/**/*.ts"],
    tests: ofServer(
      "books-in-detail",
      "accountant",
      "closed-books",
      "cancelled-payments",
      "provider-list",
      "refunds",
      "books",
    ),
    least: 99,
  },
  {
    name: "decisions",
    package: "apps/api",
    files: ["src/office/decisions/commands/*.ts", ...decisionEffects.map((file) => `!${file}`)],
    tests: ofDecisions,
    least: 98,
  },
  {
    name: "stored-decisions",
    package: "apps/api",
    files: ["src/office/decisions/*.ts", ...decisionEffects.map((file) => `!${file}`)],
    tests: ofDecisions,
    least: 0,
  },
  {
    name: "effects-of-decisions",
    package: "apps/api",
    files: decisionEffects,
    tests: ofServer(
      "decision-fields",
      "decision-answers",
      "effect-details",
      "payment-decisions",
      "imported-decisions",
      "moved-claims",
      "moved-and-undone",
      "decision-records",
      "decision-acts",
      "endorsements",
      "granting-roles",
      "branch-changes",
      "refund-requests",
      "refunds",
      "closed-books",
      "decisions",
      "claims",
    ),
    least: 94,
  },
];

/** From this score on, the patterns that only repeat StrykerJS leave out the files of an area. */
const enough = 85;

/** The files that StrykerJS covers well enough, as globs from the repository root. */
export const coveredFiles: readonly string[] = areas
  .filter(({ least }) => least >= enough)
  .flatMap(({ package: of, files }) => files.map((file) => `${of}/${file}`));
