import { type Column, Skeleton } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Region } from "../../../queries/Region.tsx";
import { numberInWords } from "../../../words/number-in-words.ts";
import { Figures, type Named } from "./Figures.tsx";
import { passRatesOf } from "./queries.ts";
import { type ReportRequest, reportTitles } from "./report-request.ts";

type Tests = { taken: number; passed: number };
type Group = Named & { theory: Tests; practical: Tests };

const percentOf = ({ taken, passed }: Tests): number => (taken === 0 ? 0 : Math.round((passed / taken) * 100));
const inPercent = (figure: number) => m.reports_percent({ figure });
const rateOf = (tests: Tests) => (tests.taken === 0 ? m.reports_no_figure() : inPercent(percentOf(tests)));
const inSentence = (tests: Tests) =>
  tests.taken === 0 ? m.reports_no_tests() : m.reports_rate_of({ rate: rateOf(tests), count: tests.taken });

const columnsOf = (test: "theory" | "practical", taken: string, rate: string): readonly Column<Group>[] => [
  {
    key: `${test}-taken`,
    header: taken,
    cell: (row) => numberInWords(row[test].taken),
    sortBy: (row) => row[test].taken,
    align: "end",
  },
  {
    key: `${test}-rate`,
    header: rate,
    cell: (row) => rateOf(row[test]),
    sortBy: (row) => percentOf(row[test]),
    align: "end",
  },
];

/** Reports how many theory and practical tests were taken and passed. */
export function PassRates({ request }: { request: ReportRequest<"pass_rates"> }) {
  const query = useQuery({ ...passRatesOf(request), placeholderData: (before) => before });
  return (
    <Region query={query} of={m.reports_the_report()} skeleton={<Skeleton lines={10} />}>
      {({ theory, practical, groups }) => (
        <Figures
          request={request}
          caption={reportTitles.pass_rates}
          total={m.reports_passes({ theory: inSentence(theory), practical: inSentence(practical) })}
          columns={[
            ...columnsOf("theory", m.reports_theory_taken(), m.reports_theory_rate()),
            ...columnsOf("practical", m.reports_practical_taken(), m.reports_practical_rate()),
          ]}
          rows={groups}
          all={{ key: "all", label: m.reports_overall(), theory, practical }}
          series={[
            { name: m.reports_theory_rate(), figureOf: (row: Group) => percentOf(row.theory) },
            { name: m.reports_practical_rate(), figureOf: (row: Group) => percentOf(row.practical) },
          ]}
          format={inPercent}
        />
      )}
    </Region>
  );
}
