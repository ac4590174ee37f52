import { type Column, DataTable, Pagination, Stack } from "@kwan/ui";
import { m } from "#messages";
import { sortOf, sortParameter } from "../../../filters/sort-in-address.ts";
import { pathOf } from "../../../paths.ts";
import { numberInWords } from "../../../words/number-in-words.ts";
import { hrefOf, keyOf } from "./columns.tsx";
import type { Task, TaskPage } from "./queries.ts";
import { countOf, pageQuery, type TaskFilter } from "./task-filter.ts";

export type TaskTableProps = {
  page: TaskPage;
  columns: readonly Column<Task>[];
  filter: TaskFilter;
  /** The query string of the list's URL, which the links to other pages extend. */
  address: URLSearchParams;
  change: (values: Readonly<Record<string, string>>) => void;
};

/** One page of the tasks that match the filters, with links to the pages before and after it. */
export function TaskTable({ page, columns, filter, address, change }: TaskTableProps) {
  const { results, count, next, previous } = page;
  const hrefOfPage = (link: string | null) => {
    const search = pageQuery(address, link);
    return search && `${pathOf("/tasks")}?${search}`;
  };
  return (
    <Stack>
      <DataTable
        caption={m.tasks_title()}
        hideCaption
        dense
        columns={columns}
        rows={results}
        rowKey={keyOf}
        rowHeader="about"
        rowHref={hrefOf}
        sort={sortOf(filter.sort)}
        onSortChange={(sort) => change({ sort: sortParameter(sort), cursor: "" })}
        empty={countOf(filter) === 0 ? m.tasks_none_open() : m.tasks_empty()}
      />
      {(results.length > 0 || previous) && (
        <Pagination
          label={m.tasks_pages()}
          shown={results.length}
          total={count}
          summary={(rowCount, total = rowCount) =>
            m.queries_shown({ shown: numberInWords(rowCount), count: numberInWords(total) })
          }
          previous={hrefOfPage(previous)}
          next={hrefOfPage(next)}
        />
      )}
    </Stack>
  );
}

/** The table while its first page loads. */
export const LoadingTaskTable = ({ columns }: { columns: readonly Column<Task>[] }) => (
  <DataTable
    caption={m.tasks_title()}
    hideCaption
    dense
    columns={columns}
    rows={[]}
    rowKey={keyOf}
    loading
    loadingLabel=""
  />
);
