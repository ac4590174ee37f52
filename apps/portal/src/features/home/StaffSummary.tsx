import { isOpen, type Role, type Status, statuses } from "@kwan/domain";
import { officeTurn } from "@kwan/domain/kinds";
import { Grid, Skeleton } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { m } from "#messages";
import { orNothing } from "../../page/or-nothing.ts";
import { pathOf, paths } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { Queue } from "./Queue.tsx";
import { officeCounts, q } from "./queries.ts";

// Citizens, who share this page, do not load it.
const DeskSummary = lazy(orNothing(async () => (await import("./DeskSummary.tsx")).DeskSummary));

const placeholder = <Skeleton shape="block" height="card" />;

const desk = (
  <Suspense fallback={placeholder}>
    <DeskSummary />
  </Suspense>
);

function Office() {
  return (
    <Grid columns="wide">
      <BranchQueue />
      {desk}
    </Grid>
  );
}

function Reviews() {
  return (
    <Grid columns="wide">
      <UpdateRequests />
      {desk}
    </Grid>
  );
}

function BranchQueue() {
  return (
    <Region query={useQuery(officeCounts())} of={m.home_branch_queue_name()} skeleton={placeholder}>
      {({ by_status, branch }) => {
        const countOf = (status: Status) => by_status.find((each) => each.status === status)?.count ?? 0;
        const sum = (statuses: readonly Status[]) => statuses.reduce((total, status) => total + countOf(status), 0);
        const open = sum(statuses.filter((status) => isOpen(status) && status !== "draft"));
        return (
          <Queue
            heading={branch ? m.home_queue_of({ branch }) : m.home_queue_all()}
            count={m.home_office_count({ count: sum(officeTurn) })}
            words={m.home_office_counts({
              paid: countOf("paid"),
              in_review: countOf("in_review"),
              approved: countOf("approved"),
              open,
              testing: countOf("testing"),
              ready: countOf("ready"),
            })}
            href={pathOf("/office")}
            action={m.home_open_queue()}
          />
        );
      }}
    </Region>
  );
}

function UpdateRequests() {
  const requests = useQuery(q.updateRequests.list({ status: "requested", limit: 1 }));
  return (
    <Region query={requests} of={m.home_the_update_requests()} skeleton={placeholder}>
      {({ count }) => (
        <Queue
          heading={m.home_update_requests()}
          count={m.home_requests_count({ count })}
          words={m.home_requests_hint()}
          href={pathOf("/review/update-requests")}
          action={m.home_review_requests()}
        />
      )}
    </Region>
  );
}

function School() {
  return (
    <Region query={useQuery(q.schools.classRecords({ limit: 1 }))} of={m.home_your_records()} skeleton={placeholder}>
      {({ count }) => (
        <Queue
          heading={m.home_records()}
          count={m.home_records_count({ count })}
          words={m.home_records_hint()}
          href={pathOf("/school/class-records")}
          action={m.home_open_records()}
        />
      )}
    </Region>
  );
}

function Administration() {
  return (
    <Grid columns="wide">
      <Queue
        heading={m.home_staff()}
        count={m.home_accounts()}
        words={m.home_staff_hint()}
        href={pathOf("/staff")}
        action={m.home_open_staff()}
      />
      <Region query={useQuery(q.staff.undelivered({ limit: 1 }))} of={m.home_the_undelivered()} skeleton={placeholder}>
        {({ count }) => (
          <Queue
            heading={m.home_undelivered()}
            count={m.home_undelivered_count({ count })}
            words={m.home_undelivered_hint()}
            href={paths.undelivered}
            action={m.home_open_messages()}
          />
        )}
      </Region>
      <Queue
        heading={m.home_reports()}
        count={m.home_reports_title()}
        words={m.home_reports_hint()}
        href={pathOf("/reports")}
        action={m.home_open_reports()}
      />
    </Grid>
  );
}

const summaries: Readonly<Partial<Record<Role, () => React.JSX.Element>>> = {
  officer: Office,
  reviewer: Reviews,
  driving_school: School,
  admin: Administration,
};

/** Today's work for each role, with links to it. */
export function StaffSummary({ role }: { role: Role }) {
  const Summary = summaries[role];
  return Summary ? <Summary /> : null;
}
