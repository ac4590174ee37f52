import { isKwanError } from "@kwan/sdk";
import { Button, Form, Heading, Inline, Stack, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useQuestion } from "../../../forms/use-question.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { everyUpdateRequest, kwan, type UpdateRequest } from "./queries.ts";

type DecisionProps = { request: UpdateRequest };

/** Approves a request after confirmation, or rejects it with a reason that is shown to the applicant. */
export function Decision({ request }: DecisionProps) {
  const [isRejecting, setRejecting] = useState(false);
  const [isBack, setBack] = useState(false);
  const goBack = () => {
    setRejecting(false);
    setBack(true);
  };
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.review_your_decision()}</Heading>
      {isRejecting ? (
        <Rejection request={request} onCancel={goBack} />
      ) : (
        <Approval request={request} isBack={isBack} onReject={() => setRejecting(true)} />
      )}
    </Stack>
  );
}

/**
 * Returns a function that sends a decision. If the request has already been decided, the function reloads it, so that
 * the page shows that decision instead of the form.
 */
function useDecide() {
  const client = useQueryClient();
  return async (send: () => PromiseLike<unknown>, message: string) => {
    try {
      await send();
    } catch (cause) {
      if (isKwanError(cause) && cause.code === "state_forbids")
        await client.invalidateQueries({ queryKey: everyUpdateRequest });
      throw cause;
    }
    toaster.add({ type: "success", message });
    await client.invalidateQueries({ queryKey: everyUpdateRequest });
  };
}

type ApprovalProps = DecisionProps & {
  /** Whether the reader has come back from the rejection form. Focus was in that form, so it has to be moved. */
  isBack: boolean;
  onReject: () => void;
};

function Approval({ request: { id, driver_name: name }, isBack, onReject }: ApprovalProps) {
  const decide = useDecide();
  const { ask, dialog } = useQuestion();
  const { errors, isSending, onSubmit } = useSend({
    schema: z.object({}),
    send: async () => {
      const question = { title: m.review_approve_question(), description: m.review_approve_text({ name }) };
      if (!(await ask({ ...question, yes: m.review_approve() }))) return;
      await decide(() => kwan.updateRequests.approve(id, {}), m.review_approved_done({ name }));
    },
  });
  return (
    <>
      <Form aria-label={m.review_your_decision()} errors={errors} onSubmit={onSubmit}>
        <Inline>
          <Button type="submit" busy={isSending}>
            {m.review_approve()}
          </Button>
          <Button tone="secondary" disabled={isSending} autoFocus={isBack} onClick={onReject}>
            {m.review_reject()}
          </Button>
        </Inline>
      </Form>
      {dialog}
    </>
  );
}

const schema = z.object({ reason: reasonText });

function Rejection({ request: { id, driver_name: name }, onCancel }: DecisionProps & { onCancel: () => void }) {
  const decide = useDecide();
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: ({ reason }) => decide(() => kwan.updateRequests.reject(id, { reason }), m.review_rejected_done({ name })),
  });
  return (
    <Form aria-label={m.review_your_decision()} errors={errors} onSubmit={onSubmit}>
      <TextArea
        required
        label={m.review_reason()}
        hint={m.review_reason_hint()}
        {...field("reason")}
        limit={1000}
        autoFocus
      />
      <FormButtons label={m.review_reject()} isSending={isSending} isFinal onCancel={onCancel} />
    </Form>
  );
}
