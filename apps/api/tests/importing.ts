import { workOnImport } from "../src/office/imports/work.ts";
import { idOf } from "./id-of.ts";
import { heading, licenceLine } from "./licence-files.ts";
import type { Person, TestServer } from "./server.ts";

/** The number of the first person in the current test's files. Each test has its own people. */
let start = 1_000;
export const lines = (count: number) => {
  start += 1_000;
  return Array.from({ length: count }, (_, index) => licenceLine(start + index));
};
let single = 5_000_000;
export const line = (change: Readonly<Record<string, string>>) => licenceLine(++single, change);
export const fileOf = (rows: readonly string[], name = `register-${++start}.csv`) =>
  new File([[heading, ...rows].join("\n")], name, { type: "text/csv" });

/** The number in the last line of `line`. */
export const lastLine = () => single;

/** What the people of a test do with an import, until the server has done its part. */
export function importing(of: () => TestServer) {
  async function staff() {
    const [maker, runner] = [await of().person({ role: "admin" }), await of().person({ role: "reviewer" })];
    return { maker, runner };
  }

  async function checked(maker: Person, file: File) {
    const { id } = await maker.kwan.imports.start({ kind: "licences", file });
    await workOnImport(of().deps, idOf("imp", id));
    return maker.kwan.imports.get(id);
  }

  async function run(runner: Person, id: string) {
    await runner.kwan.imports.run(id);
    await workOnImport(of().deps, idOf("imp", id));
    return runner.kwan.imports.get(id);
  }

  async function undo(first: Person, second: Person, id: string) {
    await first.kwan.imports.undo(id, { reason: "It was the file of another region." });
    await second.kwan.imports.undo(id, {});
    await workOnImport(of().deps, idOf("imp", id));
    return first.kwan.imports.get(id);
  }

  const rowsOf = async (
    person: Person,
    id: string,
    outcome?: "new" | "same" | "repeated" | "differs" | "unclear" | "invalid",
  ) => (await person.kwan.imports.rows(id, outcome ? { outcome } : {})).results;

  return { staff, checked, run, undo, rowsOf };
}
