import { type Part, partRules, parts } from "@kwan/domain";
import { Button, ChoiceQuestion, Inline, Stack, Tabs, Text } from "@kwan/ui";
import { type FormEvent, useState } from "react";
import { m } from "#messages";
import { Region } from "../../../queries/Region.tsx";
import { type PracticeQuestion, usePractice } from "./queries.ts";
import { ReadAloud } from "./ReadAloud.tsx";
import { SignPicture } from "./SignPicture.tsx";

/** Practice questions for one part of the test at a time, with an explanation after each answer. */
export function Practice() {
  const [part, setPart] = useState<Part>("road_sign");
  return (
    <Tabs
      label={m.tests_part_of_test()}
      value={part}
      onValueChange={(chosen) => setPart(chosen as Part)}
      tabs={parts.map((each) => ({
        value: each,
        label: partRules[each].title,
        panel: each === part ? <PracticePart part={each} /> : null,
      }))}
    />
  );
}

function PracticePart({ part }: { part: Part }) {
  return (
    <Region query={usePractice(part)} of={m.tests_the_questions()}>
      {({ questions }) => <Questions questions={questions} />}
    </Region>
  );
}

function Questions({ questions }: { questions: readonly PracticeQuestion[] }) {
  const [index, setIndex] = useState(0);
  const [right, setRight] = useState(0);
  const question = questions[index];
  if (!question) {
    return (
      <Stack>
        <Text size="large">{m.tests_practice_finished({ right, count: questions.length })}</Text>
        <div>
          <Button
            onClick={() => {
              setIndex(0);
              setRight(0);
            }}
          >
            {m.tests_once_more()}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack>
      <Text tone="secondary">{m.tests_practice_question({ number: index + 1, count: questions.length, right })}</Text>
      <OneQuestion
        key={question.id}
        question={question}
        onRight={() => setRight(right + 1)}
        onNext={() => setIndex(index + 1)}
      />
    </Stack>
  );
}

type OneQuestionProps = { question: PracticeQuestion; onRight: () => void; onNext: () => void };

function OneQuestion({ question, onRight, onNext }: OneQuestionProps) {
  const { right_option, options, explanation } = question;
  const [error, setError] = useState<string>();
  const [chosen, setChosen] = useState("");
  const [isAnswered, setAnswered] = useState(false);
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAnswered) return onNext();
    if (!chosen) return setError(m.tests_choose_answer());
    setError(undefined);
    setAnswered(true);
    if (chosen === right_option) onRight();
  };
  return (
    <form onSubmit={answer} aria-label={m.tests_practice_form()}>
      <ChoiceQuestion
        heading={question.text}
        picture={<SignPicture id={question.sign} />}
        help={<ReadAloud texts={[question.text, ...options.map(({ text }) => text)]} />}
        name="answer"
        error={error}
        value={chosen}
        onValueChange={setChosen}
        options={options.map(({ id, text }) => ({ value: id, label: text }))}
        {...(isAnswered && { rightValue: right_option, explanation })}
      >
        <Inline>
          <Button type="submit">{isAnswered ? m.tests_next_question() : m.tests_check()}</Button>
        </Inline>
      </ChoiceQuestion>
    </form>
  );
}
