import { type Action, transitions } from "@kwan/domain";
import { kinds } from "@kwan/domain/kinds";
import { etagOf } from "@kwan/sdk";
import { Button, Form, Heading, RadioGroup, Stack, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { reasonText } from "../../forms/reason-text.ts";
import { useSend } from "../../forms/use-send.ts";
import { onScreen } from "../../page/on-screen.css.ts";
import { toaster } from "../../toasts/toaster.ts";
import { blockersOf } from "./blockers.ts";
import { isOutdated } from "./changed-meanwhile.ts";
import { type Application, kwan, readAgain } from "./queries.ts";

/** For each action: its label, its effect, and the message after it. */
const choices = {
  submit: ["Submit", "The office filed this application and its answers are complete.", "Application submitted"],
  reopen: ["Return to draft", "Its answers can then be changed.", "Application returned to draft"],
  resubmit: ["Resubmit", "The information that was requested is there.", "Application resubmitted"],
  start_review: ["Start review", "The applicant will see that review has started.", "Review started"],
  ask_for_more: [
    "Request more information",
    "The applicant will see your message and can reply.",
    "More information requested",
  ],
  open_tests: ["Open the tests", "The applicant can take them immediately.", "Tests opened"],
  approve: ["Approve application", "The applicant will be notified.", "Application approved"],
  produce: ["Send card to print", "The applicant will be notified.", "Card sent to print"],
  mark_ready: ["Mark card ready", "The applicant will be told where to collect the card.", "Card marked ready"],
  hand_over: ["Record hand-over", "This completes the application.", "Hand-over recorded"],
  complete: ["Complete application", "Choose this when there is nothing left to do.", "Application completed"],
  reject: ["Reject application", "This is final. The applicant will see your reason.", "Application rejected"],
  cancel: ["Cancel application", "This is final.", "Application cancelled"],
} as const satisfies Partial<Record<Action, readonly [label: string, hint: string, done: string]>>;

type Choice = keyof typeof choices;
const isChoice = (action: Action): action is Choice => action in choices;

type MoveOnProps = {
  application: Application;
  /** Called if somebody else has acted since the application was loaded. */
  onOutdated: () => Promise<void>;
  /** Called after an action, to offer the next application. */
  onMoved: () => void;
};

/** The actions that the status and the facts allow. Asks for a reason if the applicant needs one. */
export function MoveOn({ application, onOutdated, onMoved }: MoveOnProps) {
  const { id, kind, status, actions } = application;
  const client = useQueryClient();
  const [chosen, setChosen] = useState("");
  const offered = actions.filter(isChoice);
  const needsReason = (action: string) =>
    transitions.some((row) => row.from === status && row.action === action && row.needs_reason);
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema: z.object({
      action: z.enum(offered, "Choose the next action"),
      reason: needsReason(chosen) ? reasonText : z.optional(z.string()),
    }),
    send: async ({ action, reason }) => {
      try {
        const ifMatch = etagOf(application);
        await kwan.services.move(id, { action, ...(reason !== undefined && { reason }) }, ifMatch ? { ifMatch } : {});
      } catch (cause) {
        if (!isOutdated(cause)) throw cause;
        await onOutdated();
        return;
      }
      // Applications filed by the office notify the applicant only on completion.
      const isNotified = kinds[kind].filed_by === "applicant" || action === "complete";
      const done = `${choices[action][2]}.`;
      toaster.add({ type: "success", message: isNotified ? `${done} The applicant has been notified.` : done });
      onMoved();
      await readAgain(client);
    },
  });
  const missing = blockersOf(application);
  return (
    <Stack as="section" space="small" className={onScreen}>
      <Heading level={2}>Next action</Heading>
      {offered.length === 0 ? (
        <Text tone="secondary">No action needed from you now.</Text>
      ) : (
        <Form aria-label="Next action" errors={errors} onSubmit={onSubmit}>
          <RadioGroup
            legend="What do you want to do with this application?"
            hint={missing.length > 0 && `Other actions become available when these are done: ${missing.join(", ")}.`}
            name="action"
            options={offered.map((value) => ({ value, label: choices[value][0], hint: choices[value][1] }))}
            onChange={setChosen}
            error={errorOf("action")}
          />
          {needsReason(chosen) && (
            <TextArea
              label="Reason"
              hint="The applicant will see it: say what is wrong and how to fix it."
              name="reason"
              limit={1000}
              error={errorOf("reason")}
            />
          )}
          <div>
            <Button type="submit" busy={isSending}>
              Confirm
            </Button>
          </div>
        </Form>
      )}
    </Stack>
  );
}
