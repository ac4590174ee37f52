// Chooses the tests that should notice a mutation.
import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { root } from "./places.ts";
import type { Row } from "./row.ts";

/**
 * The tests for each folder of the server: those of its noun, and those for promises that it keeps for others. Slow
 * tests come last.
 */
const ofApi: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    "accounts",
    "account-attacks",
    "login-details",
    "own-affairs",
    "deletion",
    "promises",
    "neighbours",
    "audited-calls",
    "locks",
    "races",
  ],
  appointments: [
    "slots",
    "own-affairs",
    "walk-in",
    "what-comes-next",
    "reminders",
    "states",
    "promises",
    "audited-calls",
    "permissions",
    "locks",
    "races",
  ],
  audit: ["audit", "audit-log", "audited-reads", "retention", "audited-calls"],
  backups: ["backups"],
  blobs: ["blobs"],
  branches: ["branches"],
  calls: ["http", "office-lists"],
  "data-exports": ["own-records", "own-affairs", "deletion", "neighbours"],
  db: ["db/keyset", "db/transactions", "idempotency-outside", "office-lists", "promises", "neighbours", "locks"],
  imports: ["imports", "import-files", "import-crash", "audited-calls", "permissions", "locks"],
  decisions: [
    "decisions",
    "withdrawals",
    "appeals",
    "appeals-of-rejections",
    "evidence",
    "own-records",
    "granting-roles",
    "accreditations",
    "refunds",
    "tasks",
    "audited-calls",
    "permissions",
    "locks",
  ],
  desk: ["desk", "audited-calls", "permissions"],
  deletions: ["deletion", "own-affairs", "neighbours"],
  deliveries: ["deliveries", "recheck", "audited-calls", "permissions", "races"],
  documents: [
    "documents",
    "evidence",
    "document-verdicts",
    "office-decisions",
    "walk-in",
    "recheck",
    "uploads",
    "blobs",
    "audited-calls",
    "permissions",
    "races",
  ],
  drivers: [
    "claims",
    "tasks",
    "lessons",
    "license-shown",
    "own-records",
    "office-decisions",
    "own-affairs",
    "promises",
    "neighbours",
    "audited-calls",
    "permissions",
    "kinds",
    "races",
  ],
  http: [
    "http",
    "idempotency-outside",
    "uploads",
    "audited-reads",
    "promises",
    "audited-calls",
    "permissions",
    "portal",
  ],
  invoices: ["invoices", "payments", "money-and-states", "permissions", "locks", "races"],
  jobs: ["jobs", "retention", "db/jobs"],
  messages: ["messages", "notifications", "retention", "languages", "neighbours", "races"],
  notes: ["notes", "own-records", "audited-calls", "permissions"],
  notifications: ["notifications", "deletion", "neighbours"],
  payments: [
    "payments",
    "refunds",
    "office-lists",
    "paystack",
    "money-and-states",
    "invoices",
    "office-decisions",
    "promises",
    "neighbours",
    "audited-calls",
    "permissions",
    "locks",
    "races",
  ],
  "rate-limits": ["account-attacks", "accounts", "promises"],
  reminders: ["reminders"],
  reports: ["reports", "office-reports"],
  schools: ["lessons", "accreditations", "schools", "enrolments", "races"],
  services: [
    "services",
    "states",
    "recheck",
    "money-and-states",
    "to-do",
    "what-comes-next",
    "office-decisions",
    "walk-in",
    "own-records",
    "claims",
    "tasks",
    "promises",
    "audited-calls",
    "permissions",
    "kinds",
    "locks",
    "races",
  ],
  setup: ["setup", "administrators", "locks"],
  sessions: ["own-affairs", "account-attacks", "promises"],
  tasks: [
    "tasks",
    "task-lists",
    "appeals",
    "appeals-of-rejections",
    "office-reports",
    "audited-calls",
    "permissions",
    "locks",
  ],
  staff: ["administrators", "own-affairs", "office-lists", "promises", "audited-calls", "locks", "races"],
  system: ["http"],
  "theory-tests": [
    "theory-tests",
    "theory-access",
    "theory-clock",
    "theory-languages",
    "own-records",
    "neighbours",
    "audited-calls",
  ],
  "update-requests": ["own-affairs", "own-records", "office-decisions", "tasks", "retention", "audited-calls", "races"],
};

