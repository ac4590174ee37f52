import { cleanLine } from "@kwan/domain";
import { m } from "#messages";
import type { Actor } from "../../../platform/context.ts";
import type { PageRequest } from "../../../platform/db/keyset.ts";
import type { Listed } from "../../../platform/db/listed.ts";
import type { Queries } from "../../../platform/db/open.ts";
import { invalidField } from "../../../platform/domain-error.ts";
import { sightOf } from "../policy.ts";
import { certificateOf, hoursOf, listRecords, type RecordFilters, type RecordRow } from "../store.ts";

export interface ClassRecords {
  readonly records: Listed<RecordRow>;
  /**
   * One trainee's totals. They cover all days and modules, whatever the list's filters. Null if the list may contain
   * several trainees.
   */
  readonly totals: { readonly hours: Hours; readonly certificate: Certificate } | null;
  /** The ID of the person or school to whom the records belong, or "all". */
  readonly subject: string;
}

type Hours = Awaited<ReturnType<typeof hoursOf>>;
type Certificate = Awaited<ReturnType<typeof certificateOf>>;

/** Returns the class records that the caller can see, with total hours if they all belong to one trainee. */
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
