import type { AnswerOf, getRevenue, reportService } from "@kwan/contract";
import { addPesewas, dayOf, type Status, statuses, wireFromPesewas } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { officeStatus, type RejectionGround, rejectionGroundTitles } from "@kwan/domain/kinds";
import { getLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { channelInWords, kindInWords } from "../../money/entries/words.ts";
import type { OfficeGrouping } from "./office-store.ts";
import type { Period } from "./period.ts";
import type { CountedBy, countApplications, EarnedBy, sumRevenue } from "./store.ts";

type Report = AnswerOf<(typeof reportService)["learners-license"]>;
type Revenue = AnswerOf<typeof getRevenue>;

export const statusInWords = (status: string): string => officeStatus[status as Status] ?? status;

/** Returns the display name of a group. */
function labelOf(by: CountedBy | EarnedBy | OfficeGrouping, key: string | null, branch_name: string | null): string {
  if (key === null) return by === "ground" ? m.reports_no_ground() : m.reports_no_branch();
  const words = {
    day: () => formatDate(dayOf(key), "long"),
    month: () =>
      new Date(`${key}-01`).toLocaleDateString(getLanguage(), { month: "long", year: "numeric", timeZone: "UTC" }),
    branch: () => branch_name ?? key,
    status: () => statusInWords(key),
    kind: () => kindInWords(key),
    channel: () => channelInWords(key),
    ground: () => rejectionGroundTitles[key as RejectionGround] ?? key,
  };
  return words[by]();
}

/**
 * Returns a comparison function for sorting groups: days and months by date, statuses in their own order, and
 * everything else by name.
 */
const inOrder =
  (by: CountedBy | EarnedBy | OfficeGrouping) =>
  (a: { key: string; label: string }, b: { key: string; label: string }): number => {
    if (by === "status") return statuses.indexOf(a.key as Status) - statuses.indexOf(b.key as Status);
    if (by !== "day" && by !== "month") return a.label.localeCompare(b.label, getLanguage());
    return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
  };

export const sum = (counts: readonly { readonly count: number | string }[]): number =>
  counts.reduce((all, { count }) => all + Number(count), 0);

type Keyed = { readonly key: string | null; readonly branch_name: string | null };

/** Returns the figures for each group of rows, with the group's name, in order. */
export function groupsOf<Row extends Keyed, Figures>(
  by: CountedBy | EarnedBy | OfficeGrouping,
  rows: readonly Row[],
  figuresOf: (rows: readonly Row[]) => Figures,
): ({ key: string; label: string } & Figures)[] {
  return [...Map.groupBy(rows, ({ key }) => key)]
    .map(([key, some]) => ({
      key: key ?? "none",
      label: labelOf(by, key, some.find(({ branch_name }) => branch_name !== null)?.branch_name ?? null),
      ...figuresOf(some),
    }))
    .sort(inOrder(by));
}

type CountRow = Awaited<ReturnType<typeof countApplications>>[number];

/**
 * Presents a report. All figures are sums over the same rows, so that both the groups and the statuses add up to the
 * total.
 */
export const presentReport = (
  kind: string,
  { from, to }: Period,
  by: CountedBy,
  rows: readonly CountRow[],
): Report => ({
  kind,
  from,
  to,
  total: sum(rows),
  by_status: statuses
    .map((status) => ({ status, count: sum(rows.filter((row) => row.status === status)) }))
    .filter(({ count }) => count > 0),
  groups: groupsOf(by, rows, (some) => ({ count: sum(some) })),
});

type SumRow = Awaited<ReturnType<typeof sumRevenue>>[number];

const earned = (rows: readonly SumRow[]) => ({
  total: wireFromPesewas(addPesewas(...rows.map(({ pesewas }) => pesewas))),
  receipts: sum(rows.map(({ receipts }) => ({ count: receipts }))),
});

export const presentRevenue = ({ from, to }: Period, by: EarnedBy, rows: readonly SumRow[]): Revenue => ({
  from,
  to,
  currency: "GHS",
  ...earned(rows),
  groups: groupsOf(by, rows, earned),
});
