import { mayDo } from "@kwan/domain";
import { officeStatus } from "@kwan/domain/kinds";
import {
  Accordion,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
  StatusTag,
  SummaryList,
  type SummaryRow,
  Text,
} from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages";
import { onScreen } from "../../../page/on-screen.css.ts";
import { paths } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { useSession } from "../../../session/use-session.ts";
import { cedisInWords, dayInWords } from "../../../words/dates-and-money.ts";
import { invoiceToneForStaff, invoiceWords } from "../../../words/invoice-words.ts";
import { toneForStaff } from "../../../words/staff-words.ts";
import type { CheckButton } from "./identity-to-check.ts";
import { PersonSummary } from "./PersonSummary.tsx";
import { type PersonFile, q } from "./queries.ts";

export type ApplicantProps = {
  driver: string;
  /** The ID of the application that is being decided. It is left out of the list of the person's other applications. */
  application?: string | undefined;
  checkButton: CheckButton;
};

/**
 * The applicant, with the facts that an officer needs before deciding. Everything except the applicant's other
 * applications and invoices is also printed.
 */
export function Applicant({ driver, application, checkButton }: ApplicantProps) {
  const role = useSession().user?.role;
  const mayWork = role !== undefined && mayDo(role, "applications.work");
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.desk_applicant()}</Heading>
      <Region query={useQuery(q.desk.file(driver))} of={m.desk_the_applicant()} skeleton={<Skeleton lines={8} />}>
        {(file) => (
          <>
            <Text size="large">{file.name}</Text>
            <PersonSummary file={file} checkButton={checkButton} level={3} />
            <Accordion summary={m.desk_other_matters()} level={3} className={onScreen}>
              <SummaryList rows={[othersOf(file, application, mayWork), moneyOf(file)]} />
            </Accordion>
          </>
        )}
      </Region>
      <Link href={paths.person(driver)} className={onScreen}>
        {m.desk_open_file()}
      </Link>
    </Stack>
  );
}

/** The maximum number of items in each list. The person's own page lists all items. */
const latest = 5;

const list = (items: { key: string; words: string; href?: string | undefined; tag: ReactNode }[]) =>
  items.length === 0 ? (
    m.desk_none()
  ) : (
    <Stack as="ul" space="xsmall">
      {items.map(({ key, words, href, tag }) => (
        <li key={key}>
          <Inline space="xsmall">
            {href ? <Link href={href}>{words}</Link> : <Text as="span">{words}</Text>}
            {tag}
          </Inline>
        </li>
      ))}
    </Stack>
  );

const othersOf = ({ applications }: PersonFile, current: string | undefined, mayWork: boolean): SummaryRow => ({
  name: m.desk_other_applications(),
  value: list(
    applications
      .filter(({ id }) => id !== current)
      .slice(0, latest)
      .map(({ id, number, title, status, created_at }) => ({
        key: id,
        words: m.desk_application_of({ title, number, date: dayInWords(created_at) }),
        href: mayWork ? paths.officeService(id) : undefined,
        tag: <StatusTag tone={toneForStaff[status]}>{officeStatus[status]}</StatusTag>,
      })),
  ),
});

const moneyOf = ({ invoices }: PersonFile): SummaryRow => ({
  name: m.desk_money(),
  value: list(
    invoices.slice(0, latest).map(({ id, number, total, status, payments }) => {
      const flag = payments.find((payment) => payment.flag && !payment.is_resolved)?.flag;
      return {
        key: id,
        words: m.desk_invoice_of({ number, total: cedisInWords(total) }),
        href: paths.invoice(id),
        tag: (
          <>
            <StatusTag tone={invoiceToneForStaff(status)}>{invoiceWords[status].label()}</StatusTag>
            {flag && <StatusTag tone="warning">{m.desk_payment_flag({ flag })}</StatusTag>}
          </>
        ),
      };
    }),
  ),
});
