import { formatCedis, pesewas, pesewasFromWire } from "@kwan/domain";
import { type Column, Skeleton } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Region } from "../../queries/Region.tsx";
import { cedisInWords } from "../../words/dates-and-money.ts";
import { type Grouping, groupLabels, type ReportRequest } from "./asked.ts";
import { Figures } from "./Figures.tsx";
import { inOrder } from "./in-order.ts";
import { revenueOf } from "./queries.ts";

type Group = { key: string; label: string; total: string; receipts: number };

const figureOf = ({ total }: Group): number => pesewasFromWire(total) ?? 0;

const columnsOf = (grouping: Grouping): readonly Column<Group>[] => [
  { key: "label", header: groupLabels[grouping], cell: ({ label }) => label, sortBy: inOrder },
  {
    key: "receipts",
    header: m.reports_receipts(),
    cell: ({ receipts }) => receipts,
    sortBy: (row) => row.receipts,
    align: "end",
  },
  {
    key: "total",
    header: m.reports_amount(),
    cell: ({ total }) => cedisInWords(total),
    sortBy: figureOf,
    align: "end",
  },
];

/** Reports the revenue of a period. It is the sum of the receipts. */
export function RevenueReport({ asked }: { asked: ReportRequest }) {
  const query = useQuery({ ...revenueOf(asked), placeholderData: (before) => before });
  return (
    <Region query={query} of={m.reports_the_revenue()} skeleton={<Skeleton lines={10} />}>
      {({ total, receipts, groups }) => (
        <Figures
          asked={asked}
          caption={m.reports_revenue()}
          total={m.reports_total({ amount: cedisInWords(total), count: receipts })}
          columns={columnsOf(asked.group_by)}
          rows={groups}
          figureOf={figureOf}
          format={(figure) => formatCedis(pesewas(Math.round(figure)))}
        />
      )}
    </Region>
  );
}
