import type { Role } from "@kwan/domain";
import { Card, Grid, Heading, LinkButton, Skeleton, Stack, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { Region } from "../../frame/Region.tsx";
import { paths } from "../../paths.ts";
import { q } from "./queries.ts";

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
    <Region query={useQuery(q.services.overview())} of="the queue of your branch" skeleton={placeholder}>
      {({ open, by_status }) => {
        const countOf = (status: string) => by_status.find((each) => each.status === status)?.count ?? 0;
        const waiting = countOf("paid") + countOf("in_review");
        return (
          <Queue
            heading="Your branch's queue"
            count={many(waiting, "application waits for you", "applications wait for you")}
            words={`${open} are open in all. ${countOf("testing")} are at their tests, ${countOf("ready")} cards wait to be collected.`}
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
          count={many(count, "request waits for a decision", "requests wait for a decision")}
          words="Each shows what is before and after, and the evidence for it. The oldest comes first."
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
          count={many(count, "lesson is on record", "lessons are on record")}
          words="Find a learner to see their hours of theory and practice."
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
        count="Accounts and messages"
        words="Make and end staff accounts, set their role and branch, and see which messages could not be delivered."
        href={paths.staff}
        action="Open staff"
      />
      <Queue
        heading="Reports"
        count="Applications and revenue"
        words="By kind, period, branch and status, as a table, a chart and a file."
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

/** What waits for somebody of the staff, and the way to it. */
export function StaffSummary({ role }: { role: Role }) {
  const Summary = summaries[role];
  return Summary ? <Summary /> : null;
}
