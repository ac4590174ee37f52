import { type Part, partRules, parts } from "@kwan/domain";
import { Banner, Button, Card, Heading, Inline, RadioGroup, Stack, Tabs, Text } from "@kwan/ui";
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
  const [chosenOption, setChosenOption] = useState<string>();
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosenOption !== undefined) return onNext();
    const chosen = new FormData(event.currentTarget).get("answer");
    if (typeof chosen !== "string") return setError(m.tests_choose_answer());
    setError(undefined);
    setChosenOption(chosen);
    if (chosen === right_option) onRight();
  };
  const rightText = options.find(({ id }) => id === right_option)?.text;
  return (
    <form onSubmit={answer} aria-label={m.tests_practice_form()}>
      <Card roomy>
        <Stack space="large">
          <SignPicture id={question.sign} />
          <Heading level={2}>{question.text}</Heading>
          <ReadAloud texts={[question.text, ...options.map(({ text }) => text)]} />
          <RadioGroup
            label={m.tests_your_answer()}
            name="answer"
            error={error}
            disabled={chosenOption !== undefined}
            options={options.map(({ id, text }) => ({ value: id, label: text }))}
          />
          {chosenOption !== undefined && (
            <Banner
              tone={chosenOption === right_option ? "success" : "error"}
              heading={
                chosenOption === right_option ? m.tests_right() : m.tests_right_answer({ answer: rightText ?? "" })
              }
            >
              {explanation}
            </Banner>
          )}
          <Inline>
            <Button type="submit">{chosenOption === undefined ? m.tests_check() : m.tests_next_question()}</Button>
          </Inline>
        </Stack>
      </Card>
    </form>
  );
}
