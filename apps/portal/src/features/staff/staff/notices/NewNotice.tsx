import { requiredText } from "@kwan/domain";
import { Form, RadioGroup, Select, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../../forms/FormButtons.tsx";
import { useSend } from "../../../../forms/use-send.ts";
import { toaster } from "../../../../toasts/toaster.ts";
import { kwan, readAgain } from "./queries.ts";

const maxLetters = 300;
const choose = { error: () => m.forms_choose() };
const choices = [1, 2, 4, 8, 12, 24] as const;

const newNotice = z.object({
  tone: z.enum(["info", "warning"], { error: () => m.notices_tone_missing() }),
  text_en: requiredText(m.notices_text_en, maxLetters),
  text_fr: requiredText(m.notices_text_fr, maxLetters),
  hours: z.coerce.number<string>(choose).check(z.minimum(1, choose)),
});

/** Posts a notice. Everybody reads it immediately, so nobody else has to approve it: it ends automatically within a day. */
export function NewNotice({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: newNotice,
    send: async (notice) => {
      await kwan.notices.post(notice);
      toaster.add({ type: "success", message: m.notices_posted() });
      onDone();
      await readAgain(client);
    },
  });
  return (
    <Form aria-label={m.notices_post()} errors={errors} onSubmit={onSubmit}>
      <RadioGroup
        label={m.notices_tone()}
        {...field("tone")}
        options={[
          { value: "warning", label: m.notices_tone_warning() },
          { value: "info", label: m.notices_tone_info() },
        ]}
      />
      <TextArea
        required
        label={m.notices_text_en()}
        hint={m.notices_text_hint()}
        {...field("text_en")}
        limit={maxLetters}
      />
      <TextArea required label={m.notices_text_fr()} {...field("text_fr")} limit={maxLetters} />
      <Select
        required
        label={m.notices_hours()}
        hint={m.notices_hours_hint()}
        {...field("hours")}
        options={choices.map((count) => ({ value: `${count}`, label: m.notices_in_hours({ count }) }))}
        defaultValue="4"
      />
      <FormButtons label={m.notices_post()} isSending={isSending} onCancel={onDone} />
    </Form>
  );
}
