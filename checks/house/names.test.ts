import { expect, test } from "vitest";
import { nameFaults } from "./names.ts";

const clean = `
import { found } from "./elsewhere.ts";
export { found as match };
export const notFound = ({ kept, asked = 1, ...rest }: Row) => kept + asked + rest.known;
export type KnownDevice = { given: string; look(): void };
export function orNotFound<Found>(row: Found, [first, second]: readonly string[]) {
  const existing = find((each) => each.shown);
  return { existing, said: first };
}
`;
const planted: readonly (readonly [text: string, name: string])[] = [
  ["export const found = 1;", "found"],
  ["export const { row: found } = rows;", "found"],
  ["export function existing(row: Row) {}", "existing"],
  ["export default class Wanted {}", "Wanted"],
  ["export type Asked = string;", "Asked"],
  ["export interface Kept { id: string }", "Kept"],
  ['export { match as found } from "./match.ts";', "found"],
  ["function pay(given: number) {}", "given"],
  ["const pay = async (given = 1) => given;", "given"],
  ["const pay = ({ ref: given }: Row) => given;", "given"],
  ["const pay = ([said]: string[], ...looks: string[]) => looks;", "looks"],
  ["class Desk { constructor(private readonly known: Row) {} }", "known"],
  ["class Desk { pay(shown: number) {} }", "shown"],
  ["type Pay = (look: string) => void;", "look"],
  ["interface Desk { pay(asked: string): void }", "asked"],
  ["const view = <Rows render={(found) => <p>{found}</p>} />;", "found"],
];
const faults = (files: Readonly<Record<string, string>>) =>
  nameFaults(new Map(Object.entries(files))).map(({ path, says }) => `${path} ${says}`);

test("accepts properties, local names, longer names, and the names of other modules", () => {
  expect(faults({ "packages/domain/src/not-found.ts": clean, "docs/found.md": "found" })).toEqual([]);
});

test.each(planted)("catches %s", (text, name) => {
  expect(faults({ "apps/portal/src/rows.tsx": `\n${text}\n` })).toContainEqual(
    expect.stringContaining(`apps/portal/src/rows.tsx has "${name}" in line 2: `),
  );
});

test.each(["packages/ui/src/found.ts", "checks/kept/asked.test.ts", "apps/api/src/wanted.gen.ts"])(
  "catches the name of %s",
  (path) => {
    expect(faults({ [path]: "" })).toEqual([expect.stringContaining(`${path} has the name "`)]);
  },
);
