import type { AnswerOf, getRevenue, reportService } from "@kwan/contract";
import { addPesewas, dayOf, type Status, statuses, wireFromPesewas } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { isKind, kinds, officeStatus, type RejectionGround, rejectionGroundTitles } from "@kwan/domain/kinds";
import { getLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import type { OfficeGrouping } from "./office-store.ts";
import type { Period } from "./period.ts";
import type { CountedBy, countApplications, EarnedBy, sumReceipts } from "./store.ts";

type Report = AnswerOf<(typeof reportService)["learners-license"]>;
type Revenue = AnswerOf<typeof getRevenue>;

const channelWords: Readonly<Record<string, () => string>> = {
  mobile_money: m.reports_mobile_money,
  card: m.reports_card,
};

export const statusInWords = (status: string): string => officeStatus[status as Status] ?? status;
export const channelInWords = (channel: string): string => channelWords[channel]?.() ?? channel;
export const kindInWords = (kind: string): string => (isKind(kind) ? kinds[kind].title : kind);

/** Returns the display name of a group. */
export function labelOf(
  by: CountedBy | EarnedBy | OfficeGrouping,
  key: string | null,
  branch_name: string | null,
): string {
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
export const inOrder =
  (by: CountedBy | EarnedBy | OfficeGrouping) =>
  (a: { key: string; label: string }, b: { key: string; label: string }): number => {
    if (by === "status") return statuses.indexOf(a.key as Status) - statuses.indexOf(b.key as Status);
    if (by !== "day" && by !== "month") return a.label.localeCompare(b.label, getLanguage());
    return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
  };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

type CountRow = Awaited<ReturnType<typeof countApplications>>[number];

/**
 * Presents a report. All figures are sums over the same rows, so that both the groups and the statuses add up to the
 * total.
 */
export function presentReport(kind: string, { from, to }: Period, by: CountedBy, rows: readonly CountRow[]): Report {
  const groups = Map.groupBy(rows, ({ key }) => key);
  return {
    kind,
    from,
    to,
    total: sum(rows.map(({ count }) => count)),
    by_status: statuses
      .map((status) => ({ status, count: sum(rows.filter((row) => row.status === status).map(({ count }) => count)) }))
      .filter(({ count }) => count > 0),
    groups: [...groups]
      .map(([key, some]) => ({
        key: key ?? "none",
        label: labelOf(by, key, some.find(({ branch_name }) => branch_name !== null)?.branch_name ?? null),
        count: sum(some.map(({ count }) => count)),
      }))
      .sort(inOrder(by)),
  };
}

type SumRow = Awaited<ReturnType<typeof sumReceipts>>[number];

export function presentRevenue({ from, to }: Period, by: EarnedBy, rows: readonly SumRow[]): Revenue {
  return {
    from,
    to,
    total: wireFromPesewas(addPesewas(...rows.map(({ pesewas }) => pesewas))),
    currency: "GHS",
    receipts: sum(rows.map(({ receipts }) => Number(receipts))),
    groups: rows
      .map(({ key, branch_name, pesewas, receipts }) => ({
        key: key ?? "none",
        label: labelOf(by, key, branch_name),
        total: wireFromPesewas(pesewas),
        receipts: Number(receipts),
      }))
      .sort(inOrder(by)),
  };
}
