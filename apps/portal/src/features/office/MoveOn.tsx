import { type Action, transitions } from "@kwan/domain";
import { kinds, rejectionGrounds, rejectionGroundTitles } from "@kwan/domain/kinds";
import { Banner, Button, Form, Heading, RadioGroup, Select, Stack, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { reasonText } from "../../forms/reason-text.ts";
import { useSend } from "../../forms/use-send.ts";
import { onScreen } from "../../page/on-screen.css.ts";
import { toaster } from "../../toasts/toaster.ts";
import { blockersOf } from "./blockers.ts";
import { refusedAsOutdated } from "./is-outdated.ts";
import { type Application, kwan, readAgain } from "./queries.ts";

type Message = () => string;

/** For each action: its label, its effect, and the message after it. */
const choices = {
  submit: [m.office_submit, m.office_submit_hint, m.office_submit_done],
  reopen: [m.office_reopen, m.office_reopen_hint, m.office_reopen_done],
  resubmit: [m.office_resubmit, m.office_resubmit_hint, m.office_resubmit_done],
  start_review: [m.office_start_review, m.office_start_review_hint, m.office_start_review_done],
  ask_for_more: [m.office_ask_for_more, m.office_ask_for_more_hint, m.office_ask_for_more_done],
  open_tests: [m.office_open_tests, m.office_open_tests_hint, m.office_open_tests_done],
  approve: [m.office_approve, m.office_approve_hint, m.office_approve_done],
  produce: [m.office_produce, m.office_produce_hint, m.office_produce_done],
  mark_ready: [m.office_mark_ready, m.office_mark_ready_hint, m.office_mark_ready_done],
  hand_over: [m.office_hand_over, m.office_hand_over_hint, m.office_hand_over_done],
  complete: [m.office_complete, m.office_complete_hint, m.office_complete_done],
  reject: [m.office_reject, m.office_reject_hint, m.office_reject_done],
  cancel: [m.office_cancel, m.office_cancel_hint, m.office_cancel_done],
} as const satisfies Partial<Record<Action, readonly [label: Message, hint: Message, done: Message]>>;

type Choice = keyof typeof choices;
const isChoice = (action: Action): action is Choice => action in choices;

/** The usual next actions, of which none is final: they are chosen already, so that one press confirms them. */
const usual: readonly Choice[] = ["start_review", "produce", "mark_ready"];

type MoveOnProps = {
  application: Application;
  /** Called if somebody else has acted since the application was loaded. */
  onOutdated: () => Promise<void>;
  /** Called after an action, to offer the next application. */
  onMoved: () => void;
};

/** Offers the actions that the status and the facts allow. Asks for a reason if the applicant needs one. */
export function MoveOn({ application, onOutdated, onMoved }: MoveOnProps) {
  const { id, kind, status, actions, held_back } = application;
  const client = useQueryClient();
  const offered = actions.filter(isChoice);
  const first = usual.find((action) => offered.includes(action)) ?? "";
  const [chosen, setChosen] = useState<string>(first);
  const needsReason = (action: string) =>
    transitions.some((row) => row.from === status && row.action === action && row.needs_reason);
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema: z.object({
      action: z.enum(offered, { error: () => m.office_choose_action() }),
      ground:
        chosen === "reject"
          ? z.enum(rejectionGrounds, { error: () => m.office_choose_ground() })
          : z.optional(z.undefined()),
      reason: needsReason(chosen) ? reasonText : z.optional(z.string()),
    }),
    send: async ({ action, reason, ground }) => {
      const body = { action, ...(reason !== undefined && { reason }), ...(ground && { ground }) };
      if (await refusedAsOutdated(application, (options) => kwan.services.move(id, body, options))) return onOutdated();
      // Applications filed by the office notify the applicant only on completion.
      const isNotified = kinds[kind].filed_by === "applicant" || action === "complete";
      const done = choices[action][2]();
      toaster.add({ type: "success", message: isNotified ? m.office_notified({ done }) : done });
      onMoved();
      await readAgain(client);
    },
  });
  const missing = blockersOf(application);
  const isAnyRefused = application.documents.some((document) => document.status === "refused");
  return (
    <Stack as="section" space="small" className={onScreen}>
      <Heading level={2}>{m.office_next_action()}</Heading>
      {held_back.map(({ action, reason }) => (
        <Banner
          key={action}
          tone="info"
          heading={
            isChoice(action) ? m.office_held_back_action({ action: choices[action][0]() }) : m.office_held_back()
          }
        >
          {reason}
        </Banner>
      ))}
      {offered.length === 0 ? (
        <Text tone="secondary">{m.office_no_action()}</Text>
      ) : (
        <Form aria-label={m.office_next_action()} errors={errors} onSubmit={onSubmit}>
          <RadioGroup
            legend={m.office_action_question()}
            hint={missing.length > 0 && m.office_blocked({ blockers: missing.join(", ") })}
            name="action"
            defaultValue={first}
            options={offered.map((value) => ({ value, label: choices[value][0](), hint: choices[value][1]() }))}
            onChange={setChosen}
            error={errorOf("action")}
          />
          {chosen === "reject" && (
            <Select
              label={m.office_ground()}
              hint={m.office_ground_hint()}
              name="ground"
              emptyLabel={m.office_ground_empty()}
              options={rejectionGrounds.map((value) => ({ value, label: rejectionGroundTitles[value] }))}
              error={errorOf("ground")}
            />
          )}
          {needsReason(chosen) && (
            <TextArea
              key={chosen}
              label={m.office_reason()}
              hint={m.office_reason_hint()}
              name="reason"
              defaultValue={chosen === "ask_for_more" && isAnyRefused ? m.office_refused_reason() : undefined}
              limit={1000}
              error={errorOf("reason")}
            />
          )}
          <div>
            <Button type="submit" busy={isSending}>
              {m.office_confirm()}
            </Button>
          </div>
        </Form>
      )}
    </Stack>
  );
}
