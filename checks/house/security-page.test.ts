import { expect, test } from "vitest";
import { securityFaults, statementsIn } from "./security-page.ts";

const page = `# Security

It is proven by a test, over
two lines. [audit.test.ts, db/embedded.test.ts]

<!-- a comment -->
There are two of them:

- The first. (operation)
- The second, whose
  end is here. (open)

| Head | Other |
|---|---|
| a | b [audit.test.ts] |

The next table is proven. [db/embedded.test.ts]

| Head |
|---|
| a |
| b |
`;
const faults = (text: string) =>
  securityFaults(
    new Map([
      ["docs/security.md", text],
      ["apps/api/tests/audit.test.ts", ""],
      ["apps/api/tests/db/embedded.test.ts", ""],
    ]),
  ).map(({ says }) => says);

test("reads paragraphs, list items and the rows of tables", () => {
  expect(statementsIn(page)).toHaveLength(5);
  expect(faults(page)).toEqual([]);
});

test("catches a statement without a proof, wherever it is", () => {
  for (const end of [" [audit.test.ts, db/embedded.test.ts]", " (operation)", " (open)", " [audit.test.ts]"])
    expect(faults(page.replace(end, "")), end).toEqual([expect.stringContaining("without a proof")]);
});

test("catches a test that does not exist", () => {
  expect(faults(page.replaceAll("audit.test.ts", "gone.test.ts"))).toEqual([
    expect.stringContaining("names gone.test.ts, which does not exist"),
    expect.stringContaining("names gone.test.ts, which does not exist"),
  ]);
});
