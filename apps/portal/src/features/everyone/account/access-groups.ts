type Access = { at: string; opened_by: string; reason: string | null; entity: string };

/** What one person opened within one hour, for one reason. */
export type AccessGroup<Row extends Access> = {
  /** The latest access. */
  last: Row;
  /** The kinds of record, each once, the latest first. */
  entities: readonly string[];
  count: number;
};

const hourOf = ({ at }: Access) => at.slice(0, 13);

/**
 * Groups accesses by person, reason and hour, because a single look at a file is several rows in the log. Accesses are sorted,
 * newest first. If there are more to load, the oldest hour waits for its other rows, unless it is the only one.
 */
export function groupAccesses<Row extends Access>(rows: readonly Row[], hasMore: boolean): readonly AccessGroup<Row>[] {
  const groups = new Map<string, { last: Row; entities: Set<string>; count: number }>();
  for (const row of rows) {
    const key = JSON.stringify([hourOf(row), row.opened_by, row.reason]);
    const group = groups.get(key) ?? { last: row, entities: new Set(), count: 0 };
    group.entities.add(row.entity);
    group.count += 1;
    groups.set(key, group);
  }
  const all = [...groups.values()].map((group) => ({ ...group, entities: [...group.entities] }));
  const oldest = rows.at(-1);
  if (!hasMore || !oldest) return all;
  const complete = all.filter(({ last }) => hourOf(last) !== hourOf(oldest));
  return complete.length > 0 ? complete : all;
}
