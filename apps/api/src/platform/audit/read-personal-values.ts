import type { Queries } from "../db/open.ts";
import type { LogRow } from "./log-store.ts";
import { digestsIn, type PersonalValue } from "./personal-values.ts";
import { valuesOf } from "./store.ts";

/** Returns the personal values to which these rows refer. Those of deleted accounts are missing. */
export async function personalValuesOf(db: Queries, rows: readonly LogRow[]): Promise<ReadonlyMap<string, unknown>> {
  const digests = rows.flatMap(({ before, after }) => [...digestsIn(before), ...digestsIn(after)]);
  const values: readonly PersonalValue[] = digests.length > 0 ? await valuesOf(db, digests) : [];
  return new Map(values.map(({ digest, value }) => [digest, value]));
}
