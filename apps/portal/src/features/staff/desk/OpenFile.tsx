import { Banner, Form, Stack, TextArea } from "@kwan/ui";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { kwan } from "./queries.ts";

const schema = z.object({ reason: reasonText });

/** The form in which staff say why they open the file of a person whom none of their tasks concerns. */
export function OpenFile({ id, onOpened }: { id: string; onOpened: () => Promise<unknown> }) {
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async ({ reason }) => {
      await kwan.desk.open(id, { reason });
      await onOpened();
    },
  });
  return (
    <Stack space="large">
      <Banner tone="warning" heading={m.desk_no_task()}>
        {m.desk_no_task_text()}
      </Banner>
      <Form aria-label={m.desk_open_the_file()} errors={errors} onSubmit={onSubmit}>
        <TextArea required label={m.desk_why_open()} hint={m.desk_why_open_hint()} {...field("reason")} limit={1000} />
        <FormButtons label={m.desk_open_with_reason()} isSending={isSending} />
      </Form>
    </Stack>
  );
}
