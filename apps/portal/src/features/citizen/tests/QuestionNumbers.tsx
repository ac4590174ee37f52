import { Button, Icon, VisuallyHidden } from "@kwan/ui";
import { m } from "#messages";
import { flagIcon } from "./flag-icon.ts";
import type { Answers } from "./kept-answers.ts";
import * as styles from "./tests.css.ts";
import type { Question } from "./theory-test.ts";

export type QuestionNumbersProps = {
  questions: readonly Question[];
  answers: Answers;
  /** The IDs of the questions to look at again. */
  flags: readonly string[];
  current: number;
  onChoose: (index: number) => void;
};

const classNamesOf = (isAnswered: boolean) =>
  [styles.number, isAnswered && styles.isAnswered].filter(Boolean).join(" ");

/** A button for each question, with its number and whether it has been answered. */
export function QuestionNumbers({ questions, answers, flags, current, onChoose }: QuestionNumbersProps) {
  return (
    <nav aria-label={m.tests_all_questions()}>
      <ol className={styles.numbers}>
        {questions.map(({ id, number }, index) => (
          <li key={id}>
            <Button
              size="small"
              tone="inherit"
              aria-current={index === current ? "step" : undefined}
              onClick={() => onChoose(index)}
              className={classNamesOf(answers[id] !== undefined)}
            >
              <VisuallyHidden>{m.tests_question()} </VisuallyHidden>
              {number}
              {flags.includes(id) && <Icon shape={flagIcon} size="small" className={styles.flag} />}
              {flags.includes(id) && <VisuallyHidden>, {m.tests_flagged()}</VisuallyHidden>}
              <VisuallyHidden>, {answers[id] === undefined ? m.tests_no_answer() : m.tests_answered()}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
