import { enquiryStates, enquiryWords } from "@kwan/domain/enquiries";
import { type Column, SearchInput, Select, Stack, StatusTag } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { m } from "#messages";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { paths } from "../../../paths.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { timeInWords } from "../../../words/dates-and-money.ts";
import { type EnquirySummary, q } from "./queries.ts";
import { stateTones } from "./state-tones.ts";

const keyOf = ({ id }: EnquirySummary) => id;
const hrefOf = ({ id }: EnquirySummary) => paths.enquiry(id);

/** The questions and complaints that the reader may deal with, the latest first. */
export function EnquiryList() {
  const [filter, change] = useAddressFilter();
  const number = filter.get("q") ?? "";
  const state = enquiryStates.find((each) => each === filter.get("state"));
  const query = useInfiniteQuery(
    q.enquiries.list.infinite({ ...(number && { number }), ...(state && { state }), limit: 50 }),
  );
  const columns = useMemo<readonly Column<EnquirySummary>[]>(
    () => [
      { key: "number", header: m.enquiries_number(), cell: (row) => row.number },
      { key: "about", header: m.enquiries_about(), cell: ({ title }) => title, width: "wide" },
      {
        key: "state",
        header: m.enquiries_state(),
        cell: (row) => <StatusTag tone={stateTones[row.state]}>{enquiryWords.states[row.state]}</StatusTag>,
      },
      { key: "branch", header: m.enquiries_branch(), cell: ({ branch_name }) => branch_name ?? "" },
      { key: "updated", header: m.enquiries_last_written(), cell: ({ updated_at }) => timeInWords(updated_at) },
    ],
    [],
  );
  return (
    <Stack space="large">
      <SearchInput
        label={m.enquiries_find()}
        hideLabel={false}
        width="medium"
        value={number}
        onSearch={(text) => change({ q: text.trim() })}
      />
      <Select
        label={m.enquiries_state()}
        width="medium"
        emptyLabel={m.enquiries_any_state()}
        options={enquiryStates.map((value) => ({ value, label: enquiryWords.states[value] }))}
        value={state ?? ""}
        onValueChange={(value) => change({ state: value })}
      />
      <PagedTable
        query={query}
        of={m.enquiries_the_list()}
        columns={columns}
        rowKey={keyOf}
        rowHref={hrefOf}
        empty={m.enquiries_none()}
      />
    </Stack>
  );
}
