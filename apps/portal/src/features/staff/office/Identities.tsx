import { type Column, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { paths } from "../../../paths.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { CheckIdentity } from "./CheckIdentity.tsx";
import { idName } from "./id-name.ts";
import { q, type UnverifiedIdentity } from "./queries.ts";

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
  { key: "since", header: m.office_waiting_since(), cell: ({ updated_at }) => dayInWords(updated_at) },
  {
    key: "check",
    header: m.office_check(),
    hideHeader: true,
    cell: (person) => <CheckIdentity action={m.office_check()} identity={person} />,
  },
];
const keyOf = ({ driver }: UnverifiedIdentity) => driver;
const hrefOf = ({ driver }: UnverifiedIdentity) => paths.person(driver);

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
