import type { Fault, House } from "./faults.ts";

const page = "docs/security.md";
const marks = ["operation", "specification", "open"];

/**
 * Returns the statements on the page: its paragraphs, list items and table rows. Headings and the like are none, and
 * neither are the rows of a table that the tests in front of it prove.
 */
export function statementsIn(text: string): string[] {
  const blocks = text
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/^(\|.*\n)\|[\s|:-]+\|$/gm, "")
    .split(/\n\s*\n|\n(?=- |\| )/)
    .map((block) => block.replace(/\s+/g, " ").trim())
    .filter((block) => block !== "");
  const isRow = (block: string): boolean => block.startsWith("|");
  let isProven = false;
  return blocks.filter((block) => {
    if (!isRow(block)) isProven = (proofOf(block) ?? []).length > 0;
    return !block.startsWith("#") && !block.endsWith(":") && !(isRow(block) && isProven);
  });
}

/** Returns the tests that a statement names at its end, or undefined if it ends with no mark. */
export function proofOf(statement: string): readonly string[] | undefined {
  const end = statement.replace(/\s*\|$/, "");
  if (marks.some((mark) => end.endsWith(`(${mark})`))) return [];
  return /\[([\w./-]+\.test\.ts(?:, [\w./-]+\.test\.ts)*)\]$/.exec(end)?.[1]?.split(", ");
}

/** Checks that each statement about security names a test that exists, or says that nobody can test it. */
export function securityFaults(house: House): Fault[] {
  const tests = [...house.keys()].filter((path) => path.endsWith(".test.ts"));
  const fault = (says: string): Fault => ({ rule: "security", path: page, says });
  return statementsIn(house.get(page) ?? "").flatMap((statement) => {
    const words = `“${statement.slice(0, 60)}”`;
    const proof = proofOf(statement);
    if (!proof)
      return [fault(`says ${words} without a proof: end it with [name.test.ts], or with (${marks.join(") or (")}).`)];
    return proof
      .filter((name) => !tests.some((path) => path.endsWith(`/${name}`)))
      .map((name) => fault(`says ${words} and names ${name}, which does not exist.`));
  });
}
