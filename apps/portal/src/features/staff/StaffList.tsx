import { displayName } from "@kwan/domain";
import { Button, Card, type Column, FilterBar, Heading, SearchInput, Select, Stack, StatusTag, Text } from "@kwan/ui";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useAddressFilter } from "../../filters/use-address-filter.ts";
import { PagedTable } from "../../queries/PagedTable.tsx";
import { roleWords } from "../../words/staff-words.ts";
import { ChangeAccount } from "./ChangeAccount.tsx";
import { NewAccount } from "./NewAccount.tsx";
import { allBranches, allSchools, q, type StaffMember } from "./queries.ts";
import { staffRoles } from "./staff-account.ts";

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

/** Staff accounts, the newest first: an administrator creates them, sets their role and place, and deactivates them (R-ADD-15). */
export function StaffList() {
  const [filter, change] = useAddressFilter();
  const [isMaking, setMaking] = useState(false);
  const [chosen, setChosen] = useState<StaffMember>();
  const role = staffRoles.find((each) => each === filter.get("role"));
  const search = filter.get("q") ?? "";
  const query = useInfiniteQuery(
    q.staff.list.infinite({ ...(role && { role }), ...(search && { search }), limit: 50 }),
  );
  const branches = useQuery(allBranches()).data?.results;
  const schools = useQuery(allSchools()).data;
  const columns = useMemo<readonly Column<StaffMember>[]>(() => {
    const placeOf = ({ branch, school }: StaffMember) =>
      branch
        ? branches?.find(({ id }) => id === branch)?.name
        : school
          ? schools?.find(({ id }) => id === school)?.name
          : "All branches";
    return [
      { key: "name", header: "Name", cell: (person) => <Who person={person} /> },
      { key: "role", header: "Role", cell: (person) => roleWords[person.role] },
      { key: "place", header: "Branch or school", cell: placeOf },
      {
        key: "state",
        header: "Account",
        cell: ({ is_active }) =>
          is_active ? <StatusTag tone="positive">Active</StatusTag> : <StatusTag tone="neutral">Deactivated</StatusTag>,
      },
      {
        key: "change",
        header: "Change",
        hideHeader: true,
        cell: (person) => (
          <Button
            tone="secondary"
            size="small"
            aria-label={`Change: ${displayName(person)}`}
            onClick={() => setChosen(person)}
          >
            Change
          </Button>
        ),
      },
    ];
  }, [branches, schools]);
  return (
    <Stack space="large">
      {isMaking ? (
        <Card as="section" roomy>
          <Stack>
            <Heading level={2}>New account</Heading>
            <NewAccount onDone={() => setMaking(false)} />
          </Stack>
        </Card>
      ) : (
        <div>
          <Button onClick={() => setMaking(true)}>New account</Button>
        </div>
      )}
      <FilterBar
        count={role ? 1 : 0}
        search={
          <SearchInput
            label="Name or email"
            hideLabel={false}
            defaultValue={search}
            onSearch={(text) => change({ q: text.trim() })}
          />
        }
      >
        <Select
          label="Role"
          emptyLabel="All"
          options={staffRoles.map((value) => ({ value, label: roleWords[value] }))}
          value={role ?? ""}
          onChange={({ currentTarget }) => change({ role: currentTarget.value })}
        />
      </FilterBar>
      <PagedTable
        query={query}
        of="the staff accounts"
        columns={columns}
        rowKey={keyOf}
        empty="No staff match. Search for another name or change the role."
      />
      {chosen && <ChangeAccount key={chosen.id} person={chosen} onClose={() => setChosen(undefined)} />}
    </Stack>
  );
}
