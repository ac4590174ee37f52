import { isPlainDate, optionalText, requiredText } from "@kwan/domain";
import { timeOfDay } from "@kwan/domain/dates";
import { DateInput, Form, Inline, RadioGroup, Select, TextInput } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { everyClassRecord } from "../../../lessons/queries.ts";
import { today } from "../../../session/server-clock.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { type Enrolment, kwan, q, whose } from "./queries.ts";

/** Returns the schema of a required text, with an error message to show when it is missing. */
const filled = (missing: () => string) => z.string().check(z.trim(), z.minLength(1, { error: missing }));

const newLesson = z
  .object({
    module: z.enum(["theory", "practical"], { error: () => m.school_module_missing() }),
    topic: z.pipe(filled(m.school_topic_missing), requiredText(m.school_topic, 120)),
    date: z.string().check(z.refine(isPlainDate, { error: () => m.school_date_missing() })),
    starts_at: z.pipe(filled(m.school_starts_at_missing), timeOfDay(m.school_starts_at)),
    ends_at: z.pipe(filled(m.school_ends_at_missing), timeOfDay(m.school_ends_at)),
    instructor: filled(m.school_instructor_missing),
    vehicle: optionalText(m.school_vehicle, 20),
    attendance: z.enum(["present", "absent"], { error: () => m.school_attendance_missing() }),
    remark: optionalText(m.school_remark, 1000),
  })
  .check(
    z.refine(({ module, vehicle }) => module !== "practical" || Boolean(vehicle), {
      path: ["vehicle"],
      error: () => m.school_vehicle_missing(),
    }),
  );

/** Records a lesson for one trainee. The trainee is then asked to confirm it. */
export function RecordLesson({ enrolment, onDone }: { enrolment: Enrolment; onDone: () => void }) {
  const { id, name } = enrolment;
  const client = useQueryClient();
  const own = useQuery(q.schools.own()).data;
  const instructors = own?.instructors.filter((each) => each.is_accredited && each.account !== "refused") ?? [];
  const { errors, field, isSending, onSubmit } = useSend({
    schema: newLesson,
    send: async ({ instructor: instructor_id, ...lesson }) => {
      const instructor = instructors.find((each) => each.id === instructor_id)?.name ?? "";
      await kwan.schools.recordLesson({ ...lesson, instructor, instructor_id, enrolment: id });
      toaster.add({ type: "success", message: m.school_lesson_saved({ name }) });
      await client.invalidateQueries({ queryKey: everyClassRecord });
      onDone();
    },
  });
  const hour = (time: "starts_at" | "ends_at", label: string, hint: string) => (
    <TextInput required label={label} hint={hint} {...field(time)} width="short" inputMode="text" autoComplete="off" />
  );
  return (
    <Form aria-label={m.school_record_lesson_of({ name: whose(enrolment) })} errors={errors} onSubmit={onSubmit}>
      <RadioGroup
        label={m.school_module()}
        {...field("module")}
        inRow
        options={[
          { value: "theory", label: m.school_theory() },
          { value: "practical", label: m.school_practical() },
        ]}
      />
      <TextInput required label={m.school_topic()} {...field("topic")} width="long" />
      <DateInput label={m.school_lesson_date()} {...field("date")} defaultValue={today()} />
      <Inline>
        {hour("starts_at", m.school_starts_at(), m.school_starts_at_hint())}
        {hour("ends_at", m.school_ends_at(), m.school_ends_at_hint())}
      </Inline>
      <Select
        required
        key={own ? "instructors" : "waiting"}
        label={m.school_instructor()}
        hint={m.school_instructor_hint()}
        {...field("instructor")}
        width="long"
        emptyLabel={m.school_choose_instructor()}
        options={instructors.map((each) => ({ value: each.id, label: `${each.name}, ${each.license_number}` }))}
        defaultValue=""
      />
      <TextInput label={m.school_vehicle()} {...field("vehicle")} width="short" required={false} autoComplete="off" />
      <RadioGroup
        label={m.school_did_attend()}
        {...field("attendance")}
        inRow
        options={[
          { value: "present", label: m.school_present() },
          { value: "absent", label: m.school_absent() },
        ]}
      />
      <TextInput label={m.school_remark()} {...field("remark")} width="long" required={false} />
      <FormButtons label={m.school_save_lesson()} isSending={isSending} onCancel={onDone} />
    </Form>
  );
}
