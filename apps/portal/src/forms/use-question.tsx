import { Button, Dialog } from "@kwan/ui";
import { type ReactNode, useState } from "react";
import { m } from "#messages";

export type Question = {
  title: string;
  description: ReactNode;
  yes: string;
  /** Whether the action ends something for good, such as an application. */
  isCritical?: boolean;
};

/**
 * Returns `ask`, which asks the person to confirm a final action and resolves to the answer, and `dialog`, which has to
 * be rendered outside the form.
 *
 * @example
 * const { ask, dialog } = useQuestion();
 * useSend({ schema, send: async (values) => { if (await ask({ title, description, yes })) await save(values); } });
 */
export function useQuestion() {
  const [asked, setAsked] = useState<Question & { answer: (isYes: boolean) => void }>();
  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (isYes: boolean) => {
        setAsked(undefined);
        resolve(isYes);
      };
      setAsked({ ...question, answer });
    });
  const dialog = asked && (
    <Dialog
      open
      onClose={() => asked.answer(false)}
      title={asked.title}
      description={asked.description}
      actions={
        <>
          <Button tone={asked.isCritical ? "critical" : "primary"} onClick={() => asked.answer(true)}>
            {asked.yes}
          </Button>
          <Button tone="secondary" onClick={() => asked.answer(false)}>
            {m.common_back()}
          </Button>
        </>
      }
    />
  );
  return { ask, dialog };
}
