import { Button, Form, Inline } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { useQuestion } from "../forms/use-question.tsx";
import { useSend } from "../forms/use-send.ts";
import { toaster } from "../toasts/toaster.ts";
import { type Decision, kwan, readAgain } from "./queries.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";

export type DecideProposalProps = { decision: Decision; about: string; onDecided?: (() => void) | undefined };

/** Approves another person's proposal after confirmation, or rejects it with a reason. */
export function DecideProposal({ decision, about, onDecided }: DecideProposalProps) {
  const { id, subject } = decision;
  const client = useQueryClient();
  const decide = async (verdict: Parameters<typeof kwan.decisions.decide>[1]) => {
    try {
      return await kwan.decisions.decide(id, verdict, { ifMatch: decision });
    } catch (cause) {
      // If a file has been added meanwhile, the reader sees it before the next try.
      void readAgain(client);
      throw cause;
    }
  };
  const { ask, dialog } = useQuestion();
  const done = async (message: string) => {
    toaster.add({ type: "success", message });
    onDecided?.();
    await readAgain(client);
  };
  const { errors, isSending, onSubmit } = useSend({
    schema: z.object({}),
    send: async () => {
      const question = { title: m.desk_approve_question(), description: about, yes: m.desk_approve() };
      if (!(await ask(question))) return;
      await decide({ outcome: "approved" });
      await done(
        subject.kind === "payment" ? m.desk_refund_approved_done() : m.desk_approved_done({ name: subject.name }),
      );
    },
  });
  return (
    <>
      <Inline alignY="top">
        <Form aria-label={about} errors={errors} onSubmit={onSubmit}>
          <Button
            type="submit"
            busy={isSending}
            aria-label={m.common_labelled({ label: m.desk_approve(), text: about })}
          >
            {m.desk_approve()}
          </Button>
        </Form>
        <ReasonDialog
          button={m.desk_refuse()}
          about={about}
          title={m.desk_refuse_question()}
          hint={m.desk_refuse_hint()}
          send={async (note) => {
            await decide({ outcome: "refused", note });
            await done(m.desk_refused_done());
          }}
        />
      </Inline>
      {dialog}
    </>
  );
}
