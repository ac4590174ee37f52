import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { DatabaseRefusedError } from "./errors.ts";

/**
 * A migration from its statements, each sent on its own.
 *
 * @example
 * export const migrations = { "001-people": asMigration(["create table people (id text primary key)"]) };
 */
export const asMigration = (statements: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/**
 * Brings the database to the newest shape and returns the names of what was run. All of it is kept or none. Several
 * processes may start at once: one does it and the others wait.
 *
 * @example
 * await migrate(db, migrations); // ["001-people"], and [] the next time
 */
export async function migrate(db: Database, migrations: Readonly<Record<string, Migration>>): Promise<string[]> {
  const { error, results = [] } = await db.withoutLimits((kysely) =>
    new Migrator({
      db: kysely,
      provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
      // One that sorts before another may land after it: branches grow side by side.
      allowUnorderedMigrations: true,
    }).migrateToLatest(),
  );
  if (error) throw refusal(error, results.find((result) => result.status === "Error")?.migrationName);
  return results.map((result) => result.migrationName);
}

function refusal(error: unknown, name: string | undefined): Error {
  const why = error instanceof Error ? error.message : String(error);
  if (why.startsWith("corrupted migrations"))
    return new DatabaseRefusedError(
      `The database is not of this version of the server: ${why}. Start the version that last changed it, or a newer one.`,
      { cause: error },
    );
  if (!name) return error instanceof Error ? error : new Error(why);
  return new DatabaseRefusedError(
    `The migration ${name} failed: ${why}. The database has not been changed. Fix the migration and start again.`,
    { cause: error },
  );
}
