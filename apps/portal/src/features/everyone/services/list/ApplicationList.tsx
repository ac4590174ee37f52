import { EmptyState, LinkButton, Stack } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Drawing } from "../../../../drawings/Drawing.tsx";
import { pathOf } from "../../../../paths.ts";
import { longList } from "../../../../queries/long-list.ts";
import { PagedTable } from "../../../../queries/PagedTable.tsx";
import { ownForm } from "../form-place.ts";
import { q } from "../queries.ts";
import { columns, keyOf } from "./columns.tsx";
import { Filters, useFilter } from "./Filters.tsx";

/** The number of rows that a slow phone can render without a noticeable pause. */
const pageSize = 25;

/** A driver's applications (R-ENT-09), newest first, loaded page by page. */
export function ApplicationList({ driver }: { driver: string }) {
  const { filter, typed, change } = useFilter();
  const query = useInfiniteQuery({
    ...q.services.list.infinite(driver, { ...filter, limit: pageSize }),
    ...longList,
  });
  const isFiltered = Object.keys(filter).length > 0;
  const isEmpty = query.data?.pages[0]?.count === 0 && !isFiltered;
  if (isEmpty) return <NoApplications />;
  return (
    <Stack space="large">
      <div>
        <LinkButton href={pathOf("/services/add/type")}>{m.services_apply_for()}</LinkButton>
      </div>
      <Filters filter={filter} typed={typed} onChange={change} />
      <PagedTable
        query={query}
        of={m.services_your_applications()}
        columns={columns()}
        rowKey={keyOf}
        rowHref={ownForm.open}
        empty={m.services_none_found()}
      />
    </Stack>
  );
}

function NoApplications() {
  return (
    <EmptyState
      heading={m.services_none_yet()}
      drawing={<Drawing of="empty" />}
      action={<LinkButton href={pathOf("/services/add/first")}>{m.services_choose_first()}</LinkButton>}
    >
      {m.services_none_hint()}
    </EmptyState>
  );
}
