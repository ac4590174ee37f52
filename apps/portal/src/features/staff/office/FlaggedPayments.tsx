import { type Column, FilterBar, Link, Select, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { paths } from "../../../paths.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { cedisInWords, timeInWords } from "../../../words/dates-and-money.ts";
import { type FlaggedPayment, q } from "./queries.ts";
import { RefundPayment } from "./RefundPayment.tsx";
import { ResolvePayment } from "./ResolvePayment.tsx";

const flagInWords = ({ flag, expected }: FlaggedPayment): string =>
  flag === "application_ended"
    ? m.office_application_ended()
    : flag === "refund_due"
      ? m.office_refund_due()
      : m.office_wrong_amount({ amount: cedisInWords(expected) });

const outcomes = { refunded: m.office_refunded_by, not_received: m.office_not_received_by } as const;

function Payment({ payment: { received, reference, provider } }: { payment: FlaggedPayment }) {
  return (
    <>
      <Text figures unbroken>
        {cedisInWords(received)}
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

/** The status of a refund, or the actions that can be taken on the payment. */
function Refund({ payment }: { payment: FlaggedPayment }) {
  const { refund } = payment;
  if (refund && refund.state !== "failed")
    return m.office_refund_state({ state: refund.state, amount: cedisInWords(refund.amount) });
  return (
    <Stack space="xsmall" align="start">
      {refund && <Text tone="critical">{m.office_refund_failed({ problem: refund.failure ?? "" })}</Text>}
      <RefundPayment payment={payment} />
      <ResolvePayment payment={payment} />
    </Stack>
  );
}

const columns = (): readonly Column<FlaggedPayment>[] => [
  { key: "who", header: m.office_paid_by(), cell: ({ driver_name }) => driver_name },
  { key: "payment", header: m.office_payment(), cell: (payment) => <Payment payment={payment} /> },
  { key: "flag", header: m.office_what_is_wrong(), cell: flagInWords },
  { key: "application", header: m.office_application(), cell: (payment) => <Application payment={payment} /> },
  { key: "since", header: m.office_since(), cell: ({ flagged_at }) => timeInWords(flagged_at) },
  {
    key: "end",
    header: m.office_result(),
    cell: (payment) =>
      payment.resolution ? (
        outcomes[payment.resolution.outcome]({ name: payment.resolution.resolved_by, note: payment.resolution.note })
      ) : (
        <Refund payment={payment} />
      ),
  },
];
const keyOf = ({ id }: FlaggedPayment) => id;

/** Payments that were made twice, too late or with the wrong amount (R-ADD-04). */
export function FlaggedPayments() {
  const [filter, change] = useAddressFilter();
  const isResolved = filter.get("show") === "resolved";
  const query = useInfiniteQuery(
    q.office.flaggedPayments.infinite({ resolved: isResolved ? "true" : "false", limit: 50 }),
  );
  return (
    <Stack space="large">
      <FilterBar count={isResolved ? 1 : 0} onClear={() => change({ show: "" })}>
        <Select
          label={m.office_show()}
          emptyLabel={m.office_to_check()}
          options={[{ value: "resolved", label: m.office_already_checked() }]}
          value={isResolved ? "resolved" : ""}
          onChange={({ currentTarget }) => change({ show: currentTarget.value })}
        />
      </FilterBar>
      <PagedTable
        query={query}
        of={m.office_the_payments()}
        columns={columns()}
        rowKey={keyOf}
        empty={isResolved ? m.office_no_payments_checked() : m.office_no_payments()}
      />
    </Stack>
  );
}
