import {
  cancellationGrounds,
  cancellationGroundTitles,
  rejectionGrounds,
  rejectionGroundTitles,
} from "@kwan/domain/kinds";
import { Banner, Form, Heading, RadioGroup, Select, Stack, Text, TextArea } from "@kwan/ui";
import { lazy, Suspense, useEffect, useRef } from "react";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useQuestion } from "../../../forms/use-question.tsx";
import { onScreen } from "../../../page/on-screen.css.ts";
import { orNothing } from "../../../page/or-nothing.ts";
import { Blocked } from "./Blocked.tsx";
import { blockersOf } from "./blockers.ts";
import { choiceWords, isOffered } from "./choice-words.ts";
import { MoneyQuestion } from "./MoneyQuestion.tsx";
import { questionsFor } from "./next-action-form.ts";
import { type Choice, choicesOf } from "./next-choices.ts";
import { Outdated } from "./Outdated.tsx";
import { goToPart, partIds } from "./page-parts.ts";
import type { Application, SupportNeeded } from "./queries.ts";
import { StepResults } from "./StepResults.tsx";
import { type NextActionProps, useNextAction } from "./use-next-action.ts";

// Only the officer at the counter hands over cards.
const HandOverFields = lazy(orNothing(async () => (await import("./HandOverFields.tsx")).HandOverFields));

type MoveOnProps = NextActionProps & {
  /** The name of the application's branch. */
  branch: string | undefined;
  support?: SupportNeeded;
  /** What a colleague has changed since the officer opened the application. */
  changed?: readonly string[] | undefined;
};

/**
 * The form for the next action: the results of the due steps, and the officer's choice. Before a choice that is final or
 * grants something, the officer has to confirm a list of everything that will be recorded.
 */
export function MoveOn({ branch, support = {}, changed, ...props }: MoveOnProps) {
  const { application, typed } = props;
  const { ask, dialog } = useQuestion();
  const { choice, choose, results, chooseResult, errors, field, isSending, onSubmit } = useNextAction(props, ask);
  const { steps, mustPass, grounds, needsReason, asksMoney, asksCollector } = questionsFor(choice, application);
  const offered = choicesOf(application).choices.filter(isOffered);
  const blockers = blockersOf(application);
  const isAnyRefused = application.documents.some((document) => document.status === "refused");
  const words = (each: Choice) => choiceWords(each, application);
  const isTypedChoice = typed !== undefined && choice === typed.choice;
  const reasonFor = (each: Choice | undefined) =>
    (isTypedChoice ? typed.reason : undefined) ??
    (each === "ask_for_more" && isAnyRefused ? m.office_refused_reason() : undefined);
  // The notice is above the form, so the officer is taken to it.
  useEffect(() => {
    if (changed) goToPart(partIds.action);
  }, [changed]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (needsReason && choice) showFieldsOf(section.current);
  }, [needsReason, choice]);
  return (
    <Stack as="section" space="small" ref={section} id={partIds.action} className={onScreen}>
      <Heading level={2}>{m.office_next_action()}</Heading>
      {changed && <Outdated changed={changed} typed={isTypedChoice && needsReason ? undefined : typed?.reason} />}
      <HeldBack application={application} />
      {offered.length === 0 ? (
        <Text tone="secondary">{m.office_no_action()}</Text>
      ) : (
        <Form aria-label={m.office_next_action()} errors={errors} onSubmit={onSubmit}>
          <RadioGroup
            label={m.office_action_question()}
            hint={blockers.length > 0 && <Blocked by={blockers} />}
            {...field("action")}
            value={choice ?? ""}
            options={offered.map((value) => ({ value, label: words(value).label, hint: words(value).hint }))}
            onValueChange={(value) => choose(value as Choice)}
          />
          {steps.length > 0 && (
            <StepResults
              steps={steps}
              chosen={results}
              onChoose={chooseResult}
              usual={mustPass ? "done" : "later"}
              branch={branch}
              support={support}
              field={field}
            />
          )}
          {grounds && (
            <Select
              required
              key={`ground-${choice}`}
              label={choice === "reject" ? m.office_ground() : m.office_cancel_ground()}
              hint={m.office_ground_hint()}
              {...field("ground")}
              width="long"
              emptyLabel={m.office_ground_empty()}
              options={groundOptions(choice)}
              defaultValue={isTypedChoice ? typed.ground : undefined}
            />
          )}
          {asksCollector && (
            <Suspense>
              <HandOverFields field={field} />
            </Suspense>
          )}
          {asksMoney && <MoneyQuestion key={`money-${choice}`} application={application} field={field} />}
          {needsReason && (
            <TextArea
              required
              key={choice}
              label={m.office_reason()}
              hint={m.office_reason_hint()}
              {...field("reason")}
              defaultValue={reasonFor(choice)}
              limit={1000}
            />
          )}
          <FormButtons label={choice ? words(choice).label : m.office_confirm()} isSending={isSending} />
        </Form>
      )}
      {dialog}
    </Stack>
  );
}

/** On wide screens, the form scrolls on its own: scrolls the choice to the top, so that the fields below it can be seen. */
function showFieldsOf(form: HTMLElement | null) {
  const panel = form?.parentElement;
  const choice = form?.querySelector("input:checked");
  if (!panel || !choice) return;
  const space = 16;
  panel.scrollTop += choice.getBoundingClientRect().top - panel.getBoundingClientRect().top - space;
}

const groundOptions = (choice: Choice | undefined) =>
  choice === "reject"
    ? rejectionGrounds.map((value) => ({ value, label: rejectionGroundTitles[value] }))
    : cancellationGrounds.map((value) => ({ value, label: cancellationGroundTitles[value] }));

/** Says which actions are not possible now, and why. */
function HeldBack({ application }: { application: Application }) {
  const { impossible, held_back } = application;
  return (
    <>
      {impossible !== null && (
        <Banner tone="warning" heading={m.office_impossible()}>
          {impossible}
        </Banner>
      )}
      {held_back.map(({ action, reason }) => (
        <Banner
          key={action}
          tone="info"
          heading={
            isOffered(action)
              ? m.office_held_back_action({ action: choiceWords(action, application).label })
              : m.office_held_back()
          }
        >
          {reason}
        </Banner>
      ))}
    </>
  );
}
