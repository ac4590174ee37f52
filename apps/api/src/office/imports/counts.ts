import type { ImportCounts } from "../../platform/db/tables.ts";

export const noCounts: ImportCounts = {
  rows: 0,
  checked: 0,
  new: 0,
  same: 0,
  repeated: 0,
  differs: 0,
  unclear: 0,
  invalid: 0,
  decided: 0,
  imported: 0,
  refused: 0,
  undone: 0,
  kept: 0,
};

/** Returns the sum of the counts and `more`. */
export const withMore = (counts: ImportCounts, more: Partial<ImportCounts>): ImportCounts =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, count + (more[name as keyof ImportCounts] ?? 0)]),
  ) as unknown as ImportCounts;
