import { Banner, Form, Stack, TextArea } from "@kwan/ui";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { kwan } from "./queries.ts";

const schema = z.object({ reason: reasonText });

/**
 * The form in which an officer gives the reason for opening an application at another branch. The reason is recorded.
 */
export function OpenWithReason({ id, onOpened }: { id: string; onOpened: () => Promise<unknown> }) {
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async ({ reason }) => {
      await kwan.services.open(id, { reason });
      await onOpened();
    },
  });
  return (
    <Stack space="large">
      <Banner tone="warning" heading={m.office_other_branch()}>
        {m.office_other_branch_text()}
      </Banner>
      <Form aria-label={m.office_open_the_application()} errors={errors} onSubmit={onSubmit}>
        <TextArea
          required
          label={m.office_why_open()}
          hint={m.office_why_open_hint()}
          {...field("reason")}
          limit={1000}
        />
        <FormButtons label={m.office_open_application()} isSending={isSending} />
      </Form>
    </Stack>
  );
}
