import { kinds } from "@kwan/domain/kinds";
import { type Column, Skeleton } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Region } from "../../../queries/Region.tsx";
import { numberInWords } from "../../../words/number-in-words.ts";
import { Figures } from "./Figures.tsx";
import { countsOf, rejectionsOf } from "./queries.ts";
import { type ReportRequest, reportTitles } from "./report-request.ts";

type Group = { key: string; label: string; count: number };

const figureOf = ({ count }: Group) => count;

const allOf = (count: number): Group => ({ key: "all", label: m.reports_all(), count });

const columns = (): readonly Column<Group>[] => [
  {
    key: "count",
    header: m.reports_applications(),
    cell: ({ count }) => numberInWords(count),
    sortBy: figureOf,
    align: "end",
  },
];

/** Returns the title of a report, with the name of the service if it is about only one. */
const captionOf = ({ what, kind }: ReportRequest): string =>
  kind === undefined ? reportTitles[what] : m.common_labelled({ label: reportTitles[what], text: kinds[kind].title });

/** Reports the number of applications for every service, or for one. */
export function ApplicationReport({ request }: { request: ReportRequest<"applications"> }) {
  const query = useQuery({ ...countsOf(request), placeholderData: (before) => before });
  return (
    <Region query={query} of={m.reports_the_report()} skeleton={<Skeleton lines={10} />}>
      {({ total, groups }) => (
        <Figures
          request={request}
          caption={captionOf(request)}
          total={m.reports_count({ count: total })}
          columns={columns()}
          rows={groups}
          all={allOf(total)}
          series={[{ name: captionOf(request), figureOf }]}
          missingIsZero
        />
      )}
    </Region>
  );
}

/** Reports the number of rejected applications, by the ground that the officer chose. */
export function RejectionReport({ request }: { request: ReportRequest<"rejections"> }) {
  const query = useQuery({ ...rejectionsOf(request), placeholderData: (before) => before });
  return (
    <Region query={query} of={m.reports_the_report()} skeleton={<Skeleton lines={10} />}>
      {({ total, groups }) => (
        <Figures
          request={request}
          caption={reportTitles.rejections}
          total={m.reports_rejected({ count: total })}
          columns={columns()}
          rows={groups}
          all={allOf(total)}
          series={[{ name: reportTitles.rejections, figureOf }]}
          missingIsZero
        />
      )}
    </Region>
  );
}
