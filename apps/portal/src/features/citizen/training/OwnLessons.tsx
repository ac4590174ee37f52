import { requiredText } from "@kwan/domain";
import { Button, type Column, Dialog, Form, Inline, Stack, StatusTag, TextArea } from "@kwan/ui";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { Confirmation } from "../../../lessons/Confirmation.tsx";
import { LearnerHours } from "../../../lessons/LearnerHours.tsx";
import { keyOf, Lesson } from "../../../lessons/Lesson.tsx";
import { LessonTime } from "../../../lessons/LessonTime.tsx";
import { type ClassRecord, everyClassRecord, kwan, q } from "../../../lessons/queries.ts";
import { orNothing } from "../../../page/or-nothing.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { toaster } from "../../../toasts/toaster.ts";
import { toastText } from "../../../words/call-errors.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { numberInWords } from "../../../words/number-in-words.ts";
import { ConfirmEnrolment } from "./ConfirmEnrolment.tsx";

// Loaded on demand, because the entry of a code comes with the code of the log-in.
const ConfirmByCode = lazy(orNothing(async () => (await import("./ConfirmByCode.tsx")).ConfirmByCode));

const whenOf = ({ date, starts_at, ends_at }: ClassRecord) => ({
  date: dayInWords(date),
  start: starts_at,
  end: ends_at,
});

const complaint = z.object({
  note: requiredText(m.school_dispute_label, 1000, (text) => (text.length < 10 ? m.school_dispute_short() : undefined)),
});

/** The form in which a trainee says what is wrong with a lesson. */
function Dispute({ record, onDone }: { record: ClassRecord; onDone: () => void }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: complaint,
    send: async ({ note }) => {
      await kwan.schools.disputeLesson(record.id, { note });
      toaster.add({ type: "success", message: m.school_dispute_sent() });
      await client.invalidateQueries({ queryKey: everyClassRecord });
      onDone();
    },
  });
  return (
    <Dialog open onClose={onDone} title={m.school_dispute_title()} description={m.school_dispute_text()}>
      <Form aria-label={m.school_dispute_title()} errors={errors} onSubmit={onSubmit}>
        <TextArea label={m.school_dispute_label()} {...field("note")} defaultValue={record.dispute ?? ""} />
        <FormButtons label={m.school_dispute_send()} isSending={isSending} onCancel={onDone} />
      </Form>
    </Dialog>
  );
}

/** The button for a trainee to say what is wrong with a lesson, or to take that back. */
function DisputeButton({ record }: { record: ClassRecord }) {
  const [isDisputing, setDisputing] = useState(false);
  const client = useQueryClient();
  const takingBack = useMutation({
    mutationFn: () => kwan.schools.disputeLesson(record.id, { note: null }),
    onSuccess: () => client.invalidateQueries({ queryKey: everyClassRecord }),
    onError: (error) => toaster.add({ type: "error", message: toastText(error) }),
  });
  if (record.is_verified || record.attendance === "absent" || record.removed_at !== null) return null;
  return (
    <Inline space="xsmall">
      <Button
        size="small"
        tone="secondary"
        aria-label={m.school_dispute_which(whenOf(record))}
        onClick={() => setDisputing(true)}
      >
        {m.school_dispute_lesson()}
      </Button>
      {record.dispute !== null && (
        <Button
          size="small"
          tone="secondary"
          busy={takingBack.isPending}
          aria-label={m.school_take_back_which(whenOf(record))}
          onClick={() => takingBack.mutate()}
        >
          {m.school_take_back()}
        </Button>
      )}
      {isDisputing && <Dispute record={record} onDone={() => setDisputing(false)} />}
    </Inline>
  );
}

/** Whether a lesson waits for the code. */
const isWaiting = ({ is_verified, attendance, dispute, removed_at }: ClassRecord): boolean =>
  !is_verified && attendance === "present" && dispute === null && removed_at === null;

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
    cell: (record) => <DisputeButton record={record} />,
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
    </Stack>
  );
}
