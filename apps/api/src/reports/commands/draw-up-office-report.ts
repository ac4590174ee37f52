import type {
  countApplications as countApplicationsCall,
  countRejections as countRejectionsCall,
  getBacklog as getBacklogCall,
  getPassRates as getPassRatesCall,
  getWaitingTimes as getWaitingTimesCall,
} from "@kwan/contract";
import type { PlainDate } from "@kwan/domain";
import { kindRows } from "@kwan/domain/kinds";
import type { Actor, Context, ReadContext } from "../../context.ts";
import type { Queries } from "../../db/open.ts";
import type { BranchId } from "../../ids.ts";
import type { RequestBodyOf } from "../../wire-ids.ts";
import {
  countEvents,
  countPracticalTests,
  countRejected,
  countTheoryTests,
  countWaiting,
  type OfficeFilter,
} from "../office-store.ts";
import { periodOf } from "../period.ts";
import { branchFor } from "../policy.ts";
import {
  presentBacklog,
  presentCounts,
  presentPassRates,
  presentRejections,
  presentWaitingTimes,
} from "../present-office.ts";
import { countApplications as countedApplications } from "../store.ts";

type Asker = Pick<Context<Actor> | ReadContext<Actor>, "deps" | "actor">;

/** The context for reading a report's figures: in a transaction or, for a CSV file, without one. */
export type Reader = Asker & { readonly db: Queries };

/** Returns the filter from a request for a report on the office's work. */
export const officeFilterOf = (
  { actor, deps }: Asker,
  body: {
    readonly from?: PlainDate | undefined;
    readonly to?: PlainDate | undefined;
    readonly branch?: BranchId | undefined;
    readonly kind?: string | undefined;
  },
): OfficeFilter => ({
  ...periodOf(body, deps.today()),
  branch: branchFor(actor, body.branch),
  // A variant counts as a separate service here.
  kinds: body.kind === undefined ? kindRows.map(({ kind }) => kind) : [body.kind],
});

/** Counts the applications that were started in a period, for all services. */
export async function countApplications({ db, ...asker }: Reader, body: RequestBodyOf<typeof countApplicationsCall>) {
  const filter = { ...officeFilterOf(asker, body), status: body.status };
  const by = body.group_by ?? "kind";
  return presentCounts(filter, by, await countedApplications(db, filter, by));
}

/**
 * Reports how long it took to process the applications that were decided, or whose cards were handed over, in a period.
 */
export async function getWaitingTimes({ db, ...asker }: Reader, body: RequestBodyOf<typeof getWaitingTimesCall>) {
  const filter = officeFilterOf(asker, body);
  const by = body.group_by ?? "kind";
  return presentWaitingTimes(filter, by, await countEvents(db, filter, by));
}

/** Reports the applications that are waiting now, by age. */
export async function getBacklog({ db, ...asker }: Reader, body: RequestBodyOf<typeof getBacklogCall>) {
  const by = body.group_by ?? "kind";
  return presentBacklog(asker.deps.today(), by, await countWaiting(db, officeFilterOf(asker, body), by));
}

/** Reports the tests in a period, and how many were passed. */
export async function getPassRates({ db, ...asker }: Reader, body: RequestBodyOf<typeof getPassRatesCall>) {
  const filter = officeFilterOf(asker, body);
  const by = body.group_by ?? "branch";
  return presentPassRates(filter, by, {
    theory: await countTheoryTests(db, filter, by),
    practical: await countPracticalTests(db, filter, by),
  });
}

export async function countRejections({ db, ...asker }: Reader, body: RequestBodyOf<typeof countRejectionsCall>) {
  const filter = officeFilterOf(asker, body);
  const by = body.group_by ?? "ground";
  return presentRejections(filter, by, await countRejected(db, filter, by));
}
