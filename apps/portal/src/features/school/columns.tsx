import { type Column, StatusTag, Text } from "@kwan/ui";
import { paths } from "../../paths.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import type { ClassRecord } from "./queries.ts";

export const keyOf = ({ id }: ClassRecord): string => id;

/** A row links to all lessons of its learner. */
export const hrefOf = ({ learner }: ClassRecord): string => paths.classRecordsOf(learner.id);

const modules = { theory: "Theory", practical: "Practice" } as const;

function Lesson({ record: { module, topic, license_class, instructor, vehicle } }: { record: ClassRecord }) {
  return (
    <>
      {modules[module]}, class {license_class}: {topic}
      <Text size="small" tone="secondary">
        {vehicle ? `${instructor}, ${vehicle}` : instructor}
      </Text>
    </>
  );
}

function Attendance({ record: { attendance, score } }: { record: ClassRecord }) {
  return (
    <>
      {attendance === "present" ? (
        <StatusTag tone="positive">Present</StatusTag>
      ) : (
        <StatusTag tone="critical">Absent</StatusTag>
      )}
      {score !== null && (
        <Text size="small" tone="secondary">
          Score {score}
        </Text>
      )}
    </>
  );
}

export const columns: readonly Column<ClassRecord>[] = [
  { key: "learner", header: "Learner", cell: ({ learner }) => learner.name },
  { key: "date", header: "Day", cell: ({ date }) => dayInWords(date) },
  { key: "lesson", header: "Lesson", cell: (record) => <Lesson record={record} /> },
  { key: "hours", header: "Hours", cell: ({ hours }) => hours, align: "end" },
  { key: "attendance", header: "Attendance", cell: (record) => <Attendance record={record} /> },
];
