import { displayName } from "@kwan/domain";
import {
  Button,
  Card,
  type Column,
  FilterBar,
  Heading,
  Link,
  SearchInput,
  Select,
  Stack,
  StatusTag,
  Text,
} from "@kwan/ui";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { m } from "#messages";
import { sortedByServer, useSortInAddress, whileSorting } from "../../../filters/sort-in-address.ts";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { paths } from "../../../paths.ts";
import { allBranches } from "../../../queries/all-branches.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { roleNames } from "../../../words/staff-words.ts";
import { ChangeAccount } from "./ChangeAccount.tsx";
import { NewAccount } from "./NewAccount.tsx";
import { allSchools, q, type StaffMember } from "./queries.ts";
import { staffRoles } from "./staff-account.ts";
import { UndeliveredNotice } from "./UndeliveredNotice.tsx";
import { WaitingForApproval } from "./WaitingForApproval.tsx";

function Who({ person }: { person: StaffMember }) {
  return (
    <>
      {displayName(person)}
      <Text size="small" tone="secondary">
        {person.email}
      </Text>
    </>
  );
}

const keyOf = ({ id }: StaffMember) => id;

/**
 * Lists staff accounts, by default newest first. Administrators create accounts here, set their roles and their branches or
 * schools, and deactivate them (R-ADD-15).
 */
export function StaffList() {
  const [filter, change] = useAddressFilter();
  const [isMaking, setMaking] = useState(false);
  const [chosenId, setChosenId] = useState<string>();
  const role = staffRoles.find((each) => each === filter.get("role"));
  const search = filter.get("q") ?? "";
  const { sort, table } = useSortInAddress(["name", "role"]);
  const list = q.staff.list.infinite({
    ...(role && { role }),
    ...(search && { search }),
    ...(sort && { sort }),
    limit: 50,
  });
  const query = useInfiniteQuery({ ...list, placeholderData: whileSorting(list.queryKey) });
  // The dialog shows the account as it is now, also after someone else has changed it.
  const chosen = query.data?.pages.flatMap(({ results }) => results).find(({ id }) => id === chosenId);
  const branches = useQuery(allBranches()).data?.results;
  const schools = useQuery(allSchools()).data;
  const columns = useMemo<readonly Column<StaffMember>[]>(() => {
    const placeOf = ({ branch, school }: StaffMember) =>
      branch
        ? branches?.find(({ id }) => id === branch)?.name
        : school
          ? schools?.find(({ id }) => id === school)?.name
          : m.staff_all_branches();
    return [
      { key: "name", header: m.staff_name(), sortBy: sortedByServer, cell: (person) => <Who person={person} /> },
      { key: "role", header: m.staff_role(), sortBy: sortedByServer, cell: (person) => roleNames[person.role] },
      { key: "place", header: m.staff_place(), cell: placeOf },
      {
        key: "state",
        header: m.staff_account(),
        cell: ({ is_active, proposal }) => (
          <Stack space="xxsmall" align="start">
            {is_active && <StatusTag tone="success">{m.staff_active()}</StatusTag>}
            {!is_active && !proposal && <StatusTag tone="neutral">{m.staff_deactivated()}</StatusTag>}
            {proposal && <StatusTag tone="warning">{m.staff_waiting()}</StatusTag>}
          </Stack>
        ),
      },
      {
        key: "activity",
        header: m.staff_activity(),
        hideHeader: true,
        cell: (person) => (
          <Link href={paths.auditBy(person.id)} aria-label={m.staff_activity_of({ name: displayName(person) })}>
            {m.staff_activity()}
          </Link>
        ),
      },
      {
        key: "change",
        header: m.common_change(),
        hideHeader: true,
        cell: (person) => (
          <Button
            tone="secondary"
            size="small"
            aria-label={m.staff_change_whose({ name: displayName(person) })}
            onClick={() => setChosenId(person.id)}
          >
            {m.common_change()}
          </Button>
        ),
      },
    ];
  }, [branches, schools]);
  return (
    <Stack space="large">
      <WaitingForApproval />
      <UndeliveredNotice />
      {isMaking ? (
        <Card as="section" roomy>
          <Stack>
            <Heading level={2}>{m.staff_new_account()}</Heading>
            <NewAccount onDone={() => setMaking(false)} />
          </Stack>
        </Card>
      ) : (
        <div>
          <Button onClick={() => setMaking(true)}>{m.staff_new_account()}</Button>
        </div>
      )}
      <FilterBar
        count={role ? 1 : 0}
        search={
          <SearchInput
            label={m.staff_name_or_email()}
            hideLabel={false}
            value={search}
            onSearch={(text) => change({ q: text.trim() })}
          />
        }
      >
        <Select
          required
          label={m.staff_role()}
          emptyLabel={m.common_all()}
          options={staffRoles.map((value) => ({ value, label: roleNames[value] }))}
          value={role ?? ""}
          onChange={({ currentTarget }) => change({ role: currentTarget.value })}
        />
      </FilterBar>
      <PagedTable
        query={query}
        of={m.staff_the_accounts()}
        columns={columns}
        rowKey={keyOf}
        {...table}
        empty={m.staff_no_match()}
      />
      {chosen && <ChangeAccount key={chosen.id} person={chosen} onClose={() => setChosenId(undefined)} />}
    </Stack>
  );
}
