import { type Action, transitions } from "@kwan/domain";
import { etagOf } from "@kwan/sdk";
import { Button, Form, Heading, RadioGroup, Stack, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { reasonText } from "../../frame/reason-text.ts";
import { toaster } from "../../frame/toaster.ts";
import { useSend } from "../../frame/use-send.ts";
import { isOutdated } from "./changed-meanwhile.ts";
import { type Application, kwan, readAgain } from "./queries.ts";

/** What the office can do with an application, and what then happens. */
const choices = {
  submit: ["Send it", "The office filed it: its answers are complete."],
  reopen: ["Take it back", "It becomes a draft, and its answers can be changed."],
  resubmit: ["Send it again", "What was asked for is there."],
  start_review: ["Begin the check", "The applicant sees that somebody looks at it."],
  ask_for_more: ["Ask for more", "It goes back to the applicant, who reads what is missing."],
  open_tests: ["Open the tests", "The applicant can take them at once."],
  approve: ["Approve it", "The applicant is told. The card or the change comes next."],
  produce: ["Have the card made", "It goes to the printer."],
  mark_ready: ["The card is ready", "The applicant is told where to collect it."],
  hand_over: ["The card was handed over", "The application is then completed."],
  complete: ["Complete it", "Nothing is left to do."],
  reject: ["Refuse it", "It ends here. The applicant reads why."],
  cancel: ["Cancel it", "It ends here, and can't be taken up again."],
} as const satisfies Partial<Record<Action, readonly [label: string, hint: string]>>;

type Choice = keyof typeof choices;
const isChoice = (action: Action): action is Choice => action in choices;

/** The one thing to do next, of those that the state and the facts allow. Where somebody has to be told why, it asks for it. */
export function MoveOn({ application, onOutdated }: { application: Application; onOutdated: () => Promise<void> }) {
  const { id, status, actions } = application;
  const client = useQueryClient();
  const [chosen, setChosen] = useState("");
  const offered = actions.filter(isChoice);
  const needsReason = (action: string) =>
    transitions.some((row) => row.from === status && row.action === action && row.needs_reason);
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema: z.object({
      action: z.enum(offered, "Choose what to do next"),
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
      toaster.add({ type: "success", message: `Done: ${choices[action][0]}. The applicant is told.` });
      await readAgain(client);
    },
  });
  return (
    <Stack as="section" space="small">
      <Heading level={2}>What next?</Heading>
      {offered.length === 0 ? (
        <Text tone="secondary">Nothing waits for the office here now.</Text>
      ) : (
        <Form aria-label="What next?" errors={errors} onSubmit={onSubmit}>
          <RadioGroup
            legend="What do you do with it?"
            hint="What is not offered has a step before it that is open."
            name="action"
            options={offered.map((value) => ({ value, label: choices[value][0], hint: choices[value][1] }))}
            onChange={setChosen}
            error={errorOf("action")}
          />
          {needsReason(chosen) && (
            <TextArea
              label="Reason"
              hint="The applicant reads it: say what is wrong and how to mend it."
              name="reason"
              limit={1000}
              error={errorOf("reason")}
            />
          )}
          <div>
            <Button type="submit" busy={isSending}>
              Move it on
            </Button>
          </div>
        </Form>
      )}
    </Stack>
  );
}
