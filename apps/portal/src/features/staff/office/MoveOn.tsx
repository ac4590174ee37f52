import { type Action, transitions } from "@kwan/domain";
import {
  type CancellationGround,
  cancellationGrounds,
  cancellationGroundTitles,
  kinds,
  type RejectionGround,
  rejectionGrounds,
  rejectionGroundTitles,
} from "@kwan/domain/kinds";
import { Banner, Form, Heading, RadioGroup, Select, Stack, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useQuestion } from "../../../forms/use-question.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { onScreen } from "../../../page/on-screen.css.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { errorsOf } from "../../../words/call-errors.ts";
import { Blocked } from "./Blocked.tsx";
import { blockersOf } from "./blockers.ts";
import { carryOut, type Money } from "./carry-out.ts";
import { choiceWords, isOffered } from "./choice-words.ts";
import { hasMoney, MoneyQuestion, moneyInWords, readMoney } from "./MoneyQuestion.tsx";
import { type Choice, choicesOf, dueSteps, groundsOf, isAsked, isDecision } from "./next-choices.ts";
import { partIds } from "./page-parts.ts";
import { type Application, readAgain } from "./queries.ts";
import { StepResults } from "./StepResults.tsx";
import { type Recorded, type Result, readResults } from "./step-results.ts";

type MoveOnProps = {
  application: Application;
  /** The name of the application's branch. */
  branch: string | undefined;
  /** Called when someone else has acted on the application since it was loaded. */
  onOutdated: () => Promise<void>;
  /** Called after an action, to offer the next application. */
  onMoved: () => void;
};

type FormValues = {
  choice: Choice | undefined;
  reason: string | undefined;
  ground: RejectionGround | CancellationGround | undefined;
  money: Money | undefined;
  recorded: Recorded[];
  problems: readonly Problem[];
};
type Problem = { readonly field: string; readonly message: string };

/** Reports the problems found in the form: a missing choice, reason or ground, or an incomplete result. */
const schema = z.custom<FormValues>().check(({ value, issues }) => {
  for (const { field, message } of value.problems)
    issues.push({ code: "custom", input: value, path: [field], message });
});

/**
 * Returns the actions that a choice consists of, in order. The review has to begin first if the application is paid and
 * no result has been recorded, because the first recorded result begins it on the server.
 */
function actionsOf(choice: Choice, recorded: readonly Recorded[], { status }: Application): Action[] {
  if (choice === "record") return [];
  const begins: Action[] = status === "paid" && isDecision(choice) && recorded.length === 0 ? ["start_review"] : [];
  return [...begins, ...(choice === "approve_and_print" ? (["approve", "produce"] as const) : [choice])];
}

/**
 * The form for the next action: the results of the due steps, and the officer's choice. The usual choice is
 * preselected. Before a choice that is final or grants something, the officer has to confirm a list of everything that
 * will be recorded.
 */
