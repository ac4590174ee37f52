import type { Fault, House } from "./faults.ts";

const ledger = "docs/requirements.md";
const isTest = (path: string) =>
  /^(packages|apps|checks)\//.test(path) &&
  !path.startsWith("checks/house/") &&
  /\.(test|test-d|stories)\.tsx?$/.test(path);

/**
 * Returns the ids in the ledger. The calls have rows of several ids, in which the prefix is written once and a range
 * has two dots: "R-API-A01 … · A02 …", "R-API-G01..G16".
 */
export function idsIn(text: string): Set<string> {
  const ids = new Set(text.match(/\bR-(?!API)[A-Z]{3}-\d\d/g));
  const calls = /^## API .*\n([^#]*)/m.exec(text)?.[1] ?? "";
  for (const [, group = "", first = "", , last = first] of calls.matchAll(/\b([A-Z])(\d\d)\b(\.\.\1(\d\d))?/g))
    for (let n = Number(first); n <= Number(last); n += 1) ids.add(`R-API-${group}${String(n).padStart(2, "0")}`);
  return ids;
}

/** Returns the ids that tests name, and the first file that names each. */
function namedIn(house: House): Map<string, string> {
  const named = new Map<string, string>();
  for (const [path, text] of house)
    if (isTest(path))
      for (const [id] of text.matchAll(/\bR-(API-[A-Z]\d\d|[A-Z]{3}-\d\d)/g)) if (!named.has(id)) named.set(id, path);
  return named;
}

/**
 * Checks that a test names each requirement, unless it is listed as not built yet, and that no test names an id that is
 * not a requirement.
 */
export function requirementFaults(house: House, notBuilt: readonly string[]): Fault[] {
  const ids = idsIn(house.get(ledger) ?? "");
  const named = namedIn(house);
  const fault = (path: string, says: string): Fault => ({ rule: "requirements", path, says });
  const list = "checks/house/not-built.ts";
  return [
    ...[...ids]
      .filter((id) => !named.has(id) && !notBuilt.includes(id))
      .map((id) => fault(ledger, `has ${id}, which no test names: write its test, or list it in ${list}.`)),
    ...notBuilt
      .filter((id) => named.has(id))
      .map((id) => fault(list, `lists ${id}, which ${named.get(id)} names: remove it from the list.`)),
    ...notBuilt.filter((id) => !ids.has(id)).map((id) => fault(list, `lists ${id}, which is not in ${ledger}.`)),
    ...[...named]
      .filter(([id]) => !ids.has(id))
      .map(([id, path]) => fault(path, `names ${id}, which is not in ${ledger}.`)),
  ];
}

/** Returns one line: how many requirements tests name. */
export function requirementsInWords(house: House, notBuilt: readonly string[]): string {
  const { size } = idsIn(house.get(ledger) ?? "");
  return `${size - notBuilt.length} of ${size} requirements are named by a test, and ${notBuilt.length} are not built yet`;
}
