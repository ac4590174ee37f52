import type { KyselyPlugin } from "kysely";
import { expect } from "vitest";
import { watchedTables } from "../src/office/tasks/watched-tables.ts";
import { changedTable } from "../src/platform/db/changes.ts";
import type { Database, Queries } from "../src/platform/db/open.ts";
import { differencesOfTasks } from "./task-differences.ts";

/** What a test writes into the database itself, without the server. */
export interface OwnWrites {
  /** The database for the test. After a write on which tasks depend, the tasks are made to match. */
  readonly db: Database;
  /** Throws if a task does not match its record, unless the test has written tasks itself. */
  checkTasks(): Promise<void>;
}

/**
 * Returns the test's own handle of the server's database. The server keeps its tasks up to date by itself, so they only
 * have to be recounted after what a test has written.
 */
export function ownWrites(db: Database, recount: () => Promise<unknown>): OwnWrites {
  let hasWrittenTasks = false;
  const followed = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const table = changedTable(node);
      if (table === "tasks") hasWrittenTasks = true;
      else if (table !== null && table in watchedTables) followed.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (followed.has(queryId)) await recount();
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
    async checkTasks() {
      if (hasWrittenTasks) await recount();
      else expect(await differencesOfTasks(db.kysely)).toEqual([]);
      hasWrittenTasks = false;
    },
  };
}
