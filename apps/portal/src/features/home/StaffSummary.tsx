import { isOpen, type Role, type Status, statuses } from "@kwan/domain";
import { officeTurn } from "@kwan/domain/kinds";
import { Card, Grid, Heading, LinkButton, Skeleton, Stack, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { officeCounts, q } from "./queries.ts";

type QueueProps = { heading: string; count: string; words: string; href: string; action: string };

function Queue({ heading, count, words, href, action }: QueueProps) {
  return (
    <Card as="section" roomy>
      <Stack space="small">
        <Heading level={2}>{heading}</Heading>
        <Text size="large" weight="strong" figures>
          {count}
        </Text>
        <Text tone="secondary">{words}</Text>
        <div>
          <LinkButton href={href}>{action}</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

const placeholder = <Skeleton shape="block" height="card" />;
const many = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

function Office() {
  return (
    <Region query={useQuery(officeCounts())} of="the queue of your branch" skeleton={placeholder}>
      {({ by_status, branch }) => {
        const countOf = (status: Status) => by_status.find((each) => each.status === status)?.count ?? 0;
        const sum = (statuses: readonly Status[]) => statuses.reduce((total, status) => total + countOf(status), 0);
        const open = sum(statuses.filter((status) => isOpen(status) && status !== "draft"));
        return (
          <Queue
            heading={branch ? `Queue of ${branch}` : "Queue of all branches"}
            count={many(sum(officeTurn), "application to do", "applications to do")}
            words={`${countOf("paid")} not started, ${countOf("in_review")} in review, ${countOf("approved")} approved. ${open} open in total, with ${countOf("testing")} taking tests and ${countOf("ready")} ready to collect.`}
            href={paths.office}
            action="Open the queue"
          />
        );
      }}
    </Region>
  );
}

function Reviews() {
  const requests = useQuery(q.updateRequests.list({ status: "requested", limit: 1 }));
  return (
    <Region query={requests} of="the update requests" skeleton={placeholder}>
      {({ count }) => (
        <Queue
          heading="Update requests"
          count={many(count, "request to decide", "requests to decide")}
          words="Compare each change with its evidence. The longest wait comes first."
          href={paths.updateRequests}
          action="Review requests"
        />
      )}
    </Region>
  );
}

function School() {
  return (
    <Region query={useQuery(q.schools.classRecords({ limit: 1 }))} of="your class records" skeleton={placeholder}>
      {({ count }) => (
        <Queue
          heading="Class records"
          count={many(count, "lesson on record", "lessons on record")}
          words="Search for a learner to see their hours of theory and practice."
          href={paths.classRecords}
          action="Open the records"
        />
      )}
    </Region>
  );
}

function Administration() {
  return (
    <Grid columns="wide">
      <Queue
        heading="Staff"
        count="Accounts"
        words="Create and deactivate staff accounts, and set their role and branch."
        href={paths.staff}
        action="Open staff"
      />
      <Region query={useQuery(q.staff.undelivered({ limit: 1 }))} of="the undelivered messages" skeleton={placeholder}>
        {({ count }) => (
          <Queue
            heading="Undelivered messages"
            count={many(count, "undelivered message", "undelivered messages")}
            words="Emails and texts that did not arrive. Fix the cause, then resend."
            href={paths.undelivered}
            action="Open messages"
          />
        )}
      </Region>
      <Queue
        heading="Reports"
        count="Applications and revenue"
        words="By service, period, branch and status. View or download."
        href={paths.reports}
        action="Open reports"
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
