import { type Column, FilterBar, Link, Select, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { paths } from "../../../paths.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { cedisInWords, timeInWords } from "../../../words/dates-and-money.ts";
import { moneyInWords } from "./money-in-words.ts";
import { type FlaggedPayment, q } from "./queries.ts";
import { RefundPayment } from "./RefundPayment.tsx";
import { ResolvePayment } from "./ResolvePayment.tsx";

const flagInWords = ({ flag, expected, request }: FlaggedPayment): string =>
  ({
    application_ended: m.office_application_ended,
    refund_due: m.office_refund_due,
    wrong_amount: () => m.office_wrong_amount({ amount: cedisInWords(expected) }),
    refund_asked: () => m.office_refund_asked({ reason: request ?? "" }),
  })[flag]();

const outcomes = {
  refunded: m.office_refunded_by,
  not_received: m.office_not_received_by,
  kept: m.office_kept_by,
} as const;

/** Formats an amount of a payment, which can have arrived in another currency. */
const paidInWords = (amount: string, { received_currency }: FlaggedPayment): string =>
  moneyInWords(amount, received_currency);

function Payment({ payment }: { payment: FlaggedPayment }) {
  const { received, reference, provider } = payment;
  return (
    <>
      <Text figures unbroken>
        {paidInWords(received, payment)}
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

type Refund = FlaggedPayment["refunds"][number];

/** Says which sum goes back, and who proposed and approved it. */
function refundInWords(refund: Refund, payment: FlaggedPayment): string {
  const { state, failure, proposed_by, approved_by, at } = refund;
  const amount = paidInWords(refund.amount, payment);
  if (state === "failed") return m.office_refund_failed({ amount, problem: failure ?? "" });
  const on = timeInWords(at);
  if (proposed_by === null) return m.office_refund_by_rule({ state, amount, on });
  return m.office_refund_state({ state, amount, on, proposer: proposed_by, approver: approved_by ?? "" });
}

/** The refunds of a payment, what an officer has recorded, and the actions that can still be taken. */
function Result({ payment }: { payment: FlaggedPayment }) {
  const { refunds, closing, resolution, left } = payment;
  const isInProgress = refunds.some(({ state }) => state === "proposed" || state === "approved");
  const hasLeft = Number(left) > 0;
  return (
    <Stack space="xsmall" align="start">
      {refunds.map((refund) => (
        <Text key={refund.at} tone={refund.state === "failed" ? "error" : "standard"}>
          {refundInWords(refund, payment)}
        </Text>
      ))}
      {resolution?.resolved_by && !closing && (hasLeft || refunds.length === 0) && (
        <Text>{outcomes[resolution.outcome]({ name: resolution.resolved_by, note: resolution.note })}</Text>
      )}
      {!resolution && refunds.some(({ state }) => state === "sent") && hasLeft && (
        <Text>{m.office_refund_left({ amount: paidInWords(left, payment) })}</Text>
      )}
      {closing && (
        <Text>
          {m.office_closing({
            outcome: closing.outcome,
            on: timeInWords(closing.at),
            proposer: closing.proposed_by,
            approver: closing.approved_by ?? "",
            state: closing.approved_by === null ? "proposed" : "approved",
          })}
        </Text>
      )}
      {!resolution && !closing && !isInProgress && (
        <>
          <RefundPayment payment={payment} />
          <ResolvePayment payment={payment} />
        </>
      )}
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
    cell: (payment) => <Result payment={payment} />,
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
          required
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
