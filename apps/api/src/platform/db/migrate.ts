import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { adopt } from "./adopt.ts";
import type { Database } from "./database.ts";
import { DatabaseRefusedError } from "./errors.ts";

export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Creates a migration that runs statements one by one.
 *
 * @example
 * export const migrations = { "101-people": asMigration(["create table people (id text primary key)"]) };
 */
export const asMigration = (statements: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/**
 * Runs all new migrations in one transaction and returns their names. Several processes can start at the same time: one
 * runs the migrations and the others wait.
 *
 * @example
 * await migrate(db, migrations); // ["100-platform", …], and [] the next time
 */
export const migrate = (db: Database, migrations: Migrations): Promise<string[]> =>
  db.withoutLimits((kysely) => migrateOn(kysely, migrations));

/** Migrates on a connection or in a transaction that is already open. */
export async function migrateOn<Tables>(kysely: Kysely<Tables>, migrations: Migrations): Promise<string[]> {
  const adopted = await adopt(kysely, migrations).catch((error: unknown) => {
    throw refusal(error, undefined);
  });
  const { error, results = [] } = await migratorOn(kysely, migrations).migrateToLatest();
  if (error) throw refusal(error, results.find((result) => result.status === "Error")?.migrationName);
  return [...adopted, ...results.map((result) => result.migrationName)];
}

/** Returns the names of the migrations that have not run yet. Throws if they could not run. */
export async function pendingMigrations(db: Database, migrations: Migrations): Promise<string[]> {
  await db.withoutLimits((kysely) => adopt(kysely, migrations, { isDryRun: true }));
  const all = await migratorOn(db.kysely, migrations).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

const migratorOn = <Tables>(db: Kysely<Tables>, migrations: Migrations): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    // A migration from a parallel branch may be merged after one with a later name.
    allowUnorderedMigrations: true,
  });

function refusal(error: unknown, name: string | undefined): Error {
  const why = error instanceof Error ? error.message : String(error);
  const newer = /previously executed migration (\S+) is missing/.exec(why)?.[1];
  if (newer)
    return new DatabaseRefusedError(
      `A newer version of the server has changed the database: this one does not know the migration ${newer}. Start that version, or a newer one.`,
      { cause: error },
    );
  if (/permission denied|must be owner/.test(why))
    return new DatabaseRefusedError(
      `The role of this address may not change the tables (${why}). Run kwan migrate as the role that owns them: kwan --as-owner migrate. Nothing was changed.`,
      { cause: error },
    );
  if (!name) return error instanceof Error ? error : new Error(why);
  return new DatabaseRefusedError(
    `The migration ${name} failed: ${why}. The database has not been changed. Fix the migration and start again.`,
    { cause: error },
  );
}
