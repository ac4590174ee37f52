import { isKwanError } from "@kwan/sdk";
import { Form, Heading, RadioGroup, Stack, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../forms/FormButtons.tsx";
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
  { error: () => m.review_decision_missing() },
);

/** Approves a request, or rejects it with a reason that the applicant is shown. */
export function Decision({ request: { id, driver_name } }: { request: UpdateRequest }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState("");
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async (given) => {
      try {
        if (given.decision === "approve") await kwan.updateRequests.approve(id, {});
        else await kwan.updateRequests.reject(id, { reason: given.reason });
      } catch (cause) {
        // Another reviewer has already decided, so the page shows their decision instead of the form.
        if (isKwanError(cause) && cause.code === "state_forbids")
          await client.invalidateQueries({ queryKey: everyUpdateRequest });
        throw cause;
      }
      toaster.add({
        type: "success",
        message: (given.decision === "approve" ? m.review_approved_done : m.review_rejected_done)({
          name: driver_name,
        }),
      });
      await client.invalidateQueries({ queryKey: everyUpdateRequest });
    },
  });
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.review_your_decision()}</Heading>
      <Text tone="secondary">{m.review_decision_text()}</Text>
      <Form aria-label={m.review_your_decision()} errors={errors} onSubmit={onSubmit}>
        <RadioGroup
          legend={m.review_decision_question()}
          {...field("decision")}
          options={[
            { value: "approve", label: m.review_approve(), hint: m.review_approve_hint() },
            {
              value: "reject",
              label: m.review_reject(),
              hint: m.review_reject_hint(),
            },
          ]}
          onChange={setChosen}
        />
        {chosen === "reject" && (
          <TextArea label={m.review_reason()} hint={m.review_reason_hint()} {...field("reason")} limit={1000} />
        )}
        <FormButtons label={m.review_submit()} isSending={isSending} />
      </Form>
    </Stack>
  );
}
