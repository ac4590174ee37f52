import { phoneInWords } from "@kwan/domain";
import { idTypes } from "@kwan/domain/profiles";
import { type Column, SummaryList, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { paths } from "../../paths.ts";
import { PagedTable } from "../../queries/PagedTable.tsx";
import { dayInWords } from "../../words/dates-and-money.ts";
import { kwan, q, type UnverifiedIdentity } from "./queries.ts";
import { RecordOutcome } from "./RecordOutcome.tsx";

const idName = (type: UnverifiedIdentity["id_type"]) => idTypes.find(({ value }) => value === type)?.label ?? type;

const columns = (): readonly Column<UnverifiedIdentity>[] => [
  { key: "who", header: m.office_name(), cell: ({ driver_name }) => driver_name },
  { key: "born", header: m.office_date_of_birth(), cell: ({ date_of_birth }) => dayInWords(date_of_birth) },
  {
    key: "id",
    header: m.office_document(),
    cell: ({ id_type, id_number }) => (
      <>
        {idName(id_type)}
        <Text size="small" tone="secondary" figures unbroken>
          {id_number}
        </Text>
      </>
    ),
  },
  {
    key: "open",
    header: m.office_open_applications(),
    align: "end",
    cell: ({ open_applications }) => open_applications,
  },
  { key: "since", header: m.office_since(), cell: ({ updated_at }) => dayInWords(updated_at) },
  { key: "check", header: m.office_check(), hideHeader: true, cell: (person) => <Check person={person} /> },
];
const keyOf = ({ driver }: UnverifiedIdentity) => driver;
const hrefOf = ({ driver }: UnverifiedIdentity) => paths.person(driver);

function Check({ person }: { person: UnverifiedIdentity }) {
  const { driver, driver_name, id_type, id_number } = person;
  return (
    <RecordOutcome
      action={m.office_check()}
      about={driver_name}
      title={driver_name}
      question={m.office_original_question()}
      outcomes={[
        { value: "verified", label: m.office_verify(), hint: m.office_verify_hint() },
        { value: "refused", label: m.office_refuse(), hint: m.office_refuse_hint() },
      ]}
      missing={m.office_identity_missing()}
      noteHint={m.office_identity_note_hint()}
      notified={driver_name}
      save={(given) => kwan.office.decideIdentity(driver, { ...given, id_number })}
    >
      <SummaryList
        rows={[
          { name: m.office_date_of_birth(), value: dayInWords(person.date_of_birth) },
          { name: m.office_nationality(), value: person.nationality ?? m.common_not_given() },
          { name: idName(id_type), value: id_number },
          { name: m.office_issued_on(), value: person.issued_on ? dayInWords(person.issued_on) : m.common_not_given() },
          {
            name: m.office_expires_on(),
            value: person.expires_on ? dayInWords(person.expires_on) : m.common_not_given(),
          },
          {
            name: m.office_phone(),
            value: person.phone_number ? phoneInWords(person.phone_number) : m.common_not_given(),
          },
        ]}
      />
    </RecordOutcome>
  );
}

/**
 * People whose identity document has not yet been compared with the original. Those who have waited longest come first.
 */
export function Identities() {
  const query = useInfiniteQuery(q.office.identities.infinite({ limit: 50 }));
  return (
    <PagedTable
      query={query}
      of={m.office_the_identities()}
      columns={columns()}
      rowKey={keyOf}
      rowHref={hrefOf}
      empty={m.office_no_identities()}
    />
  );
}
