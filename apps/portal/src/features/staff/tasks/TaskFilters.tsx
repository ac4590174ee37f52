import { officeStatus } from "@kwan/domain/kinds";
import { taskKinds, taskStatuses, tasks } from "@kwan/domain/tasks";
import { FilterBar, Select } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { ManyFilter } from "../../../filters/ManyFilter.tsx";
import { allBranches, branchOptions } from "../../../queries/all-branches.ts";
import { allColleagues, q } from "./queries.ts";
import { countOf, type TaskFilter } from "./task-filter.ts";

export type TaskFiltersProps = {
  filter: TaskFilter;
  change: (values: Readonly<Record<string, string>>) => void;
  className?: string | undefined;
};

const nothing = { kind: "", status: "", whose: "", branch: "", due: "" };

/** The filters for the list. People who work for only one branch have no branch filter. */
export function TaskFilters({ filter, change, className }: TaskFiltersProps) {
  const me = useQuery(q.users.me()).data;
  const colleagues = useQuery(allColleagues()).data ?? [];
  const branches = useQuery({ ...allBranches(), enabled: me !== undefined && !me.branch }).data?.results;
  const others = colleagues.filter(({ id }) => id !== me?.id).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterBar count={countOf(filter)} onClear={() => change(nothing)} className={className}>
      <ManyFilter
        label={m.tasks_kind()}
        options={taskKinds.map((value) => ({ value, label: tasks[value].title }))}
        values={filter.kinds}
        onChange={(kinds) => change({ kind: kinds.join() })}
      />
      <ManyFilter
        label={m.tasks_status()}
        options={taskStatuses.map((value) => ({ value, label: officeStatus[value] }))}
        values={filter.statuses}
        onChange={(statuses) => change({ status: statuses.join() })}
      />
      <Select
        label={m.tasks_whose()}
        emptyLabel={m.common_all()}
        options={[{ value: "mine", label: m.tasks_mine() }, { value: "free", label: m.tasks_free() }, ...others]}
        value={filter.whose}
        onChange={({ currentTarget }) => change({ whose: currentTarget.value })}
      />
      {me && !me.branch && (
        <Select
          label={m.tasks_branch()}
          emptyLabel={m.common_all()}
          options={branchOptions(branches)}
          value={filter.branch}
          onChange={({ currentTarget }) => change({ branch: currentTarget.value })}
        />
      )}
      <Select
        label={m.tasks_due()}
        emptyLabel={m.common_all()}
        options={[
          { value: "overdue", label: m.tasks_overdue() },
          { value: "today", label: m.tasks_due_today() },
        ]}
        value={filter.due}
        onChange={({ currentTarget }) => change({ due: currentTarget.value })}
      />
    </FilterBar>
  );
}
