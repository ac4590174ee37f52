import { type Column, Link, Stack, StatusTag } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { m } from "#messages";
import { Confirmation } from "../../../lessons/Confirmation.tsx";
import { DisputeButton } from "../../../lessons/DisputeButton.tsx";
import { LearnerHours } from "../../../lessons/LearnerHours.tsx";
import { keyOf, Lesson } from "../../../lessons/Lesson.tsx";
import { LessonTime } from "../../../lessons/LessonTime.tsx";
import { type ClassRecord, everyClassRecord, kwan, q } from "../../../lessons/queries.ts";
import { orNothing } from "../../../page/or-nothing.ts";
import { pathOf } from "../../../paths.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { numberInWords } from "../../../words/number-in-words.ts";
import { ConfirmEnrolment } from "./ConfirmEnrolment.tsx";

// Loaded on demand, because the entry of a code comes with the code of the log-in.
const ConfirmByCode = lazy(orNothing(async () => (await import("./ConfirmByCode.tsx")).ConfirmByCode));

/** Whether a trainee can dispute a lesson. */
const isDisputable = ({ is_verified, attendance, removed_at }: ClassRecord): boolean =>
  !is_verified && attendance === "present" && removed_at === null;

/** Whether a lesson waits for the code. */
const isWaiting = (record: ClassRecord): boolean => isDisputable(record) && record.dispute === null;

const columns = (): readonly Column<ClassRecord>[] => [
  {
    key: "date",
    header: m.school_day(),
    cell: (record) => <LessonTime record={record} />,
  },
  { key: "lesson", header: m.school_lesson(), cell: (record) => <Lesson record={record} /> },
  { key: "hours", header: m.school_hours(), cell: ({ hours }) => numberInWords(hours), align: "end" },
  {
    key: "state",
    header: m.school_confirmation(),
    cell: (record) => (
      <>
        {record.attendance === "absent" && <StatusTag tone="neutral">{m.school_is_absent()}</StatusTag>}
        <Confirmation record={record} />
      </>
    ),
  },
  {
    key: "dispute",
    header: m.school_dispute_lesson(),
    hideHeader: true,
    cell: (record) =>
      isDisputable(record) && (
        <DisputeButton
          record={record}
          dispute={record.dispute}
          send={(note) => kwan.schools.disputeLesson(record.id, { note })}
          readAgain={(client) => client.invalidateQueries({ queryKey: everyClassRecord })}
        />
      ),
  },
];

/** A trainee's lessons and hours. Hours count once the trainee has confirmed the lesson. */
export function OwnLessons({ driver }: { driver: string }) {
  const query = useInfiniteQuery(q.schools.classRecords.infinite({ learner: driver, limit: 50 }));
  const totals = query.data?.pages[0]?.totals;
  const records = query.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <Stack space="large">
      {records.some(isWaiting) && (
        <Suspense>
          <ConfirmByCode />
        </Suspense>
      )}
      {totals && <LearnerHours title={m.school_your_hours()} totals={totals} />}
      <PagedTable
        query={query}
        of={m.school_your_lessons()}
        columns={columns()}
        rowKey={keyOf}
        empty={m.school_no_own_lessons()}
      />
      <ConfirmEnrolment />
      <Link href={pathOf("/teaching")}>{m.teaching_link()}</Link>
    </Stack>
  );
}
