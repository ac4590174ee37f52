import { cleanLine } from "@kwan/domain";
import type { Actor } from "../../context.ts";
import type { PageRequest } from "../../db/keyset.ts";
import type { Listed } from "../../db/listed.ts";
import type { Queries } from "../../db/open.ts";
import { invalidField } from "../../domain-error.ts";
import { sightOf } from "../policy.ts";
import { certificateOf, hoursOf, listRecords, type RecordFilters, type RecordRow } from "../store.ts";

export interface ClassRecords {
  readonly records: Listed<RecordRow>;
  /** Of one learner, over all days and modules, whatever the list is narrowed to. */
  readonly totals: { readonly hours: Hours; readonly certificate: Certificate } | null;
  /** Whose records these are: a learner's, a school's, or everybody's. */
  readonly subject: string;
}

type Hours = Awaited<ReturnType<typeof hoursOf>>;
type Certificate = Awaited<ReturnType<typeof certificateOf>>;

/** Class records, as far as the asker may see them; with the hours in all where they are of one learner. */
export async function readClassRecords(
  db: Queries,
  actor: Actor,
  query: RecordFilters & PageRequest,
): Promise<ClassRecords> {
  if (query.from !== undefined && query.to !== undefined && query.from > query.to)
    throw invalidField("to", "The last day can't be before the first one.");
  const sight = sightOf(actor);
  const filters = {
    ...query,
    license_class: cleanLine(query.license_class ?? "").toUpperCase() || undefined,
    search: cleanLine(query.search ?? "") || undefined,
  };
  const learner = query.learner ?? sight.driver;
  return {
    records: await listRecords(db, sight, filters, query),
    totals:
      learner === undefined
        ? null
        : { hours: await hoursOf(db, sight, learner), certificate: await certificateOf(db, sight, learner) },
    subject: learner ?? query.school ?? sight.school ?? "all",
  };
}
