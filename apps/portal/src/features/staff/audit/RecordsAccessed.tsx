import { Banner, type Column, FilterBar, Link, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { SaveButton } from "../../../files/SaveButton.tsx";
import { PeriodFilter } from "../../../filters/PeriodFilter.tsx";
import { daysOf, periodProblem } from "../../../filters/period.ts";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { pathOf, paths } from "../../../paths.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { exactTimeInWords } from "../../../words/dates-and-money.ts";
import { type AccessedRecord, kwan, q } from "./queries.ts";
import { StaffSelect } from "./StaffSelect.tsx";

const columns = (): readonly Column<AccessedRecord>[] => [
  {
    key: "person",
    header: m.audit_accessed_person(),
    cell: ({ driver, name }) => <Link href={paths.auditAbout(driver, { includesReads: true })}>{name}</Link>,
  },
  { key: "licence", header: m.audit_accessed_licence(), cell: ({ license_number }) => license_number },
  { key: "times", header: m.audit_accessed_times(), align: "end", cell: ({ times }) => times },
  { key: "first", header: m.audit_accessed_first(), cell: ({ first_at }) => exactTimeInWords(first_at) },
  { key: "last", header: m.audit_accessed_last(), cell: ({ last_at }) => exactTimeInWords(last_at) },
];
const keyOf = ({ driver }: AccessedRecord) => driver;

/** The people whose records an account has opened, for investigations after a breach (R-AUT-16). */
export function RecordsAccessed() {
  const [filter, change] = useAddressFilter();
  const actor = filter.get("actor") ?? "";
  const period = { from: filter.get("from") ?? "", to: filter.get("to") ?? "" };
  const problem = periodProblem(period);
  const filters = { actor, ...daysOf(period) };
  const query = useInfiniteQuery({
    ...q.audit.accessed.infinite({ ...filters, limit: 50 }),
    enabled: actor !== "" && !problem,
  });
  return (
    <Stack space="large">
      <FilterBar
        count={[period.from, period.to].filter(Boolean).length}
        onClear={() => change({ from: "", to: "" })}
        search={
          <StaffSelect
            label={m.audit_account()}
            emptyLabel={m.audit_choose()}
            value={actor}
            onChoose={(id) => change({ actor: id })}
          />
        }
      >
        <PeriodFilter {...period} problem={problem} required={false} onChange={change} />
      </FilterBar>
      {problem && (
        <Banner tone="warning" heading={m.audit_wrong_period()}>
          {problem.message}
        </Banner>
      )}
      <Link href={pathOf("/audit")}>{m.audit_back()}</Link>
      {actor === "" && <Text>{m.audit_accessed_choose()}</Text>}
      {actor !== "" && !problem && (
        <>
          <div>
            <SaveButton label={m.audit_download()} load={() => kwan.audit.downloadAccessed(filters)} />
          </div>
          <PagedTable
            query={query}
            of={m.audit_the_accessed()}
            columns={columns()}
            rowKey={keyOf}
            empty={m.audit_accessed_none()}
          />
        </>
      )}
    </Stack>
  );
}
