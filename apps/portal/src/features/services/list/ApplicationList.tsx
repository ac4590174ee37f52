import { documentIcon, EmptyState, Icon, LinkButton, Stack } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { paths } from "../../../paths.ts";
import { longList } from "../../../queries/long-list.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { q } from "../queries.ts";
import { columns, hrefOf, keyOf } from "./columns.tsx";
import { Filters, useFilter } from "./Filters.tsx";

/** As many rows as a slow phone renders without a noticeable pause. */
const pageSize = 25;

/** The applications of a driver (R-ENT-09), newest first, loaded page by page. */
export function ApplicationList({ driver }: { driver: string }) {
  const { filter, change } = useFilter();
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
        <LinkButton href={paths.chooseService}>Apply for a service</LinkButton>
      </div>
      <Filters filter={filter} onChange={change} />
      <PagedTable
        query={query}
        of="your applications"
        columns={columns}
        rowKey={keyOf}
        rowHref={hrefOf}
        empty="No applications found. Try another status, service or number."
      />
    </Stack>
  );
}

function NoApplications() {
  return (
    <EmptyState
      heading="You have no applications yet"
      drawing={<Icon shape={documentIcon} size="huge" />}
      action={<LinkButton href={paths.firstService}>Choose your first service</LinkButton>}
    >
      Apply for a learner's licence, or convert a licence from another country.
    </EmptyState>
  );
}
