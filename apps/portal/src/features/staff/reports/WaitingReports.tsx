import { type Column, Skeleton } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Region } from "../../../queries/Region.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { numberInWords } from "../../../words/number-in-words.ts";
import { Figures, type Named } from "./Figures.tsx";
import { backlogOf, waitingTimesOf } from "./queries.ts";
import { type ReportRequest, reportTitles } from "./report-request.ts";

type Duration = { count: number; median: number | null; ninetieth: number | null };
type Waits = Named & { decision: Duration; hand_over: Duration };

const daysColumn = (key: string, header: string, daysOf: (row: Waits) => number | null): Column<Waits> => ({
  key,
  header,
  cell: (row) => {
    const days = daysOf(row);
    return days === null ? m.reports_no_figure() : numberInWords(days);
  },
  sortBy: (row) => daysOf(row) ?? -1,
  align: "end",
});

const columns = (): readonly Column<Waits>[] => [
  daysColumn("decided", m.reports_decided(), ({ decision }) => decision.count),
  daysColumn("decision_median", m.reports_decision_median(), ({ decision }) => decision.median),
  daysColumn("decision_ninetieth", m.reports_decision_ninetieth(), ({ decision }) => decision.ninetieth),
  daysColumn("handed_over", m.reports_handed_over(), ({ hand_over }) => hand_over.count),
  daysColumn("hand_over_median", m.reports_hand_over_median(), ({ hand_over }) => hand_over.median),
  daysColumn("hand_over_ninetieth", m.reports_hand_over_ninetieth(), ({ hand_over }) => hand_over.ninetieth),
];

const inWords = ({ count, median, ninetieth }: Duration): string =>
  median === null || ninetieth === null
    ? m.reports_no_decisions()
    : m.reports_decisions({ count, median: m.reports_days({ count: median }), ninetieth: numberInWords(ninetieth) });

/** Reports how long applications took from submission to decision, and until the card was handed over. */
export function WaitingTimes({ request }: { request: ReportRequest<"waiting_times"> }) {
  const query = useQuery({ ...waitingTimesOf(request), placeholderData: (before) => before });
  return (
    <Region query={query} of={m.reports_the_report()} skeleton={<Skeleton lines={10} />}>
      {({ decision, hand_over, groups }) => (
        <Figures
          request={request}
          caption={reportTitles.waiting_times}
          total={inWords(decision)}
          unit={m.reports_all_working_days()}
          columns={columns()}
          rows={groups}
          all={{ key: "all", label: m.reports_overall(), decision, hand_over }}
          series={[{ name: m.reports_decision_median(), figureOf: (row: Waits) => row.decision.median ?? 0 }]}
          format={(count) => m.reports_days({ count })}
        />
      )}
    </Region>
  );
}

type Waiting = Named & { count: number; by_age: readonly number[] };
type Band = { from: number; to: number | null };

const bandColumn = ({ from, to }: Band, at: number): Column<Waiting> => ({
  key: `band-${at}`,
  header: to === null ? m.reports_band_last({ from }) : m.reports_band({ from, to }),
  cell: ({ by_age }) => numberInWords(by_age[at] ?? 0),
  sortBy: ({ by_age }) => by_age[at] ?? 0,
  align: "end",
});

const countOf = ({ count }: Waiting) => count;

/** Reports the applications that are waiting now, by the number of working days since submission. */
export function Backlog({ request }: { request: ReportRequest<"backlog"> }) {
  const query = useQuery({ ...backlogOf(request), placeholderData: (before) => before });
  return (
    <Region query={query} of={m.reports_the_report()} skeleton={<Skeleton lines={10} />}>
      {({ on, total, bands, groups }) => (
        <Figures
          request={request}
          caption={reportTitles.backlog}
          total={m.reports_waiting({ count: total })}
          period={m.reports_today({ day: dayInWords(on) })}
          columns={[
            {
              key: "count",
              header: m.reports_all_ages(),
              cell: (row) => numberInWords(row.count),
              sortBy: countOf,
              align: "end",
            },
            ...bands.map(bandColumn),
          ]}
          rows={groups}
          all={{ key: "all", label: m.reports_all(), count: total, by_age: bands.map(({ count }) => count) }}
          series={[{ name: reportTitles.backlog, figureOf: countOf }]}
          format={(count) => m.reports_count({ count })}
        />
      )}
    </Region>
  );
}
