import { cleanLine } from "@kwan/domain";
import type { Training } from "@kwan/domain/kinds";
import { m } from "#messages";
import type { Actor } from "../../../platform/context.ts";
import type { PageRequest } from "../../../platform/db/keyset.ts";
import type { Listed } from "../../../platform/db/listed.ts";
import type { Queries } from "../../../platform/db/open.ts";
import { invalidField } from "../../../platform/domain-error.ts";
import type { DriverId } from "../../../platform/ids.ts";
import { trainingFor } from "../../drivers/training-store.ts";
import { type Sight, sightOf } from "../policy.ts";
import { certificateOf, classOfLatestEnrolment, listRecords, type RecordFilters, type RecordRow } from "../store.ts";

/**
 * One trainee's training for a class, at all schools. It covers all days and modules, whatever the list's filters.
 */
export interface Totals {
  readonly license_class: string;
  readonly training: Training;
  readonly certificate: { certificate_number: string | null; certificate_date: string | null } | undefined;
}

export interface ClassRecords {
  readonly records: Listed<RecordRow>;
  /**
   * Null if the list may contain several trainees, if it is about somebody else, or if the caller's school has not
   * enrolled the trainee.
   */
  readonly totals: Totals | null;
  /** The ID of the person or school to whom the records belong, or "all". */
  readonly subject: string;
}

/** What a trainee who has not enrolled anywhere is training for. */
const usualClass = "B";

async function totalsOf(db: Queries, sight: Sight, learner: DriverId, license_class?: string): Promise<Totals | null> {
  if (sight.driver !== undefined && sight.driver !== learner) return null;
  const enrolledFor = await classOfLatestEnrolment(db, sight, learner, license_class);
  if (enrolledFor === undefined && sight.school !== undefined) return null;
  const letter = enrolledFor ?? license_class ?? usualClass;
  return {
    license_class: letter,
    training: await trainingFor(db, learner, letter),
    certificate: await certificateOf(db, learner, letter),
  };
}

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
    totals: learner === undefined ? null : await totalsOf(db, sight, learner, filters.license_class),
    subject: learner ?? query.school ?? sight.school ?? "all",
  };
}
