import { Readable } from "node:stream";
import { dayOf, type Role } from "@kwan/domain";
import { runImport } from "../src/office/imports/commands/run-import.ts";
import { startImport } from "../src/office/imports/commands/start-import.ts";
import { undoImport } from "../src/office/imports/commands/undo-import.ts";
import { workOnImport } from "../src/office/imports/work.ts";
import { readConfig } from "../src/platform/config.ts";
import type { Actor, Server } from "../src/platform/context.ts";
import { openDatabase } from "../src/platform/db/open.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { type ImportId, idMaker, isId } from "../src/platform/ids.ts";
import { SpooledFile } from "../src/platform/uploads/spooled-file.ts";
import { heading, licenceLine } from "./licence-files.ts";

// A process that runs an import until it finishes or a test kills it: `import-process.ts <place> start <rows>`, or
// `work|run|undo <id>`. While it works, it prints the number of the last committed row. At the end, it prints the data
// on record.

const [place = "{}", act = "", of = ""] = process.argv.slice(2);
const now = () => new Date();
const db = await openDatabase(JSON.parse(place));
const deps = {
  db,
  config: readConfig({ NODE_ENV: "test" }),
  now,
  today: () => dayOf(now().toISOString()),
  newId: idMaker(now),
  queue: { add: () => Promise.resolve() },
} as unknown as Server;
const origin = { requestId: "req_test", address: null };
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function person(role: Role): Promise<Actor> {
  const user = await db.kysely.selectFrom("users").select("id").where("role", "=", role).limit(1).executeTakeFirst();
  const id = user?.id ?? deps.newId("usr");
  const names = { username: id, email: `${role}@test.example`, phone_number: null, first_name: "A", last_name: role };
  const rest = { other_name: null, role, driver_id: null, school_id: null, branch_id: null, password_hash: null };
  const times = { created_at: now(), updated_at: now() };
  if (!user)
    await db.kysely
      .insertInto("users")
      .values({ id, ...names, ...rest, ...times })
      .execute();
  return { id, role, driver: null } as unknown as Actor;
}

/** Runs an import and continually prints its progress, so that the test can kill the process partway through. */
async function work(id: ImportId): Promise<void> {
  const watch = setInterval(() => {
    db.kysely
      .selectFrom("imports")
      .select("cursor")
      .where("id", "=", id)
      .executeTakeFirst()
      .then((row) => say(`cursor ${row?.cursor}`))
      .catch(() => {});
  }, 10);
  await workOnImport(deps, id, Number.POSITIVE_INFINITY);
  clearInterval(watch);
}

const [maker, runner] = [await person("admin"), await person("reviewer")];
let id: ImportId | undefined = isId("imp", of) ? of : undefined;
if (act === "start") {
  const lines = [heading, ...Array.from({ length: Number(of) }, (_, index) => licenceLine(index))];
  const file = await SpooledFile.from(Readable.from([Buffer.from(lines.join("\n"))]), {
    name: "a.csv",
    type: "text/csv",
  });
  id = await startImport({ ...origin, actor: maker, db: db.kysely, deps }, { what: "licences", file });
  await file.close();
  say(`started ${id}`);
} else if (id && act === "run") {
  const own: ImportId = id;
  await inTransaction(db, (tx) => runImport({ ...origin, actor: runner, tx, deps }, own));
} else if (id && act === "undo") {
  const own: ImportId = id;
  await inTransaction(db, (tx) =>
    undoImport({ ...origin, actor: runner, tx, deps }, own, "This is a test of undoing."),
  );
  await inTransaction(db, (tx) => undoImport({ ...origin, actor: maker, tx, deps }, own, null));
}
if (id) await work(id);
const count = async (table: "drivers" | "licenses" | "decisions" | "audit"): Promise<number> => {
  const rows = db.kysely.selectFrom(table).select((of) => of.fn.countAll<number>().as("count"));
  return Number((await rows.executeTakeFirstOrThrow()).count);
};
const entry = id && (await db.kysely.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst());
const decided = await db.kysely
  .selectFrom("audit")
  .select((of) => of.fn.countAll<number>().as("count"))
  .where("action", "in", ["put_decision_in_force", "reverse_decision"])
  .executeTakeFirstOrThrow();
say(
  `end ${JSON.stringify({
    state: entry?.state,
    ...entry?.counts,
    drivers: await count("drivers"),
    licenses: await count("licenses"),
    decisions: await count("decisions"),
    audited: Number(decided.count),
  })}`,
);
await db.close();
