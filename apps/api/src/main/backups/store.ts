import { sql } from "kysely";
import type { Queries } from "../../platform/db/open.ts";

/** A table, its columns in order, and the columns of its key. */
export interface TableShape {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

export interface SequenceValue {
  readonly schema: string;
  readonly name: string;
  readonly last: string;
  readonly is_called: boolean;
}

const schemas = sql`('public', 'jobs')`;
const linesAtOnce = 500;

/** Returns the server's tables and its queue's tables. */
export async function tablesOf(db: Queries): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select n.nspname as schema, c.relname as name,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
      ) as columns,
      array(
        select a.attname::text from pg_index i
        cross join unnest(i.indkey) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary order by k.place
      ) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and c.relkind in ('r', 'p') and not c.relispartition
    order by n.nspname collate "C", c.relname collate "C"`.execute(db);
  return rows;
}

export async function sequencesOf(db: Queries): Promise<SequenceValue[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and c.relkind = 'S' order by 1, 2`.execute(db);
  const values: SequenceValue[] = [];
  for (const { schema, name } of rows) {
    const of = sql.id(schema, name);
    const value = await sql<Pick<SequenceValue, "last" | "is_called">>`
      select last_value::text as last, is_called from ${of}`.execute(db);
    for (const row of value.rows) values.push({ schema, name, ...row });
  }
  return values;
}

/** Returns the schema version of the queue's tables, or null if there are none. */
export async function queueVersionOf(db: Queries): Promise<number | null> {
  const table = await sql<{ found: boolean }>`select to_regclass('jobs.version') is not null as found`.execute(db);
  if (!table.rows[0]?.found) return null;
  const { rows } = await sql<{ version: number }>`select version from jobs.version`.execute(db);
  return rows[0]?.version ?? null;
}

/** Whether the database's role may create tables. The server's own role may not. */
export async function mayCreateTables(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ may: boolean | null }>`
    select has_schema_privilege(current_schema(), 'create') and has_database_privilege(current_database(), 'create') as may
  `.execute(db);
  return rows[0]?.may === true;
}

/** Returns the bytes of the database and of its documents. A backup has no indexes, so it is smaller. */
export async function sizeOf(db: Queries): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_database_size(current_database()) + (select coalesce(sum(bytes), 0) from documents) as bytes
  `.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** Whether the database has no server tables and no jobs. */
export async function isEmpty(db: Queries): Promise<boolean> {
  const tables = await tablesOf(db);
  if (tables.some(({ schema }) => schema === "public")) return false;
  if (!tables.some(({ name }) => name === "job")) return true;
  const { rows } = await sql`select from jobs.job limit 1`.execute(db);
  return rows.length === 0;
}

/**
 * Sets the formats of values for this transaction. Values are read and written as text, so their format must not depend
 * on the settings of a role or server.
 */
export const fixFormats = (db: Queries): Promise<unknown> =>
  sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
    set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true)`.execute(db);

/**
 * Yields the rows in a table, each as a line of JSON with its columns as strings, in key order. The same rows produce
 * the same lines in every database.
 */
export async function* linesOf(db: Queries, { schema, name, columns, key }: TableShape): AsyncGenerator<string[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.id(column)}::text`));
  const order = sql.join((key.length > 0 ? key : columns).map((column) => sql`${sql.id(column)}::text collate "C"`));
  await sql`declare kwan_lines no scroll cursor for
    select to_json(array[${texts}]::text[])::text as line from ${sql.id(schema, name)} order by ${order}`.execute(db);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(linesAtOnce)} from kwan_lines`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close kwan_lines`.execute(db);
}

export async function countRows(db: Queries, { schema, name }: TableShape): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.id(schema, name)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns the types of a table's columns, by name. */
export async function typesOf(db: Queries, { schema, name }: TableShape): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ column: string; type: string }>`
    select attname::text as column, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = to_regclass(format('%I.%I', ${schema}::text, ${name}::text)) and attnum > 0 and not attisdropped
      and attgenerated = ''`.execute(db);
  return new Map(rows.map(({ column, type }) => [column, type]));
}

export const emptyTable = (db: Queries, { schema, name }: TableShape): Promise<unknown> =>
  sql`delete from ${sql.id(schema, name)}`.execute(db);

/** Writes lines from `linesOf` into the table. Columns without a type are skipped. */
export async function insertLines(
  db: Queries,
  { schema, name, columns }: TableShape,
  types: ReadonlyMap<string, string>,
  lines: readonly string[],
): Promise<void> {
  const places = columns.flatMap((column, place) => {
    const type = types.get(column);
    return type === undefined ? [] : { column, value: sql`(line->>${sql.lit(place)})::${sql.raw(type)}` };
  });
  await sql`
    insert into ${sql.id(schema, name)} (${sql.join(places.map(({ column }) => sql.id(column)))})
    overriding system value
    select ${sql.join(places.map(({ value }) => value))}
    from json_array_elements(${`[${lines.join(",")}]`}::json) as line`.execute(db);
}

export const setSequence = (db: Queries, { schema, name, last, is_called }: SequenceValue): Promise<unknown> =>
  sql`select setval(to_regclass(format('%I.%I', ${schema}::text, ${name}::text)), ${last}::bigint, ${is_called})
    where to_regclass(format('%I.%I', ${schema}::text, ${name}::text)) is not null`.execute(db);

/**
 * Turns off triggers, foreign keys and any constraints that old rows would violate. Returns a function that turns them
 * on again and checks all foreign keys.
 */
export async function withoutGuards(db: Queries): Promise<() => Promise<void>> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const { rows: constraints } = await sql<{ table: string; name: string; definition: string }>`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and k.conparentid = 0 and (k.contype = 'f' or not k.convalidated)`.execute(db);
  const { rows: triggered } = await sql<{ table: string }>`
    select distinct format('%I.%I', n.nspname, c.relname) as table
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and not t.tgisinternal`.execute(db);
  for (const { table, name } of constraints) await run(`alter table ${table} drop constraint ${name}`);
  for (const { table } of triggered) await run(`alter table ${table} disable trigger user`);
  return async () => {
    for (const { table, name, definition } of constraints)
      await run(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { table } of triggered) await run(`alter table ${table} enable trigger user`);
  };
}

/** Updates the statistics that PostgreSQL uses to plan queries. */
export const analyze = (db: Queries): Promise<unknown> => sql`analyze`.execute(db);
