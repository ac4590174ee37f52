import { displayName, ownEmail, phoneInWords } from "@kwan/domain";
import { Heading, Link, Skeleton, Stack, SummaryList } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { dayInWords } from "../../frame/in-words.ts";
import { onScreen } from "../../frame/on-screen.css.ts";
import { Region } from "../../frame/Region.tsx";
import { paths } from "../../paths.ts";
import { type Driver, q } from "./queries.ts";

/** The applicant as on record, to compare with the documents; also on the printed page. */
export function Applicant({ driver }: { driver: string }) {
  const query = useQuery(q.drivers.get(driver));
  const hasFailed = query.isError && query.data === undefined;
  return (
    <Stack as="section" space="small">
      <Heading level={2}>Applicant</Heading>
      {hasFailed ? (
        <Region query={query} of="the applicant">
          {() => null}
        </Region>
      ) : (
        <SummaryList rows={rowsOf(query.data)} />
      )}
      <Link href={paths.classRecordsOf(driver)} className={onScreen}>
        Driving lessons on record
      </Link>
    </Stack>
  );
}

/** The rows stand there from the beginning, so that nothing below them moves when the answer comes. */
function rowsOf(person: Driver | undefined) {
  const row = (name: string, value: (of: Driver) => string | null | undefined) => ({
    name,
    value: person ? value(person) : <Skeleton />,
  });
  return [
    row("Name", displayName),
    row("Date of birth", (of) => dayInWords(of.date_of_birth)),
    row("Nationality", (of) => of.nationality?.label),
    row("Phone", (of) => of.phone_number && phoneInWords(of.phone_number)),
    row("Email address", (of) => of.email && ownEmail(of.email)),
  ];
}
