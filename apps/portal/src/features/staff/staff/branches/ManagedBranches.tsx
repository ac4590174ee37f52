import { Button, Card, type Column, DataTable, Heading, SearchInput, Stack, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { useAddressFilter } from "../../../../filters/use-address-filter.ts";
import { paths } from "../../../../paths.ts";
import { currentBranches } from "../../../../queries/all-branches.ts";
import { Region } from "../../../../queries/Region.tsx";
import { BranchState } from "./BranchState.tsx";
import { NewBranch } from "./NewBranch.tsx";
import type { Branch } from "./queries.ts";

/** Returns a filter for the branches whose name, town, region or code contains a text. */
const contains = (text: string) => {
  const query = text.trim().toLowerCase();
  return ({ name, city, region, code }: Branch) =>
    [name, city, region, code].some((each) => each.toLowerCase().includes(query));
};

const keyOf = ({ id }: Branch) => id;

const columns: readonly Column<Branch>[] = [
  { key: "name", header: m.branches_name(), cell: ({ name }) => name },
  { key: "code", header: m.branches_code(), cell: ({ code }) => code },
  { key: "region", header: m.branches_region(), cell: ({ region }) => region },
  { key: "state", header: m.branches_state(), cell: (branch) => <BranchState of={branch} /> },
];

/** Lists all branches, open and closed, and adds new ones. */
export function ManagedBranches() {
  const [filter, change] = useAddressFilter();
  const [isAdding, setAdding] = useState(false);
  const text = filter.get("q") ?? "";
  const query = useQuery(currentBranches());
  return (
    <Stack space="large">
      {isAdding ? (
        <Card as="section" roomy>
          <Stack>
            <Heading level={2}>{m.branches_add()}</Heading>
            <NewBranch onDone={() => setAdding(false)} />
          </Stack>
        </Card>
      ) : (
        <div>
          <Button onClick={() => setAdding(true)}>{m.branches_add()}</Button>
        </div>
      )}
      <SearchInput
        label={m.branches_name_or_town()}
        hideLabel={false}
        value={text}
        onSearch={(text) => change({ q: text.trim() })}
      />
      <Region query={query} of={m.branches_the_branches()}>
        {({ results }) => <BranchTable branches={results.filter(contains(text))} />}
      </Region>
    </Stack>
  );
}

const BranchTable = ({ branches }: { branches: readonly Branch[] }) => (
  <Stack space="small">
    <Text role="status">{m.branches_count({ count: branches.length })}</Text>
    {branches.length > 0 && (
      <DataTable
        caption={m.branches_title()}
        hideCaption
        columns={columns}
        rows={branches}
        rowKey={keyOf}
        rowHref={({ id }) => paths.branch(id)}
      />
    )}
  </Stack>
);
