import { Button, Checkbox, type Column, Heading, Inline, Stack, StatusTag, Text, VisuallyHidden } from "@kwan/ui";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { DisputeButton } from "../../../lessons/DisputeButton.tsx";
import { keyOf, Lesson } from "../../../lessons/Lesson.tsx";
import { LessonTime } from "../../../lessons/LessonTime.tsx";
import type { ClassRecord } from "../../../lessons/queries.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { toaster } from "../../../toasts/toaster.ts";
import { toastText } from "../../../words/call-errors.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { numberInWords } from "../../../words/number-in-words.ts";
import { kwan, q, readAgain } from "./queries.ts";

/** The most lessons that one call signs. */
const mostAtOnce = 200;

const isOpen = ({ instructor_dispute }: ClassRecord): boolean => instructor_dispute === null;

const columns = (chosen: ReadonlySet<string>, choose: (id: string) => void): readonly Column<ClassRecord>[] => [
  {
    key: "choose",
    header: m.teaching_choose(),
    hideHeader: true,
    cell: (record) =>
      isOpen(record) && (
        <Checkbox
          label={
            <VisuallyHidden>
              {m.teaching_choose_which({
                name: record.learner.name,
                date: dayInWords(record.date),
                start: record.starts_at,
              })}
            </VisuallyHidden>
          }
          checked={chosen.has(record.id)}
          onChange={() => choose(record.id)}
        />
      ),
  },
  { key: "date", header: m.school_day(), cell: (record) => <LessonTime record={record} /> },
  { key: "learner", header: m.school_learner(), cell: ({ learner }) => learner.name },
  { key: "lesson", header: m.school_lesson(), cell: (record) => <Lesson record={record} /> },
  { key: "school", header: m.teaching_school(), cell: ({ school }) => school.name },
  { key: "hours", header: m.school_hours(), cell: ({ hours }) => numberInWords(hours), align: "end" },
  {
    key: "dispute",
    header: m.school_dispute_lesson(),
    hideHeader: true,
    cell: (record) => (
      <>
        {record.instructor_dispute !== null && (
          <>
            <StatusTag tone="error">{m.school_is_disputed()}</StatusTag>
            <Text size="small" tone="secondary">
              {record.instructor_dispute}
            </Text>
          </>
        )}
        <DisputeButton
          record={record}
          dispute={record.instructor_dispute}
          send={(note) => kwan.teaching.dispute(record.id, { note })}
          readAgain={readAgain}
        />
      </>
    ),
  },
];

/** The lessons that wait for the instructor's signature. They choose some or all of them, and sign them together. */
export function LessonsToSign() {
  const client = useQueryClient();
  const query = useInfiniteQuery(q.teaching.lessons.infinite({ limit: 50 }));
  const open = query.data?.pages.flatMap(({ results }) => results).filter(isOpen) ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = open
    .map(keyOf)
    .filter((id) => chosen.has(id))
    .slice(0, mostAtOnce);
  const { mutate, isPending } = useMutation({
    mutationFn: () => kwan.teaching.sign({ lessons: ids }),
    onSuccess: ({ signed }) => {
      setChosen(new Set());
      toaster.add({ type: "success", message: m.teaching_signed({ count: signed }) });
    },
    onError: (error) => toaster.add({ type: "error", message: toastText(error) }),
    // After an error, the list shows what has changed.
    onSettled: () => readAgain(client),
  });
  const choose = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  const areAll = ids.length === Math.min(open.length, mostAtOnce);
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.teaching_to_sign()}</Heading>
      {open.length > 0 && (
        <>
          <Text>{m.teaching_to_sign_text()}</Text>
          <Inline>
            <Button disabled={ids.length === 0} busy={isPending} onClick={() => mutate()}>
              {m.teaching_sign({ count: ids.length })}
            </Button>
            <Button tone="secondary" onClick={() => setChosen(new Set(areAll ? [] : open.map(keyOf)))}>
              {areAll ? m.teaching_choose_none() : m.teaching_choose_all()}
            </Button>
          </Inline>
        </>
      )}
      <PagedTable
        query={query}
        of={m.teaching_the_lessons()}
        columns={columns(chosen, choose)}
        rowKey={keyOf}
        rowHeader="learner"
        empty={m.teaching_nothing_to_sign()}
      />
    </Stack>
  );
}
