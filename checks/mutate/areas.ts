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
    tests: ofServer("sessions", "own-affairs", "account-attacks", "promises"),
    least: 84,
  },
  {
    name: "accounts",
    package: "apps/api",
    files: ["src/people/accounts/**/*.ts"],
    tests: ofServer(
      "sessions",
      "login-details",
      "own-affairs",
      "deletion",
      "guessable-passwords",
      "sign-up",
      "promises",
      "accounts",
      "account-attacks",
    ),
    least: 0,
  },
  {
    name: "payments",
    package: "apps/api",
    files: ["src/money/payments/**/*.ts", "!src/money/payments/sandbox/**"],
    tests: ofServer("payments", "ended-payments", "refunds", "paystack", "money-and-states", "invoices", "promises"),
    least: 0,
  },
  {
    name: "decisions",
    package: "apps/api",
    files: ["src/office/decisions/**/*.ts"],
    tests: ofServer(
      "decisions",
      "withdrawals",
      "appeals",
      "appeals-of-rejections",
      "evidence",
      "granting-roles",
      "accreditations",
      "branch-changes",
    ),
    least: 0,
  },
];
