import type { listAudit, listRecordsAccessed } from "@kwan/contract";
import type { PlainDate } from "@kwan/domain";
import type * as z from "zod/mini";
import { m } from "#messages";
import type { Actor, ReadContext } from "../context.ts";
import { invalidField } from "../domain-error.ts";
import { endOfDay } from "../end-of-day.ts";
import type { AccountId } from "../ids.ts";
import type { AccessFilter, AuditFilter } from "./log-store.ts";
import { findPeople } from "./people-store.ts";
import { subjectOf } from "./subjects-store.ts";

type QueryOf<C extends { query: z.core.$ZodType }> = Omit<z.output<C["query"]>, "limit" | "cursor">;

/** The maximum number of people that a search can match. Reading the rows about more people would take too long. */
const maxPeople = 50;

/**
 * Returns the period in which the rows were written. Both days are included. They are days in UTC, which is Ghana's
 * time.
 */
function momentsOf({ from, to }: { from?: PlainDate | undefined; to?: PlainDate | undefined }) {
  if (from !== undefined && to !== undefined && from > to) throw invalidField("to", m.audit_period());
  return {
    from: from && `${from}T00:00:00.000Z`,
    until: to && endOfDay(to),
  };
}

/**
 * Returns the filter for a request to read the log, the people it is about, and what to record about the request
 * itself.
 */
export async function readAuditQuery(
  { db, deps, actor }: Pick<ReadContext<Actor>, "db" | "deps" | "actor">,
  { person, ...query }: QueryOf<typeof listAudit>,
) {
  const people = person === undefined ? undefined : await findPeople(db, person, maxPeople + 1);
  if (people && people.length > maxPeople) throw invalidField("person", m.audit_too_many_people({ count: maxPeople }));
  const filter: AuditFilter = {
    ...momentsOf(query),
    subject: people && (await subjectOf(db, people)),
    actor: query.actor as AccountId | undefined,
    action: query.action,
    include_reads: query.include_reads === "true",
    concealed: await deps.ports.concealedFrom(db, actor.id),
  };
  const reads = people?.map(({ driver, account }) => driver ?? account ?? "log") ?? ["log"];
  return { filter, reads, auditDetails: query };
}

export const accessFilterOf = (query: QueryOf<typeof listRecordsAccessed>): AccessFilter => ({
  ...momentsOf(query),
  actor: query.actor as AccountId,
});
