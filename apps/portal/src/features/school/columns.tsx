import { type Column, StatusTag } from "@kwan/ui";
import { dayInWords } from "../../frame/in-words.ts";
import { paths } from "../../paths.ts";
import type { ClassRecord } from "./queries.ts";

export const keyOf = ({ id }: ClassRecord): string => id;

/** A lesson leads to all lessons of its learner, and to their hours. */
export const hrefOf = ({ learner }: ClassRecord): string => paths.classRecordsOf(learner.id);

const modules = { theory: "Theory", practical: "Practice" } as const;

/** What is shown of a lesson. */
export const columns: readonly Column<ClassRecord>[] = [
  { key: "learner", header: "Learner", cell: ({ learner }) => learner.name },
  { key: "date", header: "Day", cell: ({ date }) => dayInWords(date) },
  {
    key: "lesson",
    header: "Lesson",
    cell: ({ module, topic, license_class }) => `${modules[module]}, class ${license_class}: ${topic}`,
    width: "wide",
  },
  { key: "hours", header: "Hours", cell: ({ hours }) => hours, align: "end" },
  {
    key: "attendance",
    header: "Attendance",
    cell: ({ attendance }) =>
      attendance === "present" ? (
        <StatusTag tone="positive">Present</StatusTag>
      ) : (
        <StatusTag tone="critical">Absent</StatusTag>
      ),
  },
  { key: "score", header: "Score", cell: ({ score }) => score ?? "None", align: "end" },
  {
    key: "teacher",
    header: "Instructor",
    cell: ({ instructor, vehicle }) => (vehicle ? `${instructor}, ${vehicle}` : instructor),
  },
];
