import { mayDo } from "@kwan/domain";
import { Button, Card, type Column, Heading, SearchInput, Stack } from "@kwan/ui";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { m } from "#messages";
import { sortedByServer, useSortInAddress, whileSorting } from "../../../filters/sort-in-address.ts";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { paths } from "../../../paths.ts";
import { allBranches } from "../../../queries/all-branches.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { useSession } from "../../../session/use-session.ts";
import { Accreditation } from "./Accreditation.tsx";
import { NewSchool } from "./NewSchool.tsx";
import { q, type School } from "./queries.ts";

const keyOf = ({ id }: School) => id;

/** Lists the driving schools by name. Officers can register new ones. */
export function SchoolList() {
  const [filter, change] = useAddressFilter();
  const [isMaking, setMaking] = useState(false);
  const role = useSession().user?.role;
  const search = filter.get("q") ?? "";
  const all = useQuery(allBranches());
  const branches = all.data?.results;
  const { sort, table } = useSortInAddress(["name", "code", "branch"], "name");
  // A task about an instructor leads to the school that proposed them.
  const instructor_id = search ? undefined : (filter.get("instructor") ?? undefined);
  const list = q.schools.list.infinite({
    ...(search && { search }),
    ...(instructor_id && { instructor_id }),
    ...(sort && { sort }),
    limit: 50,
  });
  // Load the branches first: their names can be long, so rows would move if the names arrived later.
  const query = useInfiniteQuery({ ...list, enabled: !all.isPending, placeholderData: whileSorting(list.queryKey) });
  const columns = useMemo<readonly Column<School>[]>(
    () => [
      { key: "name", header: m.schools_name(), sortBy: sortedByServer, cell: ({ name }) => name },
      { key: "code", header: m.schools_code(), sortBy: sortedByServer, cell: ({ code }) => code },
      {
        key: "branch",
        header: m.schools_branch(),
        sortBy: sortedByServer,
        cell: ({ branch }) => branches?.find(({ id }) => id === branch)?.name ?? "",
      },
      { key: "accredited", header: m.schools_accreditation(), cell: (school) => <Accreditation of={school} /> },
    ],
    [branches],
  );
  return (
    <Stack space="large">
      {role !== undefined && mayDo(role, "schools.accredit") && !isMaking && (
        <div>
          <Button onClick={() => setMaking(true)}>{m.schools_new()}</Button>
        </div>
      )}
      {isMaking && (
        <Card as="section" roomy>
          <Stack>
            <Heading level={2}>{m.schools_new()}</Heading>
            <NewSchool onDone={() => setMaking(false)} />
          </Stack>
        </Card>
      )}
      <SearchInput
        label={m.schools_search()}
        hideLabel={false}
        value={search}
        onSearch={(text) => change({ q: text.trim() })}
      />
      <PagedTable
        query={query}
        of={m.schools_the_schools()}
        columns={columns}
        rowKey={keyOf}
        rowHref={({ id }) => paths.school(id)}
        {...table}
        empty={m.schools_no_match()}
      />
    </Stack>
  );
}
