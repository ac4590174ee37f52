import { inLanguage } from "@kwan/domain/language";
import {
  Card,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
  StatusTag,
  type StatusTagProps,
  SummaryList,
  Text,
} from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { paths } from "../../../paths.ts";
import { PagedList } from "../../../queries/PagedList.tsx";
import { cedisInWords, dayInWords } from "../../../words/dates-and-money.ts";
import { AskRefund } from "./AskRefund.tsx";
import { type OwnPayment, q } from "./queries.ts";

/** Everything that was paid for the person's applications, what went back, and the refunds that they asked for. */
export function OwnPayments({ driver }: { driver: string }) {
  const query = useInfiniteQuery(q.drivers.payments.infinite(driver, { limit: 20 }));
  return (
    <PagedList
      query={query}
      of={m.payments_the_payments()}
      empty={m.payments_own_none()}
      showsCount={false}
      skeleton={<Skeleton shape="block" height="card" />}
    >
      {(payments) => (
        <Stack as="ul">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </Stack>
      )}
    </PagedList>
  );
}

type Standing = { label: string; tone: StatusTagProps["tone"] };

const statuses: Readonly<Record<OwnPayment["status"], Standing>> = {
  waiting: /* @__PURE__ */ inLanguage({ label: m.payments_own_waiting }, { tone: "info" }),
  pending: /* @__PURE__ */ inLanguage({ label: m.payments_own_pending }, { tone: "info" }),
  paid: /* @__PURE__ */ inLanguage({ label: m.payments_own_paid }, { tone: "success" }),
  failed: /* @__PURE__ */ inLanguage({ label: m.payments_own_failed }, { tone: "neutral" }),
  expired: /* @__PURE__ */ inLanguage({ label: m.payments_own_expired }, { tone: "neutral" }),
  cancelled: /* @__PURE__ */ inLanguage({ label: m.payments_own_cancelled }, { tone: "neutral" }),
  reversed: /* @__PURE__ */ inLanguage({ label: m.payments_own_reversed }, { tone: "neutral" }),
};

/** Money that arrived without paying an invoice is neither cancelled nor failed for the person who paid it. */
const standingOf = ({ status, received, left }: OwnPayment): Standing => {
  const hasArrived = Number(received) > 0;
  if (hasArrived && Number(left) === 0) return statuses.reversed;
  return hasArrived && status !== "paid" ? { label: m.payments_own_received(), tone: "info" } : statuses[status];
};

/** Formats an amount that arrived or goes back. It can be in another currency, and negative. */
function moneyInWords(amount: string, { received_currency: currency }: OwnPayment): string {
  const [sign, figures] = amount.startsWith("-") ? ["\u2212", amount.slice(1)] : ["", amount];
  return `${sign}${currency === "GHS" ? cedisInWords(figures) : `${currency} ${figures}`}`;
}

function Payment({ payment }: { payment: OwnPayment }) {
  const { service, service_type, service_title, invoice, invoice_number, amount, received, receipt, message } = payment;
  const { label, tone } = standingOf(payment);
  const hasArrived = Number(received) > 0;
  return (
    <Card as="li">
      <Stack space="small">
        <Inline>
          <Heading level={2}>
            <Link href={paths.service(service, service_type)}>{service_title}</Link>
          </Heading>
          <StatusTag tone={tone}>{label}</StatusTag>
        </Inline>
        <SummaryList
          rows={[
            {
              name: m.payments_own_amount(),
              value: hasArrived ? moneyInWords(received, payment) : cedisInWords(amount),
            },
            { name: m.payments_own_day(), value: dayInWords(payment.settled_at ?? payment.started_at) },
            {
              name: receipt ? m.payments_own_receipt() : m.payments_own_invoice(),
              value: <Link href={paths.invoice(invoice)}>{receipt ?? invoice_number}</Link>,
            },
            ...(payment.refunds.length > 0
              ? [{ name: m.payments_own_refunds(), value: <Refunds payment={payment} /> }]
              : []),
          ]}
        />
        {!receipt && <Text tone="secondary">{message}</Text>}
        <Request payment={payment} />
      </Stack>
    </Card>
  );
}

/** What goes back and has gone back, as negative amounts. */
const Refunds = ({ payment }: { payment: OwnPayment }) => (
  <Stack space="xsmall">
    {payment.refunds.map((refund) => (
      <Text key={refund.at}>
        {m.payments_own_refund({
          state: refund.state,
          amount: moneyInWords(refund.amount, payment),
          day: dayInWords(refund.at),
        })}
      </Text>
    ))}
  </Stack>
);

/** What the person asked for and what was answered, or the button with which they ask. */
function Request({ payment }: { payment: OwnPayment }) {
  const { refund_request: request, may_ask_refund } = payment;
  if (may_ask_refund)
    return (
      <div>
        <AskRefund payment={payment} />
      </div>
    );
  if (!request) return null;
  const { reason, asked_at, state, answer, answered_at } = request;
  return (
    <Stack space="xsmall">
      <Text>{m.payments_own_asked({ day: dayInWords(asked_at), reason })}</Text>
      <Text>
        {state === "refused"
          ? m.payments_own_refused({ day: dayInWords(answered_at), answer: answer ?? "" })
          : state === "refunded"
            ? m.payments_own_granted()
            : m.payments_own_open()}
      </Text>
    </Stack>
  );
}
