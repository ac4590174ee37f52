import { isPlainDate, searchText } from "@kwan/domain";
import { Stack } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { PagedTable } from "../../frame/PagedTable.tsx";
import { useAddressFilter } from "../../frame/use-address-filter.ts";
import { columns, hrefOf, keyOf } from "./columns.tsx";
import { Filters } from "./Filters.tsx";
import { LearnerHours } from "./LearnerHours.tsx";
import { q } from "./queries.ts";

const oneOf = <const T extends string>(choices: readonly T[], given: string | null): T | undefined =>
  choices.find((choice) => choice === given);

/** What is in the address and fits, as the server takes it. */
function asked(filter: URLSearchParams) {
  const text = (name: string) => filter.get(name) || undefined;
  const day = (name: string) => {
    const given = filter.get(name) ?? "";
    return isPlainDate(given) ? given : undefined;
  };
  return {
    search: searchText(filter.get("q") ?? "") || undefined,
    learner: text("learner"),
    license_class: text("class"),
    module: oneOf(["theory", "practical"], filter.get("module")),
    attendance: oneOf(["present", "absent"], filter.get("attendance")),
    from: day("from"),
    to: day("to"),
    limit: 50,
  };
}

/** The lessons of a school, the newest first; of one learner, with the hours in all. */
export function ClassRecords() {
  const [filter, change] = useAddressFilter();
  const query = useInfiniteQuery(q.schools.classRecords.infinite(asked(filter)));
  const first = query.data?.pages[0];
  const learner = filter.get("learner");
  return (
    <Stack space="large">
      <Filters filter={filter} onChange={change} />
      {learner && first?.totals && (
        <LearnerHours
          name={first.results.find((record) => record.learner.id === learner)?.learner.name}
          totals={first.totals}
          onClose={() => change({ learner: "" })}
        />
      )}
      <PagedTable
        query={query}
        of="the class records"
        columns={columns}
        rowKey={keyOf}
        rowHref={hrefOf}
        empty="No lesson fits. Look for another name, or take a filter away."
      />
    </Stack>
  );
}
