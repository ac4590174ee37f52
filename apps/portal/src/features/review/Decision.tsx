import { isKwanError } from "@kwan/sdk";
import { Button, Form, Heading, RadioGroup, Stack, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { reasonText } from "../../frame/reason-text.ts";
import { toaster } from "../../frame/toaster.ts";
import { useSend } from "../../frame/use-send.ts";
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
  "Say whether you approve or refuse it",
);

/** Approves a request, or refuses it with a reason that the applicant reads. */
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
        // Somebody else has decided: the page shows what they decided, and the form goes.
        if (isKwanError(cause) && cause.code === "state_forbids")
          await client.invalidateQueries({ queryKey: everyUpdateRequest });
        throw cause;
      }
      toaster.add({
        type: "success",
        message: `The request is ${given.decision === "approve" ? "approved" : "refused"}. ${driver_name} is told.`,
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
          legend="What do you decide?"
          name="decision"
          options={[
            { value: "approve", label: "Approve it", hint: "The evidence supports every change." },
            { value: "reject", label: "Refuse it", hint: "The applicant reads why, and can ask again." },
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
            Send the decision
          </Button>
        </div>
      </Form>
    </Stack>
  );
}
