import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import type { Question } from "../../../forms/use-question.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { errorsOf } from "../../../words/call-errors.ts";
import { carryOut } from "./carry-out.ts";
import { type FormValues, readForm, schema } from "./next-action-form.ts";
import { confirmationOf, doneOf } from "./next-action-words.ts";
import { actionsOf, type Choice, choicesOf, isAsked } from "./next-choices.ts";
import { type Application, readAgain } from "./queries.ts";
import type { Result } from "./step-results.ts";

/** What an officer has chosen and typed for the next action. */
export type Typed = Pick<FormValues, "choice" | "reason" | "ground">;

export type NextActionProps = {
  application: Application;
  /** What the officer had typed before a colleague was faster. */
  typed?: Typed | undefined;
  /** Called when someone else has acted on the application since it was loaded, with what the officer has typed. */
  onOutdated: (typed: Typed) => Promise<void>;
  /** Called after an action, to offer the next application. */
  onMoved: () => void;
};

/**
 * Returns the officer's choice and the results chosen so far, and the form that carries them out. The usual choice is
 * preselected. `ask` asks the officer to confirm a choice that is final or grants something.
 */
export function useNextAction(
  { application, typed, onOutdated, onMoved }: NextActionProps,
  ask: (question: Question) => Promise<boolean>,
) {
  const client = useQueryClient();
  const { choices, first } = choicesOf(application);
  const [choice, choose] = useState<Choice | undefined>(choices.find((each) => each === typed?.choice) ?? first);
  const [results, setResults] = useState<Readonly<Record<string, Result>>>({});
  const send = async ({ choice, reason, ground, money, collector, recorded }: FormValues) => {
    if (choice === undefined) return;
    if (isAsked(choice) && !(await ask(confirmationOf(choice, { recorded, money }, application)))) return;
    let hasBegun = false;
    try {
      const decision = {
        recorded,
        actions: actionsOf(choice, application.status, { hasResults: recorded.length > 0 }),
        ...(reason !== undefined && { reason }),
        ...(ground && { ground }),
        ...(money && { money }),
        ...(collector && { collector }),
      };
      const after = await carryOut(application, decision, () => {
        hasBegun = true;
      });
      if (!after) return onOutdated({ choice, reason, ground });
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
  return {
    ...useSend({ schema, read: (form) => readForm(form, choice, application), send }),
    choice,
    choose,
    results,
    chooseResult: (step: string, result: Result) => setResults((before) => ({ ...before, [step]: result })),
  };
}
