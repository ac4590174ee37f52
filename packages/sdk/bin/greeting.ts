import { createMock } from "../src/testing/mock/create-mock.ts";

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd())
    .join("\n");
};

/** Returns the invented people, with their password. */
export function peopleInWords(): string {
  const { people } = createMock({ baseUrl: "http://127.0.0.1/api" });
  const rows = people.map(({ role, name, email, phone_number }) => [role, email, phone_number, name]);
  return `People, all with the password ${people[0]?.password}:\n${table(rows)}`;
}

const controls = (address: string): string =>
  table([
    [`GET  ${address}/mock/codes/`, "the codes that were sent, the newest first"],
    [`POST ${address}/mock/tokens/`, '{"email": "driver@kwan.example"} logs in without a code'],
    [`POST ${address}/mock/payments/{reference}/`, '{"choice": "approve"}, or "reject", or "delay"'],
    [`POST ${address}/mock/answers/`, '{"call": "listTasks", "refuse": "forbidden"}, or with "answer"'],
    [`POST ${address}/mock/faults/`, '{"fault": {"drop": "answer"}, "call": "startPayment", "times": 1}'],
    [`POST ${address}/mock/clock/`, '{"forward_seconds": 120}'],
    [`GET  ${address}/mock/attempts/`, "every request, with its answer"],
    [`POST ${address}/mock/reset/`, "begin again"],
  ]);

/** Returns what is printed when the mock has started. */
export const greeting = (
  address: string,
): string => `A mock of the licensing authority's server. Nothing in it is real, and nothing is kept.

API: ${address}/api

${peopleInWords()}

Log in with /api/learner/login/email/initiate/ and then /api/users/complete-login-email/{email}/. The code and everything else that a
test needs are here:

${controls(address)}

It answers 501 to calls that it does not simulate: GET ${address}/mock/ lists those that it does. Stop it with Ctrl+C.`;

export const help = (
  defaultPort: number,
): string => `kwan-mock starts a mock of the licensing authority's server on this machine, for tests of programs in any language.

Options:
  --port <number>  the port on 127.0.0.1; 0 chooses a free one (default: ${defaultPort})
  --people         print the invented people and their password, and stop
  -h, --help       print this, and stop`;
