import { Text } from "@kwan/ui";
import { m } from "#messages";
import { dayInWords } from "../words/dates-and-money.ts";
import type { ClassRecord } from "./queries.ts";

/** The day of a lesson, with its time of day. */
export const LessonTime = ({ record: { date, starts_at, ends_at } }: { record: ClassRecord }) => (
  <>
    <Text as="span" unbroken>
      {dayInWords(date)}
    </Text>
    <Text size="small" tone="secondary">
      {m.school_time_range({ start: starts_at, end: ends_at })}
    </Text>
  </>
);
