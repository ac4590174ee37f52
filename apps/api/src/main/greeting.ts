import type { Config } from "../platform/config.ts";
import { newTrainees, type SeededLogin, seededPassword, seededSchool } from "./seed/logins.ts";

/** Returns the text that lists the server's addresses and the accounts with which to log in. */
export function greeting(config: Config, logins: readonly SeededLogin[]): string {
  const { publicUrl: url } = config;
  const places = [
    ["Portal", `${url}/`],
    ...(config.docsFolder === undefined ? [] : [["Documentation", `${url}/docs/`]]),
    ["API document", `${url}/api/openapi.json`],
    ["Health", `${url}/api/health/`],
    ["Readiness", `${url}/api/ready/`],
    ["Metrics", `${url}/api/metrics/`],
    ...(config.hasMailbox ? [["Mailbox", `${url}/mailbox`]] : []),
  ];
  const people = logins.map(({ role, email }) => [role.replace("_", " "), email]);
  const rows = (table: string[][]) => table.map(([name = "", value = ""]) => `  ${name.padEnd(16)}${value}`);
  return [
    "",
    `Kwan listens at ${url}`,
    "",
    ...rows(places),
    ...(people.length > 0
      ? [
          "",
          `Invented people, password ${seededPassword}; the code comes to the mailbox:`,
          ...rows(people),
          "",
          `To try a first application, sign up under one of these names. ${seededSchool.name} (${seededSchool.code}) has enrolled them:`,
          ...rows(
            newTrainees.map(({ name, trainee_number, date_of_birth }) => [
              name,
              `trainee number ${trainee_number}, born ${date_of_birth}`,
            ]),
          ),
        ]
      : [
          "",
          "None of the invented people is in this database. Create an administrator at /setup, or with kwan create-admin.",
        ]),
    "",
    "",
  ].join("\n");
}
