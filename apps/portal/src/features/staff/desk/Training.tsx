import { mayDo, requiredText } from "@kwan/domain";
import { Form, Heading, Stack, Text, TextInput } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { DialogButton } from "../../../forms/DialogButton.tsx";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { type ClassRecord, everyClassRecord, kwan, q } from "../../../lessons/queries.ts";
import { useSession } from "../../../session/use-session.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";

const seen = requiredText(m.desk_seen, 200, (text) => (text.length < 10 ? m.desk_seen_short() : undefined));
const lessonsForm = z.object({ seen });
const enrolmentForm = z.object({
  school_code: requiredText(m.desk_school_code, 20),
  trainee_number: requiredText(m.desk_trainee_number, 30),
  seen,
});

type FormProps = { driver: string; onDone: () => void };

/** Confirms the lessons that the officer has read out to the person. */
function ConfirmLessons({ driver, lessons, onDone }: FormProps & { lessons: readonly ClassRecord[] }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: lessonsForm,
    send: async (form) => {
      const ids = lessons.map(({ id }) => id);
      const { confirmed } = await kwan.schools.confirmLessonsAtDesk({ learner: driver, lessons: ids, ...form });
      toaster.add({ type: "success", message: m.desk_lessons_confirmed({ count: confirmed }) });
      await client.invalidateQueries({ queryKey: everyClassRecord });
      onDone();
    },
  });
  return (
    <Stack>
      <Text>{m.desk_read_lessons()}</Text>
      <Stack as="ul" space="xsmall">
        {lessons.map(({ id, date, starts_at, ends_at, topic, school }) => (
          <li key={id}>
            {m.desk_lesson({ day: dayInWords(date), start: starts_at, end: ends_at, topic, school: school.name })}
          </li>
        ))}
      </Stack>
      <Form aria-label={m.desk_confirm_lessons()} errors={errors} onSubmit={onSubmit}>
        <TextInput
          required
          label={m.desk_seen()}
          hint={m.desk_seen_hint()}
          {...field("seen")}
          width="medium"
          autoComplete="off"
        />
        <FormButtons label={m.desk_confirm_lessons()} isSending={isSending} onCancel={onDone} />
      </Form>
    </Stack>
  );
}

/** Confirms the enrolment of a person whose school has entered no birth date, or who has no phone. */
function ConfirmEnrolment({ driver, onDone }: FormProps) {
  const { errors, field, isSending, onSubmit } = useSend({
    schema: enrolmentForm,
    send: async (form) => {
      const { license_class } = await kwan.schools.confirmEnrolmentAtDesk({ learner: driver, ...form });
      toaster.add({ type: "success", message: m.desk_enrolment_confirmed({ letter: license_class }) });
      onDone();
    },
  });
  return (
    <Form aria-label={m.desk_confirm_enrolment()} errors={errors} onSubmit={onSubmit}>
      <TextInput required label={m.desk_school_code()} {...field("school_code")} width="short" autoComplete="off" />
      <TextInput
        required
        label={m.desk_trainee_number()}
        {...field("trainee_number")}
        width="short"
        autoComplete="off"
      />
      <TextInput
        required
        label={m.desk_seen()}
        hint={m.desk_seen_hint()}
        {...field("seen")}
        width="medium"
        autoComplete="off"
      />
      <FormButtons label={m.desk_confirm_enrolment()} isSending={isSending} onCancel={onDone} />
    </Form>
  );
}

/** What a trainee at the counter can confirm against their ID: the lessons that wait for them, and an enrolment. */
export function Training({ driver }: { driver: string }) {
  const role = useSession().user?.role;
  const isAllowed = role !== undefined && mayDo(role, "identities.verify");
  const query = useQuery({
    ...q.schools.classRecords({ learner: driver, to_confirm: "true", limit: 100 }),
    enabled: isAllowed,
  });
  if (!isAllowed) return null;
  const lessons = query.data?.results ?? [];
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.desk_training()}</Heading>
      <Text>{lessons.length > 0 ? m.desk_lessons_wait({ count: lessons.length }) : m.desk_no_lessons_wait()}</Text>
      <Stack align="start">
        {lessons.length > 0 && (
          <DialogButton label={m.desk_confirm_lessons()} title={m.desk_confirm_lessons()}>
            {(close) => <ConfirmLessons driver={driver} lessons={lessons} onDone={close} />}
          </DialogButton>
        )}
        <DialogButton label={m.desk_confirm_enrolment()} title={m.desk_confirm_enrolment()}>
          {(close) => <ConfirmEnrolment driver={driver} onDone={close} />}
        </DialogButton>
      </Stack>
    </Stack>
  );
}
