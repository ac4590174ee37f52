import { Button, VisuallyHidden } from "@kwan/ui";
import { m } from "#messages";
import type { Answers } from "./kept-answers.ts";
import * as styles from "./tests.css.ts";
import type { Question } from "./theory-test.ts";

export type QuestionNumbersProps = {
  questions: readonly Question[];
  answers: Answers;
  current: number;
  onChoose: (index: number) => void;
};

/** A button for each question, with its number and whether it has been answered. */
export function QuestionNumbers({ questions, answers, current, onChoose }: QuestionNumbersProps) {
  return (
    <nav aria-label={m.tests_all_questions()}>
      <ol className={styles.numbers}>
        {questions.map(({ id, number }, index) => (
          <li key={id}>
            <Button
              size="small"
              tone={answers[id] === undefined ? "secondary" : "primary"}
              aria-current={index === current ? "step" : undefined}
              onClick={() => onChoose(index)}
              className={styles.number}
            >
              <VisuallyHidden>{m.tests_question()} </VisuallyHidden>
              {number}
              <VisuallyHidden>, {answers[id] === undefined ? m.tests_no_answer() : m.tests_answered()}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
