import type { getRevenue, reportService } from "@kwan/contract";
import { isKind, kindRows } from "@kwan/domain/kinds";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context, ReadContext } from "../../../platform/context.ts";
import { invalidField } from "../../../platform/domain-error.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { periodOf } from "../period.ts";
import { branchFor } from "../policy.ts";
import { presentReport, presentRevenue } from "../present.ts";
import { countApplications, type ReportFilter, type RevenueFilter, sumRevenue } from "../store.ts";

export type ReportBody = RequestBodyOf<(typeof reportService)["learners-license"]>;

/** Returns a kind and its variants, which share a path. */
const withVariants = (kind: string): string[] =>
  kindRows.filter((row) => row.kind === kind || row.parent === kind).map((row) => row.kind);

export const reportFilterOf = (
  { actor, deps }: ReadContext<Actor>,
  kind: string,
  body: Omit<ReportBody, "group_by">,
): ReportFilter => ({
  ...periodOf(body, deps.today()),
  kinds: withVariants(kind),
  branch: branchFor(actor, body.branch),
  status: body.status,
});

/** Counts the applications of a kind that were started in a period. */
export async function drawUpReport(context: ReadContext<Actor>, kind: string, body: ReportBody) {
  const filter = reportFilterOf(context, kind, body);
  const by = body.group_by ?? "day";
  return presentReport(kind, filter, by, await countApplications(context.db, filter, by));
}

export function revenueFilterOf(
  { actor, deps }: ReadContext<Actor>,
  body: Omit<RequestBodyOf<typeof getRevenue>, "group_by">,
): RevenueFilter {
  if (body.kind !== undefined && !isKind(body.kind)) throw invalidField("kind", m.reports_no_such_service());
  return {
    ...periodOf(body, deps.today()),
    branch: branchFor(actor, body.branch),
    kinds: body.kind === undefined ? undefined : withVariants(body.kind),
  };
}

/** Adds up the revenue of a period. */
export async function addUpRevenue(context: ReadContext<Actor>, query: RequestBodyOf<typeof getRevenue>) {
  const filter = revenueFilterOf(context, query);
  const by = query.group_by ?? "kind";
  return presentRevenue(filter, by, await sumRevenue(context.db, filter, by));
}

export const recordDownload = (
  context: Context<Actor>,
  what: string,
  filter: RevenueFilter | ReportFilter,
): Promise<void> =>
  recordAudit(context, {
    action: "download_report",
    entity: "report",
    entity_id: what,
    after: { from: filter.from, to: filter.to, branch: filter.branch ?? null },
  });