export function MoveOn({ application, branch, onOutdated, onMoved }: MoveOnProps) {
  const { status, number, driver_name, held_back, impossible } = application;
  const client = useQueryClient();
  const { ask, dialog } = useQuestion();
  const { choices, first } = choicesOf(application);
  const offered = choices.filter(isOffered);
  const [chosen, setChosen] = useState<Choice | undefined>(first);
  const [results, setResults] = useState<Readonly<Record<string, Result>>>({});
  const needsReason = transitions.some((row) => row.from === status && row.action === chosen && row.needs_reason);
  const asksMoney = (chosen === "reject" || chosen === "cancel") && needsReason && hasMoney(application);
  const due = dueSteps(application);
  const decides = isDecision(chosen);
  const recording = decides || chosen === "record" ? due : [];
  const words = (choice: Choice) => choiceWords(choice, application);

  const read = (form: FormData): FormValues => {
    const { recorded, problems } = readResults(form, recording, { mustPass: decides });
    const grounds = groundsOf(chosen, needsReason);
    const ground = grounds?.find((each) => each === form.get("ground"));
    const { money, problems: moneyProblems } = asksMoney ? readMoney(form) : { problems: [] };
    const reason = needsReason ? reasonText.safeParse(form.get("reason") ?? "") : undefined;
    return {
      choice: chosen,
      reason: reason?.data,
      ground,
      money,
      recorded,
      problems: [
        ...(chosen === undefined ? [{ field: "action", message: m.office_choose_action() }] : []),
        ...problems,
        ...(grounds && !ground
          ? [
              {
                field: "ground",
                message: chosen === "reject" ? m.office_choose_ground() : m.office_choose_cancel_ground(),
              },
            ]
          : []),
        ...moneyProblems,
        ...(reason?.error?.issues.slice(0, 1).map(({ message }) => ({ field: "reason", message })) ?? []),
      ],
    };
  };
  const isSure = (choice: Choice, recorded: readonly Recorded[], money: Money | undefined) => {
    const { label, hint } = words(choice);
    return ask({
      title: m.office_ask({ action: label }),
      description: [
        m.office_ask_about({ number, name: driver_name }),
        ...(recorded.length > 0
          ? [m.office_ask_results({ results: recorded.map((each) => each.words).join("; ") })]
          : []),
        ...(money ? [moneyInWords(money, application)] : []),
        hint,
      ].join(" "),
      yes: label,
      isCritical: choice === "reject" || choice === "cancel",
    });
  };
  const send = async ({ choice, reason, ground, money, recorded }: FormValues) => {
    if (choice === undefined || (isAsked(choice) && !(await isSure(choice, recorded, money)))) return;
    let hasBegun = false;
    try {
      const decision = {
        recorded,
        actions: actionsOf(choice, recorded, application),
        ...(reason !== undefined && { reason }),
        ...(ground && { ground }),
        ...(money && { money }),
      };
      const after = await carryOut(application, decision, () => {
        hasBegun = true;
      });
      if (!after) return onOutdated();
      toaster.add({ type: "success", message: doneOf(choice, recorded, after) });
      if (choice !== "record") onMoved();
    } catch (cause) {
      if (!hasBegun) throw cause;
      // The page shows the results that were recorded before the failure.
      toaster.add({ type: "error", message: errorsOf(cause)[0]?.message ?? m.office_not_all_done() });
    }
    setResults({});
    await readAgain(client);
  };
  const { errors, field, isSending, onSubmit } = useSend({ schema, read, send });
  const missing = blockersOf(application);
  const isAnyRefused = application.documents.some((document) => document.status === "refused");
  return (
    <Stack as="section" space="small" id={partIds.action} className={onScreen}>
      <Heading level={2}>{m.office_next_action()}</Heading>
      {impossible !== null && (
        <Banner tone="caution" heading={m.office_impossible()}>
          {impossible}
        </Banner>
      )}
      {held_back.map(({ action, reason }) => (
        <Banner
          key={action}
          tone="info"
          heading={
            isOffered(action) ? m.office_held_back_action({ action: words(action).label }) : m.office_held_back()
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
            hint={missing.length > 0 && <Blocked by={missing} />}
            {...field("action")}
            value={chosen ?? ""}
            options={offered.map((value) => ({ value, label: words(value).label, hint: words(value).hint }))}
            onChange={(value) => setChosen(value as Choice)}
          />
          {recording.length > 0 && (
            <StepResults
              steps={recording}
              chosen={results}
              onChoose={(step, result) => setResults((before) => ({ ...before, [step]: result }))}
              usual={decides ? "done" : "later"}
              branch={branch}
              field={field}
            />
          )}
          {chosen === "reject" && (
            <Select
              label={m.office_ground()}
              hint={m.office_ground_hint()}
              {...field("ground")}
              emptyLabel={m.office_ground_empty()}
              options={rejectionGrounds.map((value) => ({ value, label: rejectionGroundTitles[value] }))}
            />
          )}
          {chosen === "cancel" && needsReason && (
            <Select
              label={m.office_cancel_ground()}
              hint={m.office_ground_hint()}
              {...field("ground")}
              emptyLabel={m.office_ground_empty()}
              options={cancellationGrounds.map((value) => ({ value, label: cancellationGroundTitles[value] }))}
            />
          )}
          {asksMoney && <MoneyQuestion key={`money-${chosen}`} application={application} field={field} />}
          {needsReason && (
            <TextArea
              key={chosen}
              label={m.office_reason()}
              hint={m.office_reason_hint()}
              {...field("reason")}
              defaultValue={chosen === "ask_for_more" && isAnyRefused ? m.office_refused_reason() : undefined}
              limit={1000}
            />
          )}
          <FormButtons label={chosen ? words(chosen).label : m.office_confirm()} isSending={isSending} />
        </Form>
      )}
      {dialog}
    </Stack>
  );
}

/** Returns the message for the officer after the action. */
function doneOf(choice: Choice, recorded: readonly Recorded[], after: Application): string {
  if (choice === "record") return m.office_recorded({ step: recorded.map(({ title }) => title).join(", ") });
  // A payment may be due before the card can be printed.
  const isOnlyApproved = choice === "approve_and_print" && after.status === "approved";
  const { done } = choiceWords(isOnlyApproved ? "approve" : choice, after);
  // For applications that the office creates, the applicant is notified only on completion.
  const isNotified = kinds[after.kind].filed_by === "applicant" || choice === "complete";
  return isNotified ? m.office_notified({ done }) : done;
}
