import { type Column, StatusTag, Text } from "@kwan/ui";
import { m } from "#messages";
import { sortedByServer } from "../../../filters/sort-in-address.ts";
import { Confirmation } from "../../../lessons/Confirmation.tsx";
import { Lesson } from "../../../lessons/Lesson.tsx";
import { LessonTime } from "../../../lessons/LessonTime.tsx";
import type { ClassRecord } from "../../../lessons/queries.ts";
import { paths } from "../../../paths.ts";
import { numberInWords } from "../../../words/number-in-words.ts";
import { CheckLesson } from "./CheckLesson.tsx";
import { RemoveLesson } from "./RemoveLesson.tsx";

/** Returns the URL that a row links to: the list of all the trainee's lessons. */
export const hrefOf = ({ learner }: ClassRecord): string => paths.classRecordsOf(learner.id);

function Attendance({ record: { attendance, score } }: { record: ClassRecord }) {
  return (
    <>
      {attendance === "present" ? (
        <StatusTag tone="success">{m.school_present()}</StatusTag>
      ) : (
        <StatusTag tone="error">{m.school_absent()}</StatusTag>
      )}
      {score !== null && (
        <Text size="small" tone="secondary">
          {m.school_score({ score: numberInWords(score) })}
        </Text>
      )}
    </>
  );
}

export type ColumnOptions = {
  /** Whether all lessons belong to one trainee, whose name is above the list. */
  isOfOne: boolean;
  /** Adds a button to remove a lesson, until the trainee has confirmed it, or if its instructor disputes it. */
  mayRemove: boolean;
  /** Adds a button to say whether an unusual lesson counts. */
  mayCheck: boolean;
};

/** Returns the columns for a list of lessons. */
export const columns = ({ isOfOne, mayRemove, mayCheck }: ColumnOptions): readonly Column<ClassRecord>[] => [
  ...(isOfOne
    ? []
    : [
        {
          key: "learner",
          header: m.school_learner(),
          width: "medium" as const,
          cell: ({ learner }: ClassRecord) => learner.name,
        },
      ]),
  {
    key: "date",
    header: m.school_day(),
    sortBy: sortedByServer,
    cell: (record) => <LessonTime record={record} />,
  },
  { key: "lesson", header: m.school_lesson(), cell: (record) => <Lesson record={record} /> },
  { key: "hours", header: m.school_hours(), cell: ({ hours }) => numberInWords(hours), align: "end" },
  { key: "attendance", header: m.school_attendance(), cell: (record) => <Attendance record={record} /> },
  { key: "state", header: m.school_confirmation(), cell: (record) => <Confirmation record={record} /> },
  ...(mayRemove
    ? [
        {
          key: "remove",
          header: m.school_remove_lesson(),
          hideHeader: true,
          cell: (record: ClassRecord) =>
            (!record.is_verified || record.instructor_dispute !== null) &&
            record.removed_at === null && <RemoveLesson record={record} />,
        },
      ]
    : []),
  ...(mayCheck
    ? [
        {
          key: "check",
          header: m.school_check_lesson(),
          hideHeader: true,
          cell: (record: ClassRecord) => <CheckLesson record={record} />,
        },
      ]
    : []),
];
