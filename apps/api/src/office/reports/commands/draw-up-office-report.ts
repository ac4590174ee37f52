import type {
  countApplications as countApplicationsCall,
  countRejections as countRejectionsCall,
  getBacklog as getBacklogCall,
  getPassRates as getPassRatesCall,
  getWaitingTimes as getWaitingTimesCall,
} from "@kwan/contract";
import type { PlainDate } from "@kwan/domain";
import { kindRows } from "@kwan/domain/kinds";
import type { Actor, ReadContext } from "../../../platform/context.ts";
import type { BranchId } from "../../../platform/ids.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
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

/** Returns the filter from a request for a report on the office's work. */
export const officeFilterOf = (
  { actor, deps }: ReadContext<Actor>,
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

/** Counts the applications that were started in a period, for all services or for one. */
export async function countApplications(
  context: ReadContext<Actor>,
  body: RequestBodyOf<typeof countApplicationsCall>,
) {
  const filter = { ...officeFilterOf(context, body), status: body.status };
  const by = body.group_by ?? "kind";
  return presentCounts(filter, by, await countedApplications(context.db, filter, by));
}

/**
 * Reports how long it took to process the applications that were decided, or whose cards were handed over, in a period.
 */
export async function getWaitingTimes(context: ReadContext<Actor>, body: RequestBodyOf<typeof getWaitingTimesCall>) {
  const filter = officeFilterOf(context, body);
  const by = body.group_by ?? "kind";
  return presentWaitingTimes(filter, by, await countEvents(context.db, filter, by));
}

/** Reports the applications that are waiting now, by age. */
export async function getBacklog(context: ReadContext<Actor>, body: RequestBodyOf<typeof getBacklogCall>) {
  const by = body.group_by ?? "kind";
  return presentBacklog(context.deps.today(), by, await countWaiting(context.db, officeFilterOf(context, body), by));
}

/** Reports the tests in a period, and how many were passed. */
export async function getPassRates(context: ReadContext<Actor>, body: RequestBodyOf<typeof getPassRatesCall>) {
  const filter = officeFilterOf(context, body);
  const by = body.group_by ?? "branch";
  return presentPassRates(filter, by, {
    theory: await countTheoryTests(context.db, filter, by),
    practical: await countPracticalTests(context.db, filter, by),
  });
}

export async function countRejections(context: ReadContext<Actor>, body: RequestBodyOf<typeof countRejectionsCall>) {
  const filter = officeFilterOf(context, body);
  const by = body.group_by ?? "ground";
  return presentRejections(filter, by, await countRejected(context.db, filter, by));
}