/** For some files of the server, tests that are closer than those for their folder. */
const ofApiFiles: Readonly<Record<string, readonly string[]>> = {
  "accounts/actor": ["account-attacks"],
  "accounts/codes-store": ["locks", "neighbours"],
  "accounts/commands/complete-login": ["promises", "account-attacks"],
  "accounts/commands/open-session": ["promises"],
  "accounts/commands/register-learner": ["account-attacks", "promises"],
  "accounts/commands/resend-code": ["account-attacks"],
  "accounts/commands/reset-password": ["promises"],
  "accounts/commands/send-code": ["accounts", "promises"],
  "accounts/commands/start-login": ["accounts", "account-attacks"],
  "accounts/commands/take-code": ["account-attacks"],
  "accounts/commands/update-account": ["locks"],
  "accounts/guessable-passwords": ["guessable-passwords"],
  "accounts/lanes": ["hashing"],
  "accounts/store": ["retention", "deletion"],
  "appointments/commands/book-appointment": ["own-affairs"],
  "audit/personal-values": ["retention"],
  "data-exports": ["neighbours"],
  "db/idempotency-store": ["neighbours"],
  "drivers/commands/set-identification": ["office-lists"],
  "drivers/commands/share-license": ["services", "promises"],
  "drivers/licences-store": ["withdrawals"],
  "drivers/many-store": ["imports", "locks"],
  "drivers/policy": ["permissions"],
  "drivers/store": ["neighbours"],
  "http/idempotency": ["idempotency-outside"],
  "http/mount": ["audited-calls"],
  "http/upload": ["uploads", "documents"],
  "messages/store": ["neighbours"],
  "payments/commands/settle-payment": ["payments", "promises"],
  "payments/commands/start-payment": ["neighbours"],
  "payments/policy": ["payments", "paystack"],
  scopes: ["permissions"],
  "services/branch-law": ["office-decisions"],
  "services/effects": ["office-decisions"],
  "services/move-centre": ["office-decisions"],
  "services/overview": ["to-do"],
  "services/routes": ["invoices"],
};

const ofServer = (name: string): string => `apps/api/tests/${name}.test.ts`;

/** Tests of the server that cover a whole class, with every call. */
export const systematic: Readonly<Partial<Record<Row["class"], readonly string[]>>> = {
  ownership: [ofServer("permissions")],
  "audit rows": [ofServer("audited-calls")],
  locks: [ofServer("locks"), ofServer("races")],
};

/** All tests of the SDK. */
const ofSdk = ["packages/sdk/tests/*.test.ts", "packages/sdk/src/**/*.test.ts"];

const found = new Map<string, readonly string[]>();
const glob = (pattern: string): readonly string[] => {
  const known = found.get(pattern) ?? globSync(pattern, { cwd: root }).sort();
  found.set(pattern, known);
  return known;
};

/** Returns the package of a file, such as "apps/api". */
export const packageOf = (file: string): string => file.split("/").slice(0, 2).join("/");

/** Returns the test files that should notice a mutation in a file, the closest first. */
export function testsOf(file: string): readonly string[] {
  const folder = file.split("/")[3] ?? "";
  switch (packageOf(file)) {
    case "apps/api":
      return [
        ...Object.entries(ofApiFiles).flatMap(([name, tests]) =>
          file.startsWith(`apps/api/src/${name}`) ? tests : [],
        ),
        ...(ofApi[folder] ?? []),
      ]
        .filter((test, at, all) => all.indexOf(test) === at)
        .map(ofServer);
    case "packages/domain":
      return [`packages/domain/src/${folder}/**/*.test.ts`, "packages/domain/src/**/*.test.ts"]
        .flatMap(glob)
        .filter((test, at, all) => all.indexOf(test) === at);
    case "packages/sdk":
      // Leave out two tests: one reads the README, and the other bundles the package, which is slow.
      return ofSdk.flatMap(glob).filter((test) => !/\/(readme|bundles)\.test/.test(test));
    default: {
      const near = glob(join(dirname(file), "*.test.{ts,tsx}"));
      const own = near.filter((test) => basename(test).startsWith(`${basename(file).split(".")[0]}.`));
      return [...own, ...near.filter((test) => !own.includes(test))];
    }
  }
}
