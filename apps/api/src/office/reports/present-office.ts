import type {
  AnswerOf,
  countApplications,
  countRejections,
  getBacklog,
  getPassRates,
  getWaitingTimes,
} from "@kwan/contract";
import type { PlainDate } from "@kwan/domain";
import { numberWorkingDays } from "@kwan/domain/dates";
import { type RejectionGround, rejectionGrounds } from "@kwan/domain/kinds";
import { ageBandOf, ageBands, type DayCount, percentile } from "@kwan/domain/oversight";
import type { countEvents, countRejected, countTheoryTests, countWaiting, OfficeGrouping } from "./office-store.ts";
import type { Period } from "./period.ts";
import { groupsOf, sum } from "./present.ts";
import type { CountedBy, countApplications as countedApplications } from "./store.ts";

type Rows<Read extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>;

export const presentCounts = (
  { from, to }: Period,
  by: CountedBy,
  rows: Rows<typeof countedApplications>,
): AnswerOf<typeof countApplications> => ({
  from,
  to,
  total: sum(rows),
  groups: groupsOf(by, rows, (some) => ({ count: sum(some) })),
});

type Waits = Pick<AnswerOf<typeof getWaitingTimes>, "decision" | "hand_over">;

const durationOf = (taken: readonly DayCount[]): Waits["decision"] => ({
  count: sum(taken),
  median: percentile(taken, 0.5),
  ninetieth: percentile(taken, 0.9),
});

/** Numbers the working days from the earliest submission to the last day. */
function numbersFor(rows: readonly { readonly submitted_on: PlainDate }[], last: PlainDate) {
  const first = rows.map(({ submitted_on }) => submitted_on).toSorted()[0];
  return first === undefined ? new Map<PlainDate, number>() : numberWorkingDays(first, last);
}

export function presentWaitingTimes(
  { from, to }: Period,
  by: OfficeGrouping,
  rows: Rows<typeof countEvents>,
): AnswerOf<typeof getWaitingTimes> {
  const numbers = numbersFor(rows, to);
  const between = (first: PlainDate, last: PlainDate) => (numbers.get(last) ?? 0) - (numbers.get(first) ?? 0);
  const waitsOf = (some: typeof rows): Waits => {
    const taken = (isHandOver: boolean) =>
      some
        .filter(({ is_hand_over }) => is_hand_over === isHandOver)
        .map(({ submitted_on, on, count }) => ({ days: between(submitted_on, on), count: Number(count) }));
    return { decision: durationOf(taken(false)), hand_over: durationOf(taken(true)) };
  };
  return { from, to, ...waitsOf(rows), groups: groupsOf(by, rows, (some) => waitsOf([...some])) };
}

export function presentBacklog(
  on: PlainDate,
  by: OfficeGrouping,
  rows: Rows<typeof countWaiting>,
): AnswerOf<typeof getBacklog> {
  const numbers = numbersFor(rows, on);
  const today = numbers.get(on) ?? 0;
  const byAge = (some: readonly (typeof rows)[number][]) => {
    const counts = ageBands.map(() => 0);
    for (const { submitted_on, count } of some) {
      const band = ageBandOf(today - (numbers.get(submitted_on) ?? 0));
      counts[band] = (counts[band] ?? 0) + Number(count);
    }
    return counts;
  };
  const all = byAge(rows);
  return {
    on,
    total: sum(rows),
    bands: ageBands.map((band, at) => ({ ...band, count: all[at] ?? 0 })),
    groups: groupsOf(by, rows, (some) => ({ count: sum(some), by_age: byAge(some) })),
  };
}

type Tests = Rows<typeof countTheoryTests>;
type Passes = Pick<AnswerOf<typeof getPassRates>, "theory" | "practical">;

export function presentPassRates(
  { from, to }: Period,
  by: OfficeGrouping,
  tests: { readonly theory: Tests; readonly practical: Tests },
): AnswerOf<typeof getPassRates> {
  const rows = (["theory", "practical"] as const).flatMap((test) => tests[test].map((row) => ({ ...row, test })));
  const passesOf = (some: readonly (typeof rows)[number][]): Passes => {
    const of = (test: keyof Passes) => {
      const those = some.filter((row) => row.test === test);
      return {
        taken: sum(those.map(({ taken }) => ({ count: taken }))),
        passed: sum(those.map(({ passed }) => ({ count: passed }))),
      };
    };
    return { theory: of("theory"), practical: of("practical") };
  };
  return { from, to, ...passesOf(rows), groups: groupsOf(by, rows, passesOf) };
}

const groundsInOrder: readonly (RejectionGround | "none")[] = [...rejectionGrounds, "none"];

export const presentRejections = (
  { from, to }: Period,
  by: OfficeGrouping,
  rows: Rows<typeof countRejected>,
): AnswerOf<typeof countRejections> => ({
  from,
  to,
  total: sum(rows),
  by_ground: groundsInOrder
    .map((ground) => ({ ground, count: sum(rows.filter((row) => (row.ground ?? "none") === ground)) }))
    .filter(({ count }) => count > 0),
  groups: groupsOf(by, rows, (some) => ({ count: sum(some) })),
});
