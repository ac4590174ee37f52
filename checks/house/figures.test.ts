import { describe, expect, test } from "vitest";
import { blocksIn, figureFaults } from "./figures.ts";

const house = (path: string, text: string) =>
  new Map([
    [path, text],
    ["package.json", JSON.stringify({ scripts: { sizes: "x", start: "x" } })],
    ["apps/api/package.json", JSON.stringify({ scripts: { "bench:audit": "x" } })],
    ["apps/api/tests/at-size.test.ts", ""],
  ]);
const record = "docs/decisions/0001-speed.md";
const faults = (text: string, path = record) => figureFaults(house(path, text)).map(({ says }) => says);

describe("a measured figure", () => {
  test.each([
    "One noun weighs 25.4 kB.",
    "The page appeared after 744 ms.",
    "It makes 1,714 writes per second.",
    "A list reached 0.61 of the speed.",
    "A read is 1.5 times as slow.",
    "Compiling takes 5 s.",
    "`pnpm start` uses 515 MB.",
    "`pnpm bench:gone` reached 12 requests a second.",
    "It takes 3 ms (`tests/gone.test.ts`).",
    "`sizes` is in another paragraph.\n\nOne noun weighs 25.4 kB.",
    "- `sizes` is in another item.\n- One noun weighs 25.4 kB.",
    "| writes |\n|---|\n| 0.61 |",
  ])("without its command is found: %s", (text) => {
    expect(faults(text)).toEqual([expect.stringContaining("without the command that measures it")]);
  });

  test.each([
    "One noun weighs 25.4 kB (`pnpm exec turbo run sizes`).",
    "`pnpm --filter @kwan/api bench:audit` makes 1,714 writes per second.",
    "A search takes 3 ms (`tests/at-size.test.ts`).",
    "Shares, from `bench:audit`:\n\n| writes |\n|---|\n| 0.61 |",
  ])("with its command is accepted: %s", (text) => {
    expect(faults(text)).toEqual([]);
  });

  test.each([
    "A document has at most 5 MB.",
    "Reads are retried after 1, 2 and 4 s.",
    "```sh\n# 25 kB\n```",
    "Rule 2.4.11",
  ])("is not a limit, a setting or an example: %s", (text) => {
    expect(faults(text)).toEqual([]);
  });

  test("is looked for in READMEs and decision records", () => {
    const text = "It weighs 25.4 kB.";
    expect(["README.md", "packages/sdk/README.md", record].map((path) => faults(text, path).length)).toEqual([1, 1, 1]);
    expect(faults(text, "docs/requirements.md")).toEqual([]);
  });
});

test("a table belongs to the paragraph before it", () => {
  expect(blocksIn("One.\n\n| a |\n|---|\n\n- two\n- three")).toEqual(["One.\n| a |\n|---|", "- two", "- three"]);
});
