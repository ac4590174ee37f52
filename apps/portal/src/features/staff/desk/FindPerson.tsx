import { mayDo, phoneInWords, searchText } from "@kwan/domain";
import { type Column, Link, SearchInput, Stack, StatusTag, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { hasNavigated } from "../../../page/navigated.ts";
import { pathOf, paths } from "../../../paths.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { useSession } from "../../../session/use-session.ts";
import { VerifiedTag } from "../../../tags/VerifiedTag.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { withParts } from "../../../words/with-parts.tsx";
import { type FoundPerson, q } from "./queries.ts";
import { licenceWords } from "./words.ts";

const columns = (): readonly Column<FoundPerson>[] => [
  { key: "name", header: m.desk_name(), cell: ({ name }) => name },
  { key: "born", header: m.desk_date_of_birth(), cell: ({ date_of_birth }) => dayInWords(date_of_birth) },
  {
    key: "id",
    header: m.desk_id_number(),
    cell: ({ id_number, is_id_verified }) =>
      id_number ? (
        <Stack space="xxsmall" align="start">
          <Text figures unbroken>
            {id_number}
          </Text>
          <VerifiedTag isVerified={is_id_verified} />
        </Stack>
      ) : (
        m.common_not_given()
      ),
  },
  {
    key: "licence",
    header: m.desk_licence(),
    cell: ({ license_number, license_status }) =>
      license_number && license_status ? (
        <Stack space="xxsmall" align="start">
          <Text figures unbroken>
            {license_number}
          </Text>
          <StatusTag tone={licenceWords[license_status].tone}>{licenceWords[license_status].label()}</StatusTag>
        </Stack>
      ) : (
        m.desk_none()
      ),
  },
  {
    key: "phone",
    header: m.desk_phone(),
    cell: ({ phone_number, has_account }) => (
      <Stack space="xxsmall" align="start">
        <Text figures unbroken>
          {phone_number ? phoneInWords(phone_number) : m.common_not_given()}
        </Text>
        {!has_account && <StatusTag tone="neutral">{m.desk_no_account()}</StatusTag>}
      </Stack>
    ),
  },
  {
    key: "open",
    header: m.desk_open_applications(),
    align: "end",
    cell: ({ open_applications }) => open_applications,
  },
];
const keyOf = ({ id }: FoundPerson) => id;
const hrefOf = ({ id }: FoundPerson) => paths.person(id);

/** A link to register a person who is not on record. */
function Registering() {
  const role = useSession().user?.role;
  if (role === undefined || !mayDo(role, "drivers.register")) return null;
  return (
    <Text>
      {withParts(m.desk_not_on_record, { link: <Link href={pathOf("/desk/register")}>{m.desk_register()}</Link> })}
    </Text>
  );
}

/**
 * Finds a person by name, contact details or number. The search is in the URL, so that Back shows the results again.
 */
export function FindPerson() {
  const [filter, change] = useAddressFilter();
  const field = useRef<HTMLInputElement>(null);
  const typed = filter.get("q") ?? "";
  const search = searchText(typed);
  const query = useInfiniteQuery({ ...q.desk.search.infinite({ search, limit: 50 }), enabled: search !== "" });
  const isNew = useRef(typed === "" || !hasNavigated());
  useEffect(() => {
    if (isNew.current) field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack space="large">
      <SearchInput
        ref={field}
        label={m.desk_search()}
        hideLabel={false}
        hint={m.desk_search_hint()}
        value={typed}
        onSearch={(text) => change({ q: text.trim() })}
      />
      {search ? (
        <PagedTable
          query={query}
          of={m.desk_the_people()}
          columns={columns()}
          rowKey={keyOf}
          rowHref={hrefOf}
          empty={m.desk_nobody_found()}
        />
      ) : (
        typed && <Text tone="secondary">{m.desk_type_more()}</Text>
      )}
      <Registering />
    </Stack>
  );
}
