import { mayDo } from "@kwan/domain";
import { officeStatus } from "@kwan/domain/kinds";
import { type Column, DataTable, Heading, Link, Stack, StatusTag, Text } from "@kwan/ui";
import { m } from "#messages";
import { pathOf, paths } from "../../../paths.ts";
import { useSession } from "../../../session/use-session.ts";
import { cedisInWords, dayInWords, timeInWords } from "../../../words/dates-and-money.ts";
import { invoiceToneForStaff, invoiceWords } from "../../../words/invoice-words.ts";
import { toneForStaff } from "../../../words/staff-words.ts";
import type { PersonFile } from "./queries.ts";
import { messageWords, paymentWords } from "./words.ts";

type Application = PersonFile["applications"][number];
type Invoice = PersonFile["invoices"][number];
type Appointment = PersonFile["appointments"][number];
type Message = PersonFile["messages"][number];

const idOf = ({ id }: { id: string }) => id;

const applicationColumns = (): readonly Column<Application>[] => [
  {
    key: "number",
    header: m.desk_number(),
    cell: ({ number }) => (
      <Text figures unbroken>
        {number}
      </Text>
    ),
  },
  { key: "title", header: m.desk_service(), cell: ({ title }) => title },
  {
    key: "status",
    header: m.desk_status(),
    cell: ({ status }) => <StatusTag tone={toneForStaff[status]}>{officeStatus[status]}</StatusTag>,
  },
  { key: "branch", header: m.desk_branch(), cell: ({ branch_name }) => branch_name ?? m.desk_none() },
  {
    key: "sent",
    header: m.desk_submitted(),
    cell: ({ submitted_at }) => (submitted_at ? dayInWords(submitted_at) : m.desk_not_submitted()),
  },
];

const invoiceColumns = (): readonly Column<Invoice>[] => [
  {
    key: "number",
    header: m.desk_invoice(),
    cell: ({ id, number }) => (
      <Link href={paths.invoice(id)}>
        <Text as="span" figures unbroken>
          {number}
        </Text>
      </Link>
    ),
  },
  { key: "title", header: m.desk_service(), cell: ({ service_title }) => service_title },
  { key: "total", header: m.desk_total(), align: "end", cell: ({ total }) => cedisInWords(total) },
  {
    key: "status",
    header: m.desk_status(),
    cell: ({ status }) => <StatusTag tone={invoiceToneForStaff(status)}>{invoiceWords[status].label()}</StatusTag>,
  },
  { key: "payments", header: m.desk_payments(), cell: ({ payments }) => <Payments payments={payments} /> },
];

function Payments({ payments }: { payments: Invoice["payments"] }) {
  if (payments.length === 0) return m.desk_none();
  return (
    <Stack as="ul" space="xsmall">
      {payments.map(({ id, amount, channel, status, started_at, flag, is_resolved }) => (
        <li key={id}>
          <Text size="small">
            {m.desk_payment({
              amount: cedisInWords(amount),
              channel,
              status: paymentWords[status](),
              time: timeInWords(started_at),
            })}
          </Text>
          {flag && (
            <StatusTag tone={is_resolved ? "neutral" : "warning"}>
              {is_resolved ? m.desk_payment_resolved() : m.desk_payment_flag({ flag })}
            </StatusTag>
          )}
        </li>
      ))}
    </Stack>
  );
}

const appointmentColumns = (): readonly Column<Appointment>[] => [
  { key: "when", header: m.desk_when(), cell: ({ starts_at }) => timeInWords(starts_at) },
  { key: "what", header: m.desk_purpose(), cell: ({ purpose }) => m.desk_purpose_of({ purpose }) },
  { key: "branch", header: m.desk_branch(), cell: ({ branch_name }) => branch_name },
  { key: "status", header: m.desk_status(), cell: ({ status }) => m.desk_appointment_status({ status }) },
  { key: "support", header: m.desk_support(), cell: ({ support_needed }) => support_needed ?? m.desk_none() },
];

const messageColumns = (): readonly Column<Message>[] => [
  { key: "when", header: m.desk_when(), cell: ({ created_at }) => timeInWords(created_at) },
  { key: "what", header: m.desk_message(), cell: ({ purpose }) => purpose },
  { key: "channel", header: m.desk_channel(), cell: ({ channel }) => m.desk_channel_of({ channel }) },
  {
    key: "state",
    header: m.desk_status(),
    cell: ({ state }) => <StatusTag tone={messageWords[state].tone}>{messageWords[state].label()}</StatusTag>,
  },
];

type ListProps<Row> = {
  heading: string;
  /** The text that is shown instead of an empty list. */
  empty: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  href?: ((row: Row) => string) | undefined;
};

function List<Row extends { id: string }>({ heading, empty, columns, rows, href }: ListProps<Row>) {
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{heading}</Heading>
      {rows.length === 0 ? (
        <Text tone="secondary">{empty}</Text>
      ) : (
        <DataTable caption={heading} hideCaption columns={columns} rows={rows} rowKey={idOf} rowHref={href} />
      )}
    </Stack>
  );
}

/** A person's applications, payments, appointments and messages. */
export function FileLists({ file }: { file: PersonFile }) {
  const { driver, account, applications, invoices, appointments, messages } = file;
  const role = useSession().user?.role;
  const worksOnThem = role !== undefined && mayDo(role, "applications.work");
  return (
    <>
      <List
        heading={m.desk_applications()}
        empty={m.desk_no_applications()}
        columns={applicationColumns()}
        rows={applications}
        href={
          worksOnThem
            ? ({ id, kind, status }) =>
                account === null && status === "draft" ? paths.applyFor(driver.id, kind, id) : paths.officeService(id)
            : undefined
        }
      />
      <List heading={m.desk_money()} empty={m.desk_no_money()} columns={invoiceColumns()} rows={invoices} />
      <List
        heading={m.desk_appointments()}
        empty={m.desk_no_appointments()}
        columns={appointmentColumns()}
        rows={appointments}
      />
      <List heading={m.desk_messages()} empty={m.desk_no_messages()} columns={messageColumns()} rows={messages} />
    </>
  );
}

/** The links at the end of a person's record. */
export function FileLinks({ driver }: { driver: string }) {
  const role = useSession().user?.role;
  return (
    <Stack space="small">
      {role !== undefined && mayDo(role, "lessons.read") && (
        <Link href={paths.classRecordsOf(driver)}>{m.desk_all_lessons()}</Link>
      )}
      <Link href={pathOf("/desk")}>{m.desk_find_another()}</Link>
    </Stack>
  );
}
