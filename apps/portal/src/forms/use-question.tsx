import { Button, Dialog } from "@kwan/ui";
import { type ReactNode, useState } from "react";
import { m } from "#messages";

export type Question = {
  title: string;
  description: ReactNode;
  yes: string;
  /** Whether the action ends something for good, such as an application. */
  isFinal?: boolean;
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
  const [openQuestion, setOpenQuestion] = useState<Question & { answer: (isYes: boolean) => void }>();
  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (isYes: boolean) => {
        setOpenQuestion(undefined);
        resolve(isYes);
      };
      setOpenQuestion({ ...question, answer });
    });
  const dialog = openQuestion && (
    <Dialog
      open
      onOpenChange={() => openQuestion.answer(false)}
      heading={openQuestion.title}
      description={openQuestion.description}
      actions={
        <>
          <Button tone={openQuestion.isFinal ? "error" : "primary"} onClick={() => openQuestion.answer(true)}>
            {openQuestion.yes}
          </Button>
          <Button tone="secondary" onClick={() => openQuestion.answer(false)}>
            {m.common_back()}
          </Button>
        </>
      }
    />
  );
  return { ask, dialog };
}
