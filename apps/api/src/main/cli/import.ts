import { open } from "node:fs/promises";
import { basename } from "node:path";
import { dayOf, mayDo, type Role } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { type DateOrder, dateOrders, datesInBothOrders } from "@kwan/domain/imports";
import { checkRows } from "../../office/imports/commands/check-rows.ts";
import { setDateOrder } from "../../office/imports/commands/set-date-order.ts";
import { startImport } from "../../office/imports/commands/start-import.ts";
import { stopImport } from "../../office/imports/commands/stop-import.ts";
import { errorsOf, problemOf } from "../../office/imports/present.ts";
import { rowsToCorrect } from "../../office/imports/rows-store.ts";
import { lockImport } from "../../office/imports/store.ts";
import { findByUsername } from "../../people/accounts/store.ts";
import type { ImportRecord } from "../../platform/db/tables.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { DomainError } from "../../platform/domain-error.ts";
import { SpooledFile } from "../../platform/uploads/spooled-file.ts";
import { command, OperatorError } from "./command.ts";
import { fromHere } from "./paths.ts";
import { type Installation, prepare, print, withDatabase } from "./with-database.ts";

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
    dates: {
      type: "string",
      value: "ORDER",
      about: "day-first or month-first: how to read dates such as 5/11/2019, if the file does not prove it.",
    },
    upload: { type: "boolean", default: false, about: "Keeps the file in the portal after the check." },
  },
  arguments: [{ name: "FILE", about: "the file, as CSV in UTF-8." }],
  run: ({ values: { by = "", upload, dates }, positionals: [path = ""] }) =>
    withDatabase(async (installation) => {
      await prepare(installation.db, false);
      await checkFile(installation, { by, path: fromHere(path), isKept: upload, order: orderIn(dates) });
    }),
});

interface Wish {
  readonly by: string;
  readonly path: string;
  readonly isKept: boolean;
  readonly order: DateOrder | undefined;
}

/** Returns the order that is given with --dates. */
function orderIn(text: string | undefined): DateOrder | undefined {
  const order = dateOrders.find((each) => each.replace("_", "-") === text);
  if (text !== undefined && !order)
    throw new OperatorError(`--dates can be day-first or month-first, and not "${text}".`);
  return order;
}

async function checkFile({ db, config, now, newId }: Installation, { by, path, isKept, order }: Wish): Promise<void> {
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
    if (entry?.state === "asking") {
      if (!order) {
        await inTransaction(db, (tx) => stopImport({ ...origin, tx, deps }, id));
        throw new OperatorError(questionOf(entry));
      }
      await inTransaction(db, (tx) => setDateOrder({ ...origin, tx, deps }, id, order));
      entry = await inTransaction(db, (tx) => lockImport(tx, id));
    } else if (entry && order && entry.date_order !== order) {
      await inTransaction(db, (tx) => stopImport({ ...origin, tx, deps }, id));
      throw new OperatorError("The dates in this file begin with the day, for example 25/11/2019. Leave out --dates.");
    }
    while (entry?.state === "checking") {
      const { id: import_id } = entry;
      await inTransaction(db, async (tx) => {
        const locked = await lockImport(tx, import_id);
        if (locked?.state === "checking") await checkRows({ tx, deps }, locked, batch);
      });
      entry = await inTransaction(db, (tx) => lockImport(tx, import_id));
      if (entry) print(`${entry.counts.checked} of ${entry.counts.rows} rows checked`);
    }
    if (!entry) return;
    const { counts, state } = entry;
    for (const row of await rowsToCorrect(db.kysely, id, shownRows)) {
      const errors = errorsOf(entry, row, deps.today()).map(({ message }) => message);
      print(`Row ${row.number}: ${[...errors, problemOf(row)].filter(Boolean).join(" ")}`);
    }
    const open = counts.invalid + counts.unclear + counts.differs;
    if (open > shownRows) print(`… and ${open - shownRows} more rows.`);
    print(
      `${counts.rows} rows: ${counts.new} new, ${counts.same} already on record, ${counts.repeated} repeated, ${counts.differs} different from the record, ${counts.unclear} not clear, ${counts.invalid} with errors.`,
    );
    if (state === "stopped")
      throw new OperatorError(
        "Too few rows can be used. Check whether it is the right file, correct it, and try again.",
      );
    if (isKept) return print(`The file waits at ${config.publicUrl}/imports/${id}. A reviewer can run it there.`);
    await inTransaction(db, (tx) => stopImport({ ...origin, tx, deps }, id));
    print("Nothing was put on record. Add --upload to keep the file in the portal.");
  } catch (error) {
    throw error instanceof DomainError ? new OperatorError(sentencesOf(error)) : error;
  } finally {
    await file.close();
  }
}

function questionOf({ date_question }: ImportRecord): string {
  const { text = "", row = 0 } = date_question ?? {};
  const { day_first, month_first } = datesInBothOrders(text) ?? {};
  const choices = [
    day_first && `--dates day-first if ${text} is ${formatDate(day_first, "long")}`,
    month_first && `--dates month-first if it is ${formatDate(month_first, "long")}`,
  ];
  return `The dates in this file do not say whether the day or the month comes first. Look at ${text} in row ${row}. Add ${choices.filter(Boolean).join(", or ")}.`;
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
