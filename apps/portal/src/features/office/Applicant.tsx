import { displayName, ownEmail, phoneInWords } from "@kwan/domain";
import { Heading, Link, Stack, SummaryList } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { onScreen } from "../../page/on-screen.css.ts";
import { paths } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { dayInWords } from "../../words/dates-and-money.ts";
import { type Driver, q } from "./queries.ts";

/** The applicant's record, for comparison with the documents. It is also printed. */
export function Applicant({ driver }: { driver: string }) {
  const query = useQuery(q.drivers.get(driver));
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.office_applicant()}</Heading>
      <Region query={query} of={m.office_the_applicant()}>
        {(person) => <SummaryList rows={rowsOf(person)} />}
      </Region>
      <Link href={paths.classRecordsOf(driver)} className={onScreen}>
        {m.office_lessons()}
      </Link>
    </Stack>
  );
}

const rowsOf = (person: Driver) => [
  { name: m.office_name(), value: displayName(person) },
  { name: m.office_date_of_birth(), value: dayInWords(person.date_of_birth) },
  { name: m.office_nationality(), value: person.nationality?.label },
  { name: m.office_phone(), value: person.phone_number && phoneInWords(person.phone_number) },
  { name: m.office_email(), value: person.email && ownEmail(person.email) },
];
