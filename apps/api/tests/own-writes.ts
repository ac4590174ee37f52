import { type KyselyPlugin, ReturningNode, type RootOperationNode, SelectionNode } from "kysely";
import { expect } from "vitest";
import { watchedTables } from "../src/office/tasks/watched-tables.ts";
import { type ChangedIds, Changes, changedTable } from "../src/platform/db/changes.ts";
import type { FollowUp } from "../src/platform/db/database.ts";
import type { Database, Queries, Tx } from "../src/platform/db/open.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { differencesOfTasks } from "./task-differences.ts";

/** What a test writes into the database itself, without the server. */
export interface OwnWrites {
  /** The database for the test. After a write on which tasks depend, the tasks are made to match. */
  readonly db: Database;
  /**
   * Throws if a task does not match its record, unless the test has written tasks itself. Skipped if nothing has changed
   * on which tasks depend, except at the end of the file.
   */
  checkTasks(options?: { readonly isLast: boolean }): Promise<void>;
}

/** Says whether anything has changed on which tasks depend. */
export function watchChanges(followUp: FollowUp): { readonly followUp: FollowUp; hasChanged: boolean } {
  const watch = {
    hasChanged: false,
    followUp: {
      ...followUp,
      run: (tx: Tx, ids: ChangedIds) => {
        if (ids.size > 0) watch.hasChanged = true;
        return followUp.run(tx, ids);
      },
    },
  };
  return watch;
}

/** Returns a statement that also returns the whole rows that it writes. */
function returningAll<Node extends RootOperationNode>(node: Node): Node {
  const { returning } = node as { readonly returning?: ReturningNode };
  const all = SelectionNode.createSelectAll();
  return { ...node, returning: ReturningNode.create([...(returning?.selections ?? []), all]) };
}

/**
 * Returns the test's own handle of the server's database. The server keeps its tasks up to date by itself. After what a
 * test has written, they are brought up to date here.
 */
export function ownWrites(
  db: Database,
  watch: { readonly followUp: FollowUp; hasChanged: boolean },
  recount: () => Promise<unknown>,
): OwnWrites {
  let hasWrittenTasks = false;
  const written = new WeakMap<object, Changes>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const table = changedTable(node);
      if (table === "tasks") hasWrittenTasks = true;
      if (table === null || !(table in watchedTables)) return node;
      const changes = new Changes(watchedTables);
      written.set(queryId, changes);
      return changes.transformQuery({ node: returningAll(node), queryId });
    },
    async transformResult({ result, queryId }) {
      const changes = written.get(queryId);
      await changes?.transformResult({ result, queryId });
      if (changes && changes.ids.size > 0) await inTransaction(db, (tx) => watch.followUp.run(tx, changes.ids));
      return result;
    },
  };
  const writing: Queries = db.kysely.withPlugin(plugin);
  const own: Partial<Queries> = {
    insertInto: (table) => writing.insertInto(table),
    updateTable: ((table: "tasks") => writing.updateTable(table)) as Queries["updateTable"],
    deleteFrom: ((table: "tasks") => writing.deleteFrom(table)) as Queries["deleteFrom"],
  };
  const kysely = new Proxy(db.kysely, {
    get: (target, name) => {
      const value: unknown = own[name as keyof Queries] ?? Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    db: { ...db, kysely },
    async checkTasks({ isLast } = { isLast: false }) {
      if (hasWrittenTasks) await recount();
      else if (watch.hasChanged || isLast) expect(await differencesOfTasks(db.kysely)).toEqual([]);
      hasWrittenTasks = false;
      watch.hasChanged = false;
    },
  };
}
