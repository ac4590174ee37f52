import type { Config } from "./config.ts";
import { seededLogins, seededPassword } from "./db/seed/logins.ts";

/** Where to look, and as whom to log in. */
export function greeting(config: Config): string {
  const { publicUrl: url } = config;
  const places = [
    ["Portal", `${url}/`],
    ["API document", `${url}/api/openapi.json`],
    ["Health", `${url}/api/health/`],
    ["Readiness", `${url}/api/ready/`],
    ["Metrics", `${url}/api/metrics/`],
    ...(config.hasMailbox ? [["Mailbox", `${url}/mailbox`]] : []),
  ];
  const people = config.isSeeded ? seededLogins.map(({ role, email }) => [role.replace("_", " "), email]) : [];
  const rows = (table: string[][]) => table.map(([name = "", value = ""]) => `  ${name.padEnd(16)}${value}`);
  return [
    "",
    `Kwan listens at ${url}`,
    "",
    ...rows(places),
    ...(people.length > 0
      ? ["", `Invented people, password ${seededPassword}; the code comes to the mailbox:`, ...rows(people)]
      : []),
    "",
    "",
  ].join("\n");
}
