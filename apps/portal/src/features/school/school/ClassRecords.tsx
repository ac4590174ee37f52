import { mayDo, searchText } from "@kwan/domain";
import { Banner, Stack } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { periodProblem } from "../../../filters/period.ts";
import { useSortInAddress, whileSorting } from "../../../filters/sort-in-address.ts";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { LearnerHours } from "../../../lessons/LearnerHours.tsx";
import { keyOf } from "../../../lessons/Lesson.tsx";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { useSession } from "../../../session/use-session.ts";
import { columns, hrefOf } from "./columns.tsx";
import { Filters, periodOf } from "./Filters.tsx";
import { q } from "./queries.ts";

const oneOf = <const T extends string>(choices: readonly T[], value: string | null): T | undefined =>
  choices.find((choice) => choice === value);

/** Converts the filters in the URL to the query parameters of the API call. Ignores an unknown module or attendance. */
function queryOf(filter: URLSearchParams) {
  const text = (name: string) => filter.get(name) || undefined;
  return {
    search: searchText(filter.get("q") ?? "") || undefined,
    learner: text("learner"),
    license_class: text("class"),
    module: oneOf(["theory", "practical"], filter.get("module")),
    attendance: oneOf(["present", "absent"], filter.get("attendance")),
    from: text("from"),
    to: text("to"),
    to_check: oneOf(["true"], filter.get("check")),
    limit: 50,
  };
}

const titleOf = (name: string | undefined): string =>
  name ? m.school_hours_of({ name }) : m.school_hours_of_learner();

/** Lists the lessons at a school, by default newest first. If they are filtered by trainee, also shows the total hours. */
export function ClassRecords() {
  const [filter, change] = useAddressFilter();
  const problem = periodProblem(periodOf(filter));
  const { sort, table } = useSortInAddress(["date"], "-date");
  const list = q.schools.classRecords.infinite({ ...queryOf(filter), ...(sort && { sort }) });
  const query = useInfiniteQuery({ ...list, enabled: !problem, placeholderData: whileSorting(list.queryKey) });
  const first = query.data?.pages[0];
  const learner = filter.get("learner");
  const role = useSession().user?.role ?? "learner";
  const mayRemove = mayDo(role, "lessons.record");
  const mayCheck = mayDo(role, "schools.accredit");
  return (
    <Stack space="large">
      <Filters filter={filter} problem={problem} onChange={change} />
      {learner && first?.totals && (
        <LearnerHours
          title={titleOf(first.results.find((record) => record.learner.id === learner)?.learner.name)}
          totals={first.totals}
          onClose={() => change({ learner: "" })}
        />
      )}
      {problem ? (
        <Banner tone="warning" heading={m.school_no_lessons()}>
          {problem.message}
        </Banner>
      ) : (
        <PagedTable
          query={query}
          of={m.school_the_records()}
          columns={columns({ isOfOne: Boolean(learner), mayRemove, mayCheck })}
          rowKey={keyOf}
          rowHref={learner ? undefined : hrefOf}
          {...table}
          empty={m.school_no_match()}
        />
      )}
    </Stack>
  );
}
