import { Text } from "@kwan/ui";
import { m } from "#messages";
import type { ClassRecord } from "./queries.ts";

export const keyOf = ({ id }: ClassRecord): string => id;

const lessons = { theory: m.school_lesson_theory, practical: m.school_lesson_practical } as const;

export function Lesson({ record: { module, topic, license_class, instructor, vehicle } }: { record: ClassRecord }) {
  return (
    <>
      {lessons[module]({ letter: license_class, topic })}
      <Text size="small" tone="secondary">
        {vehicle ? `${instructor}, ${vehicle}` : instructor}
      </Text>
    </>
  );
}
