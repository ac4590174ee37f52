import { type KindRow, kinds } from "@kwan/domain/kinds";
import { isKwanError } from "@kwan/sdk";
import { Banner, Heading, Inline, Link, Skeleton, Stack, StatusTag, SummaryList, Text } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { dayInWords } from "../../frame/in-words.ts";
import { Region } from "../../frame/Region.tsx";
import { statusForStaff } from "../../frame/staff-words.ts";
import { paths } from "../../paths.ts";
import { changedMeanwhile } from "./changed-meanwhile.ts";
import { MoveOn } from "./MoveOn.tsx";
import { OpenWithReason } from "./OpenWithReason.tsx";
import { type Application, allBranches, applicationOf, readAgain } from "./queries.ts";
import { Records } from "./Records.tsx";

export type OfficeApplicationProps = {
  id: string;
  parent: string | undefined;
  /** What the applicant changed since the office last saw it. */
  changes: (application: Application, row: KindRow) => ReactNode;
  /** What it holds: answers, papers, costs and history. */
  children: (application: Application, row: KindRow, branch: string | undefined) => ReactNode;
};

/** One application as the office works on it: what is open, what to record, and where it goes next (R-ADD-03). */
export function OfficeApplication({ id, parent, changes, children }: OfficeApplicationProps) {
  const query = useQuery(applicationOf(id, parent));
  const branches = useQuery(allBranches()).data?.results;
  const client = useQueryClient();
  const [isOutdated, setOutdated] = useState(false);
  const readIt = async () => {
    await readAgain(client);
    setOutdated(true);
  };
  if (isKwanError(query.error) && query.error.code === "reason_required")
    return <OpenWithReason id={id} onOpened={() => query.refetch()} />;
  return (
    <Region query={query} of="the application" skeleton={<Skeleton lines={10} />}>
      {(application) => {
        const { title, number, driver_name, status, submitted_at } = application;
        return (
          <Stack space="xlarge">
            {isOutdated && (
              <Banner tone="caution" heading="This application has changed">
                {changedMeanwhile}
              </Banner>
            )}
            <Stack>
              <Heading level={2}>{title}</Heading>
              <Inline>
                <StatusTag tone={statusForStaff[status].tone}>{statusForStaff[status].label}</StatusTag>
                <Text>
                  {number}, {driver_name}
                </Text>
                {submitted_at && <Text tone="secondary">Sent on {dayInWords(submitted_at)}</Text>}
              </Inline>
            </Stack>
            {changes(application, kinds[application.kind])}
            <Steps application={application} />
            <Records application={application} />
            <MoveOn key={`move-${status}`} application={application} onOutdated={readIt} />
            {children(
              application,
              kinds[application.kind],
              branches?.find((branch) => branch.id === application.branch)?.name,
            )}
            <Link href={paths.office}>Back to the queue</Link>
          </Stack>
        );
      }}
    </Region>
  );
}

const states = {
  open: { label: "Open", tone: "caution" },
  done: { label: "Done", tone: "positive" },
  failed: { label: "Failed", tone: "critical" },
  later: { label: "Later", tone: "neutral" },
} as const;

/** Every step of the application, and how it stands. */
function Steps({ application: { status, steps } }: { application: Application }) {
  if (steps.length === 0) return null;
  return (
    <Stack as="section" space="small">
      <Heading level={2}>Steps</Heading>
      <SummaryList
        rows={steps.map(({ title, during, state, done_at, note }) => {
          const { label, tone } = states[state === "open" && during !== status ? "later" : state];
          return {
            name: title,
            value: (
              <Inline>
                <StatusTag tone={tone}>{label}</StatusTag>
                {done_at && <Text tone="secondary">{dayInWords(done_at)}</Text>}
                {note && <Text>{note}</Text>}
              </Inline>
            ),
          };
        })}
      />
    </Stack>
  );
}
