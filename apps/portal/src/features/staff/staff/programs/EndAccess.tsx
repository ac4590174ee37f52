import { Button, Card, Form, Heading, Stack, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../../forms/FormButtons.tsx";
import { reasonText } from "../../../../forms/reason-text.ts";
import { useSend } from "../../../../forms/use-send.ts";
import { toaster } from "../../../../toasts/toaster.ts";
import { kwan, type Program, readAgain } from "./queries.ts";

const ending = z.object({ reason: reasonText });

/** Ends the access of a program immediately. */
export function EndAccess({ program: { id, name } }: { program: Program }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { errors, field, isSending, onSubmit } = useSend({
    schema: ending,
    send: async ({ reason }) => {
      await kwan.programs.end(id, { reason });
      toaster.add({ type: "success", message: m.programs_ended({ name }) });
      await readAgain(client);
    },
  });
  if (!isOpen)
    return (
      <div>
        <Button tone="error" onClick={() => setOpen(true)}>
          {m.programs_end()}
        </Button>
      </div>
    );
  return (
    <Card as="section" tone="raised" roomy>
      <Stack>
        <Heading level={2}>{m.programs_end()}</Heading>
        <Form aria-label={m.programs_end()} errors={errors} onSubmit={onSubmit}>
          <Text>{m.programs_end_explained()}</Text>
          <TextArea required label={m.forms_reason()} {...field("reason")} />
          <FormButtons label={m.programs_end()} isSending={isSending} isFinal onCancel={() => setOpen(false)} />
        </Form>
      </Stack>
    </Card>
  );
}
