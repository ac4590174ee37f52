import { Banner, Button, Form, Stack, TextArea } from "@kwan/ui";
import * as z from "zod/mini";
import { reasonText } from "../../forms/reason-text.ts";
import { useSend } from "../../forms/use-send.ts";
import { kwan } from "./queries.ts";

const schema = z.object({ reason: reasonText });

/** Asks for a reason before opening an application of another branch. The reason is recorded. */
export function OpenWithReason({ id, onOpened }: { id: string; onOpened: () => Promise<unknown> }) {
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async ({ reason }) => {
      await kwan.services.open(id, { reason });
      await onOpened();
    },
  });
  return (
    <Stack space="large">
      <Banner tone="caution" heading="This application belongs to another branch">
        Say why you need it. We keep your reason with your name, and you can work on the application for 12 hours.
      </Banner>
      <Form aria-label="Open the application" errors={errors} onSubmit={onSubmit}>
        <TextArea
          label="Why do you need this application?"
          hint="For example: the applicant is at our counter and asks where the card is."
          name="reason"
          limit={1000}
          error={errorOf("reason")}
        />
        <div>
          <Button type="submit" busy={isSending}>
            Open application
          </Button>
        </div>
      </Form>
    </Stack>
  );
}
