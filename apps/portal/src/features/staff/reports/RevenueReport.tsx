import { formatCedis, pesewas, pesewasFromWire } from "@kwan/domain";
import { type Column, Skeleton } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Region } from "../../../queries/Region.tsx";
import { cedisInWords } from "../../../words/dates-and-money.ts";
import { numberInWords } from "../../../words/number-in-words.ts";
import { Figures } from "./Figures.tsx";
import { revenueOf } from "./queries.ts";
import type { ReportRequest } from "./report-request.ts";

type Group = { key: string; label: string; total: string; receipts: number };

const figureOf = ({ total }: Group): number => pesewasFromWire(total) ?? 0;

const columns = (): readonly Column<Group>[] => [
  {
    key: "receipts",
    header: m.reports_receipts(),
    cell: ({ receipts }) => numberInWords(receipts),
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

/** Reports the revenue for a period: the sum of the receipts. */
export function RevenueReport({ request }: { request: ReportRequest<"revenue"> }) {
  const query = useQuery({ ...revenueOf(request), placeholderData: (before) => before });
  return (
    <Region query={query} of={m.reports_the_revenue()} skeleton={<Skeleton lines={10} />}>
      {({ total, receipts, groups }) => (
        <Figures
          request={request}
          caption={m.reports_revenue()}
          total={m.reports_total({ amount: cedisInWords(total), count: receipts })}
          columns={columns()}
          rows={groups}
          all={{ key: "all", label: m.reports_all(), total, receipts }}
          series={[{ name: m.reports_revenue(), figureOf }]}
          missingIsZero
          format={(figure) => formatCedis(pesewas(Math.round(figure)))}
        />
      )}
    </Region>
  );
}
