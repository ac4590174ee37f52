import { Button, Card, type Column, Heading, Stack, StatusTag, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PagedTable } from "../../queries/PagedTable.tsx";
import { dayInWords } from "../../words/dates-and-money.ts";
import { EndEnrolment } from "./EndEnrolment.tsx";
import { EnrolTrainee } from "./EnrolTrainee.tsx";
import { type Enrolment, q } from "./queries.ts";

const keyOf = ({ id }: Enrolment): string => id;

function State({ enrolment: { ended_at, learner } }: { enrolment: Enrolment }) {
  if (ended_at !== null) return <StatusTag tone="neutral">Ended</StatusTag>;
  return learner === null ? (
    <StatusTag tone="info">Not used yet</StatusTag>
  ) : (
    <StatusTag tone="positive">Confirmed</StatusTag>
  );
}

const columns: readonly Column<Enrolment>[] = [
  {
    key: "trainee",
    header: "Trainee",
    cell: ({ name, trainee_number }) => (
      <>
        {name}
        <Text size="small" tone="secondary" unbroken>
          {trainee_number}
        </Text>
      </>
    ),
  },
  { key: "class", header: "Class", cell: ({ license_class }) => license_class },
  { key: "since", header: "Enrolled on", cell: ({ enrolled_at }) => dayInWords(enrolled_at) },
  { key: "state", header: "Enrolment", cell: (enrolment) => <State enrolment={enrolment} /> },
  {
    key: "end",
    header: "End",
    hideHeader: true,
    cell: (enrolment) => enrolment.ended_at === null && <EndEnrolment enrolment={enrolment} />,
  },
];

/** The trainees of a school, the newest first, with the forms to enrol and to end an enrolment. */
export function Trainees() {
  const [isEnrolling, setEnrolling] = useState(false);
  const query = useInfiniteQuery(q.schools.enrolments.infinite({ limit: 50 }));
  return (
    <Stack space="large">
      {isEnrolling ? (
        <Card as="section" roomy>
          <Stack>
            <Heading level={2}>Enrol a trainee</Heading>
            <EnrolTrainee onDone={() => setEnrolling(false)} />
          </Stack>
        </Card>
      ) : (
        <div>
          <Button onClick={() => setEnrolling(true)}>Enrol a trainee</Button>
        </div>
      )}
      <PagedTable
        query={query}
        of="the trainees"
        columns={columns}
        rowKey={keyOf}
        empty="No trainees yet. Enrol the first one."
      />
    </Stack>
  );
}
