import { open } from "node:fs/promises";
import { basename } from "node:path";
import { dayOf, mayDo, type Role } from "@kwan/domain";
import { findByUsername } from "../accounts/store.ts";
import { inTransaction } from "../db/transaction.ts";
import { SpooledFile } from "../documents/spooled-file.ts";
import { DomainError } from "../domain-error.ts";
import { checkRows } from "../imports/commands/check-rows.ts";
import { startImport } from "../imports/commands/start-import.ts";
import { stopImport } from "../imports/commands/stop-import.ts";
import { errorsOf, problemOf } from "../imports/present.ts";
import { rowsToCorrect } from "../imports/rows-store.ts";
import { lockImport } from "../imports/store.ts";
import { command, OperatorError } from "./command.ts";
import { fromHere } from "./paths.ts";
import { type Installation, prepare, say, withDatabase } from "./with-database.ts";

const batch = 500;
const shownRows = 20;

export const importFile = command({
  summary: "checks a file of licences, and uploads it for somebody to run",
  about: [
    "Checks a CSV file of licences that were issued before the portal, and says by row what is wrong. Nothing else happens unless you add --upload.",
    "With --upload, the file waits in the portal: the administrator decides about rows that are not clear, and a reviewer runs the import. One person alone cannot put licences on record.",
  ],
  options: {
    by: { type: "string", value: "USERNAME", about: "The administrator who answers for the file." },
    upload: { type: "boolean", default: false, about: "Keeps the file in the portal after the check." },
  },
  arguments: [{ name: "FILE", about: "the file, as CSV in UTF-8." }],
  run: ({ values: { by = "", upload }, positionals: [given = ""] }) =>
    withDatabase(async (installation) => {
      await prepare(installation.db, false);
      await checkFile(installation, { by, path: fromHere(given), isKept: upload });
    }),
});

async function checkFile(
  { db, config, now, newId }: Installation,
  { by, path, isKept }: { readonly by: string; readonly path: string; readonly isKept: boolean },
): Promise<void> {
  const account = await findByUsername(db.kysely, by);
  const actor = account?.is_active && { id: account.id, role: account.role as Role };
  if (!actor || !mayDo(actor.role, "imports.make"))
    throw new OperatorError(
      `"${by}" is not an administrator. Give the username of an administrator's account with --by.`,
    );
  // The command does the work itself, so nothing has to be queued.
  const queue = { add: () => Promise.resolve() };
  const deps = { db, now, newId, queue, today: () => dayOf(now().toISOString()) };
  const origin = { actor, requestId: "kwan import", address: null };
  const file = await spool(path);
  try {
    const id = await startImport({ ...origin, db: db.kysely, deps }, { what: "licences", file });
    let entry = await inTransaction(db, (tx) => lockImport(tx, id));
    while (entry?.state === "checking") {
      const { id: import_id } = entry;
      await inTransaction(db, async (tx) => {
        const locked = await lockImport(tx, import_id);
        if (locked?.state === "checking") await checkRows({ tx, deps }, locked, batch);
      });
      entry = await inTransaction(db, (tx) => lockImport(tx, import_id));
      if (entry) say(`${entry.counts.checked} of ${entry.counts.rows} rows checked`);
    }
    if (!entry) return;
    const { counts, state } = entry;
    for (const row of await rowsToCorrect(db.kysely, id, shownRows)) {
      const errors = errorsOf(entry, row, deps.today()).map(({ message }) => message);
      say(`Row ${row.number}: ${[...errors, problemOf(row)].filter(Boolean).join(" ")}`);
    }
    const open = counts.invalid + counts.unclear + counts.differs;
    if (open > shownRows) say(`… and ${open - shownRows} more rows.`);
    say(
      `${counts.rows} rows: ${counts.new} new, ${counts.same} already on record, ${counts.repeated} repeated, ${counts.differs} different from the record, ${counts.unclear} not clear, ${counts.invalid} with errors.`,
    );
    if (state === "stopped")
      throw new OperatorError(
        "Too few rows can be used. Check whether it is the right file, correct it, and try again.",
      );
    if (isKept) return say(`The file waits at ${config.publicUrl}/imports/${id}. A reviewer can run it there.`);
    await inTransaction(db, (tx) => stopImport({ ...origin, tx, deps }, id));
    say("Nothing was put on record. Add --upload to keep the file in the portal.");
  } catch (error) {
    throw error instanceof DomainError ? new OperatorError(sentencesOf(error)) : error;
  } finally {
    await file.close();
  }
}

const sentencesOf = ({ fields, message }: DomainError): string =>
  fields ? Object.values(fields).flat().join(" ") : message;

async function spool(path: string): Promise<SpooledFile> {
  try {
    const opened = await open(path);
    return await SpooledFile.from(opened.createReadStream(), { name: basename(path), type: "text/csv" });
  } catch (error) {
    throw new OperatorError(`${path} can't be read: ${error instanceof Error ? error.message : "unknown error"}.`);
  }
}
