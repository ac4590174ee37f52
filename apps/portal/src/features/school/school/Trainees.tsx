import { figures } from "@kwan/domain/kinds";
import { Button, Card, type Column, Heading, Link, SearchInput, Stack, StatusTag, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { sortedByServer, useSortInAddress, whileSorting } from "../../../filters/sort-in-address.ts";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { paths } from "../../../paths.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { numberInWords } from "../../../words/number-in-words.ts";
import { AddBirthDate } from "./AddBirthDate.tsx";
import { EndEnrolment } from "./EndEnrolment.tsx";
import { EnrolTrainee } from "./EnrolTrainee.tsx";
import { type Enrolment, q, whose } from "./queries.ts";
import { RecordLesson } from "./RecordLesson.tsx";

const keyOf = ({ id }: Enrolment): string => id;

function State({ enrolment: { ended_at, learner, has_birth_date } }: { enrolment: Enrolment }) {
  if (ended_at !== null) return <StatusTag tone="neutral">{m.school_enrolment_ended()}</StatusTag>;
  return learner === null ? (
    <>
      <StatusTag tone="info">{m.school_enrolment_unused()}</StatusTag>
      {!has_birth_date && (
        <Text size="small" tone="secondary">
          {m.school_birth_unknown()}
        </Text>
      )}
    </>
  ) : (
    <StatusTag tone="success">{m.school_enrolment_confirmed()}</StatusTag>
  );
}

/** Focuses the heading of a form that has opened above the list. */
const focus = (heading: HTMLHeadingElement | null): void => heading?.focus();

const columns = (record: (enrolment: Enrolment) => void): readonly Column<Enrolment>[] => [
  {
    key: "name",
    header: m.school_trainee(),
    sortBy: sortedByServer,
    cell: ({ name, trainee_number, learner }) => (
      <>
        {learner === null ? name : <Link href={paths.classRecordsOf(learner)}>{name}</Link>}
        <Text size="small" tone="secondary">
          {trainee_number}
        </Text>
      </>
    ),
  },
  { key: "class", header: m.school_class(), sortBy: sortedByServer, cell: ({ license_class }) => license_class },
  {
    key: "hours",
    header: m.school_hours_of_training(),
    sortBy: sortedByServer,
    cell: ({ hours, learner }) =>
      learner !== null &&
      m.school_hours_done({ done: numberInWords(hours), needed: numberInWords(figures.training_hours) }),
  },
  {
    key: "since",
    header: m.school_enrolled_on(),
    sortBy: sortedByServer,
    cell: ({ enrolled_at }) => (
      <Text as="span" unbroken>
        {dayInWords(enrolled_at)}
      </Text>
    ),
  },
  { key: "state", header: m.school_enrolment(), cell: (enrolment) => <State enrolment={enrolment} /> },
  {
    key: "record",
    header: m.school_record_lesson(),
    hideHeader: true,
    cell: (enrolment) =>
      enrolment.ended_at === null &&
      (enrolment.learner === null ? (
        !enrolment.has_birth_date && <AddBirthDate enrolment={enrolment} />
      ) : (
        <Button
          tone="secondary"
          size="small"
          aria-label={m.school_record_lesson_of({ name: whose(enrolment) })}
          onClick={() => record(enrolment)}
        >
          {m.school_record_lesson()}
        </Button>
      )),
  },
  {
    key: "end",
    header: m.school_end(),
    hideHeader: true,
    cell: (enrolment) => enrolment.ended_at === null && <EndEnrolment enrolment={enrolment} />,
  },
];

/**
 * The trainees at a school, by default newest first, with forms to enrol a trainee, record a lesson and end an
 * enrolment.
 */
export function Trainees() {
  const [isEnrolling, setEnrolling] = useState(false);
  const [trained, setTrained] = useState<Enrolment>();
  const [filter, change] = useAddressFilter();
  const search = filter.get("q") ?? "";
  const { sort, table } = useSortInAddress(["name", "class", "hours", "since"], "-since");
  const list = q.schools.enrolments.infinite({ ...(search && { search }), ...(sort && { sort }), limit: 50 });
  const query = useInfiniteQuery({ ...list, placeholderData: whileSorting(list.queryKey) });
  return (
    <Stack space="large">
      {isEnrolling ? (
        <Card as="section" roomy>
          <Stack>
            <Heading level={2}>{m.school_enrol_trainee()}</Heading>
            <EnrolTrainee onDone={() => setEnrolling(false)} />
          </Stack>
        </Card>
      ) : (
        !trained && (
          <div>
            <Button onClick={() => setEnrolling(true)}>{m.school_enrol_trainee()}</Button>
          </div>
        )
      )}
      {trained && (
        <Card as="section" roomy key={trained.id}>
          <Stack>
            <Heading level={2} tabIndex={-1} ref={focus}>
              {m.school_record_lesson_of({ name: whose(trained) })}
            </Heading>
            <RecordLesson enrolment={trained} onDone={() => setTrained(undefined)} />
          </Stack>
        </Card>
      )}
      <SearchInput
        label={m.school_name_or_number()}
        hideLabel={false}
        value={search}
        onSearch={(text) => change({ q: text.trim() })}
      />
      <PagedTable
        query={query}
        of={m.school_the_trainees()}
        columns={columns(setTrained)}
        rowKey={keyOf}
        {...table}
        empty={search ? m.school_no_such_trainee() : m.school_no_trainees()}
      />
    </Stack>
  );
}
