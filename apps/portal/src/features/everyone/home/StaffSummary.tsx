import type { Role } from "@kwan/domain";
import { Grid, Skeleton } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { m } from "#messages";
import { orNothing } from "../../../page/or-nothing.ts";
import { pathOf, paths } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { Queue } from "./Queue.tsx";
import { q } from "./queries.ts";

// Loaded on demand, because citizens share this page and do not need these components.
const DeskSummary = lazy(orNothing(async () => (await import("./DeskSummary.tsx")).DeskSummary));
const Proposals = lazy(orNothing(async () => (await import("./Proposals.tsx")).Proposals));

const placeholder = <Skeleton shape="block" height="card" />;

function Desk() {
  return (
    <Grid columns="wide">
      <Suspense fallback={placeholder}>
        <DeskSummary />
      </Suspense>
    </Grid>
  );
}

function School() {
  return (
    <Grid columns="wide">
      <Queue
        heading={m.home_trainees()}
        count={m.home_trainees_title()}
        words={m.home_trainees_hint()}
        href={pathOf("/school/trainees")}
        action={m.home_record_lesson()}
      />
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
    </Grid>
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
      <Suspense fallback={placeholder}>
        <Proposals />
      </Suspense>
    </Grid>
  );
}

const Accounting = () => (
  <Grid columns="wide">
    <Queue
      heading={m.layouts_link_books()}
      count={m.home_books()}
      words={m.home_books_hint()}
      href={pathOf("/office/books")}
      action={m.home_open_books()}
    />
  </Grid>
);

const summaries: Readonly<Partial<Record<Role, () => React.JSX.Element>>> = {
  officer: Desk,
  reviewer: Desk,
  accountant: Accounting,
  driving_school: School,
  admin: Administration,
};

/** Today's work for each role, with links to it. */
export function StaffSummary({ role }: { role: Role }) {
  const Summary = summaries[role];
  return Summary ? <Summary /> : null;
}
