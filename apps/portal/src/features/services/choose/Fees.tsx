import { Skeleton, SummaryList } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Region } from "../../../queries/Region.tsx";
import { cedisInWords } from "../../../words/dates-and-money.ts";
import { q } from "../queries.ts";

/** The fee of every service at the standard speed, without delivery. */
export function Fees() {
  const costs = useQuery(q.services.costs({ tier: "standard", limit: 100 }));
  return (
    <Region query={costs} of={m.services_fees_object()} skeleton={<Skeleton shape="block" height="card" />}>
      {({ results }) => (
        <SummaryList rows={results.map(({ title, total }) => ({ name: title, value: cedisInWords(total) }))} />
      )}
    </Region>
  );
}
