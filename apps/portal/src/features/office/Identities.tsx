import { phoneInWords } from "@kwan/domain";
import { type Column, SummaryList, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { PagedTable } from "../../queries/PagedTable.tsx";
import { dayInWords } from "../../words/dates-and-money.ts";
import { kwan, q, type UnverifiedIdentity } from "./queries.ts";
import { RecordOutcome } from "./RecordOutcome.tsx";

const idNames = { ghana_card: "Ghana Card", passport: "Passport", non_citizen_card: "Non-citizen card" } as const;

const columns: readonly Column<UnverifiedIdentity>[] = [
  { key: "who", header: "Name", cell: ({ driver_name }) => driver_name },
  { key: "born", header: "Date of birth", cell: ({ date_of_birth }) => dayInWords(date_of_birth) },
  {
    key: "id",
    header: "Document",
    cell: ({ id_type, id_number }) => (
      <>
        {idNames[id_type]}
        <Text size="small" tone="secondary" figures unbroken>
          {id_number}
        </Text>
      </>
    ),
  },
  { key: "open", header: "Open applications", align: "end", cell: ({ open_applications }) => open_applications },
  { key: "since", header: "Since", cell: ({ updated_at }) => dayInWords(updated_at) },
  { key: "check", header: "Check", hideHeader: true, cell: (person) => <Check person={person} /> },
];
const keyOf = ({ driver }: UnverifiedIdentity) => driver;

function Check({ person }: { person: UnverifiedIdentity }) {
  const { driver, driver_name, id_type, id_number } = person;
  return (
    <RecordOutcome
      action="Check"
      about={driver_name}
      title={driver_name}
      question="Does the original document belong to this person?"
      outcomes={[
        { value: "verified", label: "Yes, verify it", hint: "The person can no longer change it." },
        { value: "refused", label: "No, reject it", hint: "The person will see your note and can correct it." },
      ]}
      missing="Say whether the document is this person's"
      noteHint="How you checked it, or what is wrong."
      notified={driver_name}
      save={(given) => kwan.office.decideIdentity(driver, { ...given, id_number })}
    >
      <SummaryList
        rows={[
          { name: "Date of birth", value: dayInWords(person.date_of_birth) },
          { name: "Nationality", value: person.nationality ?? "Not given" },
          { name: idNames[id_type], value: id_number },
          { name: "Issued on", value: person.issued_on ? dayInWords(person.issued_on) : "Not given" },
          { name: "Expires on", value: person.expires_on ? dayInWords(person.expires_on) : "Not given" },
          { name: "Phone", value: person.phone_number ? phoneInWords(person.phone_number) : "Not given" },
        ]}
      />
    </RecordOutcome>
  );
}

/** People whose identification has not been compared with the original yet, the longest wait first. */
export function Identities() {
  const query = useInfiniteQuery(q.office.identities.infinite({ limit: 50 }));
  return (
    <PagedTable
      query={query}
      of="the identities"
      columns={columns}
      rowKey={keyOf}
      empty="Everyone's identity has been checked."
    />
  );
}
