import { displayName, ownEmail, phoneInWords } from "@kwan/domain";
import { Heading, Link, Stack, SummaryList } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { onScreen } from "../../page/on-screen.css.ts";
import { paths } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { dayInWords } from "../../words/dates-and-money.ts";
import { type Driver, q } from "./queries.ts";

/** The applicant's record, to compare with the documents. It is printed too. */
export function Applicant({ driver }: { driver: string }) {
  const query = useQuery(q.drivers.get(driver));
  return (
    <Stack as="section" space="small">
      <Heading level={2}>Applicant</Heading>
      <Region query={query} of="the applicant">
        {(person) => <SummaryList rows={rowsOf(person)} />}
      </Region>
      <Link href={paths.classRecordsOf(driver)} className={onScreen}>
        Driving lessons on record
      </Link>
    </Stack>
  );
}

const rowsOf = (person: Driver) => [
  { name: "Name", value: displayName(person) },
  { name: "Date of birth", value: dayInWords(person.date_of_birth) },
  { name: "Nationality", value: person.nationality?.label },
  { name: "Phone", value: person.phone_number && phoneInWords(person.phone_number) },
  { name: "Email address", value: person.email && ownEmail(person.email) },
];
