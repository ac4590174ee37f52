import { setTimeout as sleep } from "node:timers/promises";
import type { Role } from "@kwan/domain";
import { findUser } from "../../people/accounts/store.ts";
import type { Author, Context, Server, Work } from "../../platform/context.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { AccountId, ImportId } from "../../platform/ids.ts";
import { applyRows } from "./commands/apply-rows.ts";
import { checkRows } from "./commands/check-rows.ts";
import { stopReceiving } from "./commands/start-import.ts";
import { undoRows } from "./commands/undo-rows.ts";
import { importsAtWork, lockImport } from "./store.ts";

/**
 * The number of rows in one transaction. It is small, so that requests for the same records do not have to wait long.
 */
const batch = 250;
/** How long a job runs before it ends and queues itself again, so that the queue does not treat a long job as dead. */
const sliceMs = 30_000;
/** The pause between batches. It lets requests use the embedded database, which has only one connection. */
const pauseMs = 5;
/** If an import makes no progress for this long, we assume that its process has been killed. A batch takes a second. */
const idleMs = 10_000;
/** How long storing the rows of an upload can take before we assume this. It takes longer than a batch. */
const uploadMs = 900_000;

/**
 * Processes one batch of an import and moves the cursor, in one transaction. Returns whether there may be more batches.
 */
async function workOnBatch({ tx, deps }: Work, id: ImportId): Promise<boolean> {
  const entry = await lockImport(tx, id);
  if (!entry) return false;
  if (entry.state === "checking") return checkRows({ tx, deps }, entry, batch);
  // The actor is the person who started this stage of the import.
  const by = async (account: AccountId | null): Promise<Context<Author>> => {
    const { role } = (account && (await findUser(tx, account))) || { role: "admin" };
    const actor = { id: account ?? entry.made_by, role: role as Role };
    return { tx, deps, actor, requestId: `import ${id}`, address: null };
  };
  if (entry.state === "running") return applyRows(await by(entry.run_by), entry, batch);
  if (entry.state === "undoing") return undoRows(await by(entry.undo_by), entry, batch);
  return false;
}

/**
 * Checks, runs or undoes an import, batch by batch. If the process is killed, the current batch is rolled back, and
 * another process continues after the last complete batch.
 */
export async function workOnImport(deps: Server, id: ImportId, forMs = sliceMs): Promise<void> {
  const until = performance.now() + forMs;
  while (await inTransaction(deps.db, (tx) => workOnBatch({ tx, deps }, id))) {
    if (performance.now() < until) await sleep(pauseMs);
    else return deps.queue.add(deps.db.kysely, "work_import", { id });
  }
}

async function queueWork({ db, queue }: Server, since?: Date): Promise<void> {
  for (const { id, state } of await importsAtWork(db.kysely, since))
    if (state !== "receiving") await queue.add(db.kysely, "work_import", { id });
}

/**
 * Continues every import in progress. Runs when the server starts, because its last process may have been killed. If
 * another server is working on an import, the two take turns and nothing is done twice.
 */
export const resumeAtStart = (server: Server): Promise<void> => queueWork(server);

/** Continues imports whose process was killed, and ends interrupted uploads. */
export async function resumeImports(server: Server): Promise<void> {
  const { db, now } = server;
  const since = (ms: number) => new Date(now().getTime() - ms);
  await queueWork(server, since(idleMs));
  for (const { id, state } of await importsAtWork(db.kysely, since(uploadMs)))
    if (state === "receiving") await inTransaction(db, (tx) => stopReceiving(tx, id, now()));
}
