import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Migration } from "kysely/migration";
import { canonical } from "../audit/canonical.ts";
import { catalogueOf } from "./catalogue.ts";
import { DatabaseRefusedError } from "./errors.ts";
import { executedMigrations } from "./executed-migrations.ts";

/**
 * Adopts a database that was made by the 45 migrations before the baseline. The tables are the same, so only the names
 * of the migrations are replaced. Delete this file at the first release, and everything that imports it: no released
 * version has run those migrations.
 */

/** The migrations before the baseline. */
export const formerNames: readonly string[] = [
  ...["001-people", "002-services", "003-sandbox", "004-messages", "005-reminders", "007-endings", "008-plans"],
  ...["009-visits", "010-checks", "011-contacts", "012-decisions", "013-office", "014-own-data", "015-limits"],
  ...["016-addresses", "020-files", "021-one-contact", "024-retention", "025-late-payments", "026-enrolments"],
  ...["027-decided-requests", "030-prompts", "034-sealed-audit", "037-languages", "038-texts-as-codes"],
  ...["039-audit-log", "040-decisions", "041-driver-search", "042-lessons", "043-decision-subjects", "044-imports"],
  ...["045-document-verdicts", "046-accreditations", "046-setup", "047-licence-claims", "048-tasks", "050-refunds"],
  ...["051-notes", "052-appeals", "053-rejection-grounds", "054-evidence", "055-appeals-of-rejections"],
  ...["056-notification-texts", "057-branches-can-close", "058-identity-times"],
];

/** The migrations that make the same tables. */
export const baselineNames: readonly string[] = [
  ...["100-platform", "101-people", "102-money", "103-licensing", "104-office"],
];

/** Returns why a database or a backup with these migrations cannot be adopted, or undefined if it can. */
export function faultOfNames(names: readonly string[]): string | undefined {
  const missing = formerNames.filter((name) => !names.includes(name));
  const strange = names.filter((name) => !formerNames.includes(name));
  if (missing.length === 0 && strange.length === 0) return undefined;
  const why = [
    ...(missing.length > 0 ? [`${missing[0]} has not run`] : []),
    ...(strange.length > 0 ? [`${strange[0]} has run too`] : []),
  ].join(", and ");
  const advice =
    strange.length > 0
      ? "Use the version that last changed it."
      : "First bring it up to date with the version that ends with this migration.";
  return `It is from before the first release, and can only be adopted if exactly the ${formerNames.length} migrations up to ${formerNames.at(-1)} have run, but ${why}. ${advice}`;
}

/** Whether one of these migrations is from before the baseline. */
export const isFormer = (names: readonly string[]): boolean => names.some((name) => formerNames.includes(name));

/**
 * Adopts the database if one of the migrations before the baseline has run in it, and returns the names of the
 * migrations that now count as run. Throws if its tables are not those of the baseline. A dry run changes nothing.
 */
export async function adopt<Tables>(
  kysely: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
  { isDryRun = false } = {},
): Promise<readonly string[]> {
  if (!isFormer(await executedMigrations(kysely))) return [];
  const work = async (tx: Transaction<Tables>) => {
    // The lock of Kysely's migrator, so that of several processes one adopts the database and the others wait.
    await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(tx);
    const names = await executedMigrations(tx);
    if (!isFormer(names)) return [];
    const fault = faultOfNames(names) ?? (await faultOfTables(tx, migrations));
    if (fault !== undefined) throw new DatabaseRefusedError(`The database cannot be used. ${fault}`);
    const chained = await verifyOldChain(tx);
    if (!isDryRun) await rename(tx, chained);
    return baselineNames;
  };
  return kysely.isTransaction ? work(kysely as Transaction<Tables>) : kysely.transaction().execute(work);
}

