import { cleanLine } from "@kwan/domain";
import { m } from "#messages";
import type { Actor } from "../../context.ts";
import type { PageRequest } from "../../db/keyset.ts";
import type { Listed } from "../../db/listed.ts";
import type { Queries } from "../../db/open.ts";
import { invalidField } from "../../domain-error.ts";
import { sightOf } from "../policy.ts";
import { certificateOf, hoursOf, listRecords, type RecordFilters, type RecordRow } from "../store.ts";

export interface ClassRecords {
  readonly records: Listed<RecordRow>;
  /**
   * The totals of one learner, over all days and modules, whatever the list's filters; null if the list may contain
   * several learners.
   */
  readonly totals: { readonly hours: Hours; readonly certificate: Certificate } | null;
  /** The id of the person or school that the records belong to, or "all". */
  readonly subject: string;
}

type Hours = Awaited<ReturnType<typeof hoursOf>>;
type Certificate = Awaited<ReturnType<typeof certificateOf>>;

/** The class records that the caller may see, with total hours if they are all of one learner. */
export async function readClassRecords(
  db: Queries,
  actor: Actor,
  query: RecordFilters & PageRequest,
): Promise<ClassRecords> {
  if (query.from !== undefined && query.to !== undefined && query.from > query.to)
    throw invalidField("to", m.reports_period());
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
