import { actTitles, isAct, recordTitles } from "@kwan/domain/oversight";
import { Banner, Button, type Column, FilterBar, Inline, Link, SearchInput, Select, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { m } from "#messages";
import { SaveButton } from "../../../files/SaveButton.tsx";
import { PeriodFilter } from "../../../filters/PeriodFilter.tsx";
import { daysOf, periodProblem } from "../../../filters/period.ts";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { paths } from "../../../paths.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { exactTimeInWords } from "../../../words/dates-and-money.ts";
import { roleNames } from "../../../words/staff-words.ts";
import { type AuditRow, kwan, q } from "./queries.ts";
import { RowDetails } from "./RowDetails.tsx";
import { StaffSelect } from "./StaffSelect.tsx";

const actInWords = (act: string) => (isAct(act) ? actTitles[act] : act);
const actOptions = () =>
  Object.entries(actTitles)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
const keyOf = ({ number }: AuditRow) => String(number);

function Who({ who }: { who: AuditRow["who"] }) {
  if (who.job) return m.audit_job({ job: who.job });
  if (!who.role) return m.audit_nobody();
  return (
    <>
      {who.name ?? who.id}
      <Text size="small" tone="secondary">
        {roleNames[who.role]}
      </Text>
    </>
  );
}

function What({ row, isOpen }: { row: AuditRow; isOpen: boolean }) {
  const act = actInWords(row.action);
  return (
    <Stack space="xsmall">
      <span>
        {row.action === "read" ? m.common_labelled({ label: act, text: recordTitles[row.entity] ?? row.entity }) : act}
      </span>
      {row.reason && <Text size="small">{row.reason}</Text>}
      {isOpen && <RowDetails row={row} />}
    </Stack>
  );
}

/** The audit log, newest row first. The filters and the open row are in the URL (R-AUT-16). */
export function AuditLog() {
  const [filter, change] = useAddressFilter();
  const of = (name: string) => filter.get(name) ?? "";
  const [person, actor, act, open] = [of("person").trim(), of("actor"), of("act"), of("row")];
  const includesReads = of("looks") === "true";
  const period = { from: of("from"), to: of("to") };
  const problem = periodProblem(period);
  const filters = {
    ...(person.length > 2 && { person }),
    ...(actor && { actor }),
    ...(act && { action: act }),
    ...daysOf(period),
    ...(includesReads && { include_reads: "true" as const }),
  };
  const query = useInfiniteQuery({ ...q.audit.list.infinite({ ...filters, limit: 50 }), enabled: !problem });
  const columns = useMemo<readonly Column<AuditRow>[]>(
    () => [
      {
        key: "at",
        header: m.audit_when(),
        cell: ({ at }) => (
          <Text as="span" figures unbroken>
            {exactTimeInWords(at)}
          </Text>
        ),
      },
      { key: "who", header: m.audit_who(), cell: ({ who }) => <Who who={who} /> },
      {
        key: "what",
        header: m.audit_what(),
        width: "wide",
        cell: (row) => <What row={row} isOpen={keyOf(row) === open} />,
      },
      {
        key: "about",
        header: m.audit_about(),
        cell: ({ about }) =>
          about && (
            <Link href={paths.auditAbout(about.id)} aria-label={m.audit_only_this_person({ name: about.name })}>
              {about.name}
            </Link>
          ),
      },
      {
        key: "details",
        header: m.audit_details(),
        hideHeader: true,
        cell: (row) => {
          const isOpen = keyOf(row) === open;
          return (
            <Button
              tone="secondary"
              size="small"
              aria-expanded={isOpen}
              aria-label={isOpen ? m.audit_hide_row({ number: row.number }) : m.audit_show_row({ number: row.number })}
              onClick={() => change({ row: isOpen ? "" : keyOf(row) })}
            >
              {isOpen ? m.audit_hide() : m.audit_show()}
            </Button>
          );
        },
      },
    ],
    [open, change],
  );
  return (
    <Stack space="large">
      <FilterBar
        count={[actor, act, includesReads, period.from, period.to].filter(Boolean).length}
        onClear={() => change({ actor: "", act: "", looks: "", from: "", to: "" })}
        search={
          <SearchInput
            label={m.audit_person()}
            hideLabel={false}
            hint={m.audit_person_hint()}
            value={person}
            debounceMs={800}
            onSearch={(text) => change({ person: text.trim(), row: "" })}
          />
        }
      >
        <StaffSelect
          label={m.audit_actor()}
          emptyLabel={m.common_all()}
          value={actor}
          onChoose={(id) => change({ actor: id, row: "" })}
        />
        <Select
          required
          label={m.audit_act()}
          emptyLabel={m.common_all()}
          options={actOptions()}
          value={act}
          onChange={({ currentTarget }) => change({ act: currentTarget.value, row: "" })}
        />
        <Select
          required
          label={m.audit_looks()}
          options={[
            { value: "", label: m.audit_looks_out() },
            { value: "true", label: m.audit_looks_in() },
          ]}
          value={includesReads ? "true" : ""}
          onChange={({ currentTarget }) => change({ looks: currentTarget.value, row: "" })}
        />
        <PeriodFilter {...period} problem={problem} required={false} onChange={change} />
      </FilterBar>
      {problem ? (
        <Banner tone="warning" heading={m.audit_wrong_period()}>
          {problem.message}
        </Banner>
      ) : (
        <>
          <Inline>
            <SaveButton label={m.audit_download()} load={() => kwan.audit.download(filters)} />
            <Link href={paths.recordsAccessed(actor)}>{m.audit_records_opened()}</Link>
          </Inline>
          <PagedTable
            dense
            query={query}
            of={m.audit_the_log()}
            columns={columns}
            rowKey={keyOf}
            empty={m.audit_none()}
          />
        </>
      )}
    </Stack>
  );
}
