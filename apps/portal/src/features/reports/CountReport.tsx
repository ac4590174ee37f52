import type { ReportedKind } from "@kwan/domain/kinds";
import { type Column, Skeleton } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Region } from "../../queries/Region.tsx";
import { type Grouping, groupLabels, type ReportRequest, reportTitle } from "./asked.ts";
import { Figures } from "./Figures.tsx";
import { inOrder } from "./in-order.ts";
import { countsOf } from "./queries.ts";

type Group = { key: string; label: string; count: number };

const columnsOf = (grouping: Grouping): readonly Column<Group>[] => [
  { key: "label", header: groupLabels[grouping], cell: ({ label }) => label, sortBy: inOrder },
  {
    key: "count",
    header: m.reports_applications(),
    cell: ({ count }) => count,
    sortBy: ({ count }) => count,
    align: "end",
  },
];

/** Reports the number of applications of a kind. */
export function CountReport({ asked }: { asked: ReportRequest & { what: ReportedKind } }) {
  const query = useQuery({ ...countsOf(asked.what, asked), placeholderData: (before) => before });
  return (
    <Region query={query} of={m.reports_the_report()} skeleton={<Skeleton lines={10} />}>
      {({ total, groups }) => (
        <Figures
          asked={asked}
          caption={reportTitle(asked.what)}
          total={m.reports_count({ count: total })}
          columns={columnsOf(asked.group_by)}
          rows={groups}
          figureOf={({ count }) => count}
        />
      )}
    </Region>
  );
}