/** Builds the baseline in another schema, compares the two, and removes it again. */
async function faultOfTables<Tables>(tx: Transaction<Tables>, migrations: Readonly<Record<string, Migration>>) {
  const theirs = new Set(await catalogueOf(tx, "public"));
  await sql`savepoint baseline`.execute(tx);
  const ours = await baselineCatalogue(tx, migrations).catch((error: Error) => error);
  await sql`rollback to savepoint baseline`.execute(tx);
  if (ours instanceof Error)
    return `It could not be compared with the tables of this version: ${ours.message}. Run kwan migrate with the role that owns the database.`;
  const advice = "Nothing was changed. Undo what was changed by hand, or restore a backup.";
  const missing = ours.find((line) => !theirs.has(line));
  const strange = [...theirs].find((line) => !ours.includes(line));
  if (missing !== undefined) return `Its tables are not those of its version: it has no "${missing}". ${advice}`;
  return (
    strange && `Its tables are not those of its version: it has "${strange}", which is not a part of them. ${advice}`
  );
}

async function baselineCatalogue<Tables>(tx: Transaction<Tables>, migrations: Readonly<Record<string, Migration>>) {
  await sql`create schema kwan_baseline`.execute(tx);
  await sql`set local search_path = kwan_baseline, public`.execute(tx);
  for (const name of baselineNames) await migrations[name]?.up(tx);
  return catalogueOf(tx, "kwan_baseline");
}

async function rename<Tables>(tx: Transaction<Tables>, chained: Chained): Promise<void> {
  if (chained.rows > 0) await sealOffOldChain(tx, chained);
  // Hashes of passwords were once written without the version and the names of the parameters.
  await sql`
    update users set password_hash = concat('$argon2id$v=19$m=', split_part(password_hash, '$', 2),
      ',t=', split_part(password_hash, '$', 3), ',p=', split_part(password_hash, '$', 4),
      '$', rtrim(split_part(password_hash, '$', 5), '='), '$', rtrim(split_part(password_hash, '$', 6), '='))
    where password_hash like 'argon2id$%'`.execute(tx);
  await sql`delete from kysely_migration`.execute(tx);
  await sql`
    insert into kysely_migration (name, timestamp)
    select name, ${new Date().toISOString()} from unnest(${sql.val(baselineNames)}::text[]) as name`.execute(tx);
}

interface ChainedRow extends Record<string, unknown> {
  readonly seq: number;
  readonly previous_hash: string;
  readonly hash: string;
}

/** The length of the old chain, and the hash of its last row. */
interface Chained {
  readonly rows: number;
  readonly head: string;
}

/** Verifies the rows that are chained to each other, from before rows were sealed in batches. */
async function verifyOldChain<Tables>(tx: Transaction<Tables>): Promise<Chained> {
  const { rows } = await sql<ChainedRow>`select * from audit where salt is null order by seq`.execute(tx);
  let head = "0".repeat(64);
  for (const row of rows) {
    if (!follows(row, head))
      throw new DatabaseRefusedError(
        `The database cannot be used. Row ${row.seq} of its audit log does not follow the row before it in the old chain: one of the two was changed. Nothing was changed now. Restore a backup from before that change.`,
      );
    head = row.hash;
  }
  return { rows: rows.length, head };
}

/** Records the end of the old chain in the log. From then on, only the batches of these rows are verified. */
async function sealOffOldChain<Tables>(tx: Transaction<Tables>, chained: Chained): Promise<void> {
  await sql`
    with added as (
      insert into audit (at, action, entity, entity_id, after, request_id, salt)
      values (${new Date().toISOString()}, 'seal_off_old_chain', 'audit', 'old_chain',
        ${JSON.stringify(chained)}::jsonb, 'migrate', ${randomBytes(16).toString("hex")})
      returning seq
    ) insert into audit_unsealed select seq from added`.execute(tx);
}

/** Whether a row follows another in the old chain. Some versions left out `before` or `after` when it was null. */
function follows(row: ChainedRow, previous: string): boolean {
  const { seq, salt, previous_hash, hash, address, before, after, driver_id, ...others } = row;
  const entry = { ...others, ...(address !== null && { address }) };
  const forms = [{ ...entry, before, after }, { ...entry, after }, { ...entry, before }, entry].filter(
    (form) => ("before" in form || before === null) && ("after" in form || after === null),
  );
  const hashes = forms.map((form) =>
    createHash("sha256")
      .update(`${previous}\n${canonical(form)}`)
      .digest("hex"),
  );
  return previous_hash === previous && hashes.includes(hash);
}
