import { formatCedis, pesewasFromWire } from "@kwan/domain";
import { type Column, FilterBar, Link, Select, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAddressFilter } from "../../filters/use-address-filter.ts";
import { paths } from "../../paths.ts";
import { PagedTable } from "../../queries/PagedTable.tsx";
import { timeInWords } from "../../words/dates-and-money.ts";
import { type FlaggedPayment, q } from "./queries.ts";
import { ResolvePayment } from "./ResolvePayment.tsx";

const amount = (wire: string) => formatCedis(pesewasFromWire(wire) ?? 0);

const flagInWords = ({ flag, expected }: FlaggedPayment): string =>
  flag === "refund_due"
    ? "Refund due: the invoice did not need it"
    : `Wrong amount: the invoice is ${amount(expected)}`;

const outcomes = { refunded: "Refunded", not_received: "Not received" } as const;

function Payment({ payment: { received, reference, provider } }: { payment: FlaggedPayment }) {
  return (
    <>
      <Text figures unbroken>
        {amount(received)}
      </Text>
      <Text size="small" tone="secondary" unbroken>
        {reference}
      </Text>
      <Text size="small" tone="secondary">
        {provider}
      </Text>
    </>
  );
}

function Application({ payment: { service, service_number } }: { payment: FlaggedPayment }) {
  return (
    <Text figures unbroken>
      <Link href={paths.officeService(service)}>{service_number}</Link>
    </Text>
  );
}

const columns: readonly Column<FlaggedPayment>[] = [
  { key: "who", header: "Paid by", cell: ({ driver_name }) => driver_name },
  { key: "payment", header: "Payment", cell: (payment) => <Payment payment={payment} /> },
  { key: "flag", header: "What is wrong", cell: flagInWords },
  { key: "application", header: "Application", cell: (payment) => <Application payment={payment} /> },
  { key: "since", header: "Since", cell: ({ flagged_at }) => timeInWords(flagged_at) },
  {
    key: "end",
    header: "Result",
    cell: (payment) =>
      payment.resolution ? (
        `${outcomes[payment.resolution.outcome]} by ${payment.resolution.resolved_by}: ${payment.resolution.note}`
      ) : (
        <ResolvePayment payment={payment} />
      ),
  },
];
const keyOf = ({ id }: FlaggedPayment) => id;

/** Payments that came twice, too late or with the wrong amount (R-ADD-04). */
export function FlaggedPayments() {
  const [filter, change] = useAddressFilter();
  const shown = filter.get("show") === "resolved";
  const query = useInfiniteQuery(q.office.flaggedPayments.infinite({ resolved: shown ? "true" : "false", limit: 50 }));
  return (
    <Stack space="large">
      <FilterBar count={shown ? 1 : 0} onClear={() => change({ show: "" })}>
        <Select
          label="Show"
          emptyLabel="To check"
          options={[{ value: "resolved", label: "Already checked" }]}
          value={shown ? "resolved" : ""}
          onChange={({ currentTarget }) => change({ show: currentTarget.value })}
        />
      </FilterBar>
      <PagedTable
        query={query}
        of="the payments"
        columns={columns}
        rowKey={keyOf}
        empty={shown ? "No payments have been checked yet." : "There are no payments to check."}
      />
    </Stack>
  );
}
