import {
  AliasNode,
  ColumnNode,
  DeleteQueryNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  ReferenceNode,
  type ReturningNode,
  type RootOperationNode,
  SelectAllNode,
  type Selectable,
  TableNode,
  type UnknownRow,
  UpdateQueryNode,
} from "kysely";
import type { Tables } from "./tables.ts";

/** The columns of a table on which other records depend. */
export interface WatchedColumns<T extends keyof Tables, Row = Selectable<Tables[T]>> {
  /** The column with the ID of the record that depends on them. */
  readonly id: keyof Row & string;
  /** The column with the ID of another record that depends on them. */
  readonly also?: keyof Row & string;
  /** The columns that decide. */
  readonly columns: readonly (keyof Row & string)[];
  /** Rows on which nothing depends until one of the columns changes. */
  readonly idle?: {
    readonly [Column in keyof Row & string]?: (value: Row[Column]) => boolean;
  };
  /** Columns that matter only in rows that are not idle. */
  readonly details?: readonly (keyof Row & string)[];
}

export type WatchedTables = { readonly [T in keyof Tables]?: WatchedColumns<T> };

/** The IDs of the records that may have to follow, by the table that has changed. */
export type ChangedIds = ReadonlyMap<keyof Tables, ReadonlySet<string>>;

interface Write {
  readonly table: string;
  /** The columns that it sets. A new or removed row changes all of them. */
  readonly columns: readonly string[] | "all";
  readonly returning: ReturningNode | undefined;
}

interface Watch {
  readonly table: keyof Tables;
  readonly ids: readonly string[];
  /** Leaves a row out if nothing depends on it. */
  readonly isIdle: (row: UnknownRow) => boolean;
}

const nameOf = (node: OperationNode | undefined): string => {
  if (node === undefined) return "";
  if (AliasNode.is(node)) return nameOf(node.node);
  return TableNode.is(node) ? node.table.identifier.name : "";
};

/** Returns the table and the columns that a statement writes, or null if it only reads or is written in SQL. */
function writeOf(node: RootOperationNode): Write | null {
  if (InsertQueryNode.is(node)) return { table: nameOf(node.into), columns: "all", returning: node.returning };
  if (DeleteQueryNode.is(node)) return { table: nameOf(node.from.froms[0]), columns: "all", returning: node.returning };
  if (!UpdateQueryNode.is(node)) return null;
  const columns = (node.updates ?? []).flatMap(({ column }) => (ColumnNode.is(column) ? [column.column.name] : []));
  return { table: nameOf(node.table), columns, returning: node.returning };
}

/** Returns the name of the table that a statement writes to, or null if it only reads or is written in SQL. */
export const changedTable = (node: RootOperationNode): string | null => writeOf(node)?.table ?? null;

/**
 * Returns what a statement writes: `table+` for new rows, `table-` for removed rows and `table.column` for each column
 * that it sets.
 */
export function writtenBy(node: RootOperationNode): readonly string[] {
  const write = writeOf(node);
  if (write === null) return [];
  const { table, columns } = write;
  if (columns !== "all") return columns.map((column) => `${table}.${column}`);
  return [InsertQueryNode.is(node) ? `${table}+` : `${table}-`];
}

const returns = (returning: ReturningNode | undefined, column: string): boolean =>
  (returning?.selections ?? []).some(({ selection }) => {
    const chosen = ReferenceNode.is(selection) ? selection.column : selection;
    return SelectAllNode.is(chosen) || (ColumnNode.is(chosen) && chosen.column.name === column);
  });

/**
 * Records, in one transaction, which rows have changed in a column that is watched. Statements that change such a column
 * return the IDs: one that does not is refused, so that no change is missed.
 */
export class Changes implements KyselyPlugin {
  readonly #tables: WatchedTables;
  readonly #watches = new WeakMap<QueryId, Watch>();
  readonly #ids = new Map<keyof Tables, Set<string>>();

  constructor(tables: WatchedTables) {
    this.#tables = tables;
  }

  get ids(): ChangedIds {
    return this.#ids;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    const write = writeOf(node);
    const watch = write && this.#watchOf(write);
    if (watch) this.#watches.set(queryId, watch);
    return node;
  }

  transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const watch = this.#watches.get(queryId);
    if (watch) {
      const ids = this.#ids.get(watch.table) ?? new Set();
      for (const row of result.rows) if (!watch.isIdle(row)) for (const id of watch.ids) ids.add(String(row[id]));
      if (ids.size > 0) this.#ids.set(watch.table, ids);
    }
    return Promise.resolve(result);
  }

  #watchOf({ table, columns, returning }: Write): Watch | null {
    const watched = this.#tables[table as keyof Tables] as WatchedColumns<"services"> | undefined;
    if (!watched) return null;
    const sets = (names: readonly string[] = []) => columns !== "all" && names.some((name) => columns.includes(name));
    const decides = sets(watched.columns);
    if (columns !== "all" && !decides && !sets(watched.details)) return null;
    const idle = decides ? [] : (Object.entries(watched.idle ?? {}) as [string, (value: unknown) => boolean][]);
    const ids = [watched.id, ...(watched.also ? [watched.also] : [])];
    for (const column of [...ids, ...idle.map(([name]) => name)])
      if (!returns(returning, column))
        throw new Error(`A statement that changes what depends on ${table} has to return the column ${column}.`);
    return {
      table: table as keyof Tables,
      ids,
      isIdle: (row) => idle.length > 0 && idle.every(([name, isIdle]) => isIdle(row[name])),
    };
  }
}
