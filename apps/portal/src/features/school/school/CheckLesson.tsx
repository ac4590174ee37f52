import { optionalText } from "@kwan/domain";
import { Button, Dialog, Form, RadioGroup, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { type ClassRecord, everyClassRecord } from "../../../lessons/queries.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { kwan } from "./queries.ts";

const answer = z
  .object({
    outcome: z.enum(["accepted", "refused"], { error: () => m.school_check_missing() }),
    note: optionalText(m.school_check_note, 1000),
  })
  .check(
    z.refine(({ outcome, note }) => outcome !== "refused" || (note ?? "").length >= 10, {
      path: ["note"],
      error: () => m.school_check_why_refused(),
    }),
  );

function CheckForm({ record, onDone }: { record: ClassRecord; onDone: () => void }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: answer,
    send: async (body) => {
      await kwan.schools.checkLesson(record.id, body);
      toaster.add({ type: "success", message: m.school_check_saved() });
      await client.invalidateQueries({ queryKey: everyClassRecord });
      onDone();
    },
  });
  return (
    <Dialog open onOpenChange={onDone} heading={m.school_check_title()} description={m.school_check_text()}>
      <Form aria-label={m.school_check_title()} errors={errors} onSubmit={onSubmit}>
        <RadioGroup
          label={m.school_check_legend()}
          {...field("outcome")}
          defaultValue={record.check?.outcome ?? ""}
          options={[
            { value: "accepted", label: m.school_check_accept() },
            { value: "refused", label: m.school_check_refuse() },
          ]}
        />
        <TextArea
          label={m.school_check_note()}
          hint={m.school_check_note_hint()}
          {...field("note")}
          defaultValue={record.check?.note ?? ""}
          required={false}
        />
        <FormButtons label={m.school_check_save()} isSending={isSending} onCancel={onDone} />
      </Form>
    </Dialog>
  );
}

/** Lets an officer say whether an unusual lesson counts. */
export function CheckLesson({ record }: { record: ClassRecord }) {
  const [isOpen, setOpen] = useState(false);
  if (record.marks.length === 0 || record.removed_at !== null || !record.is_verified) return null;
  return (
    <>
      <Button
        size="small"
        tone="secondary"
        aria-label={m.school_check_which({ name: record.learner.name, date: dayInWords(record.date) })}
        onClick={() => setOpen(true)}
      >
        {m.school_check_lesson()}
      </Button>
      {isOpen && <CheckForm record={record} onDone={() => setOpen(false)} />}
    </>
  );
}
