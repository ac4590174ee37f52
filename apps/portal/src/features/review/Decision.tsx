import { isKwanError } from "@kwan/sdk";
import { Button, Form, Heading, RadioGroup, Stack, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { reasonText } from "../../forms/reason-text.ts";
import { useSend } from "../../forms/use-send.ts";
import { toaster } from "../../toasts/toaster.ts";
import { everyUpdateRequest, kwan, type UpdateRequest } from "./queries.ts";

const schema = z.discriminatedUnion(
  "decision",
  [
    z.object({ decision: z.literal("approve") }),
    z.object({
      decision: z.literal("reject"),
      reason: reasonText,
    }),
  ],
  "Choose whether to approve or reject the request",
);

/** Approves a request, or rejects it with a reason that the applicant sees. */
export function Decision({ request: { id, driver_name } }: { request: UpdateRequest }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState("");
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async (given) => {
      try {
        if (given.decision === "approve") await kwan.updateRequests.approve(id, {});
        else await kwan.updateRequests.reject(id, { reason: given.reason });
      } catch (cause) {
        // Another reviewer has decided, so the page shows their decision instead of the form.
        if (isKwanError(cause) && cause.code === "state_forbids")
          await client.invalidateQueries({ queryKey: everyUpdateRequest });
        throw cause;
      }
      toaster.add({
        type: "success",
        message: `Request ${given.decision === "approve" ? "approved" : "rejected"}. ${driver_name} has been notified.`,
      });
      await client.invalidateQueries({ queryKey: everyUpdateRequest });
    },
  });
  return (
    <Stack as="section" space="small">
      <Heading level={2}>Your decision</Heading>
      <Text tone="secondary">
        Compare each change with its evidence. Approving updates the record immediately and cannot be undone.
      </Text>
      <Form aria-label="Your decision" errors={errors} onSubmit={onSubmit}>
        <RadioGroup
          legend="What is your decision?"
          name="decision"
          options={[
            { value: "approve", label: "Approve", hint: "The evidence supports every change." },
            {
              value: "reject",
              label: "Reject",
              hint: "The applicant will see your reason and can send a new request.",
            },
          ]}
          onChange={setChosen}
          error={errorOf("decision")}
        />
        {chosen === "reject" && (
          <TextArea
            label="Reason"
            hint="Say what is wrong and how to fix it. For example: The affidavit is not signed."
            name="reason"
            limit={1000}
            error={errorOf("reason")}
          />
        )}
        <div>
          <Button type="submit" busy={isSending}>
            Submit decision
          </Button>
        </div>
      </Form>
    </Stack>
  );
}
