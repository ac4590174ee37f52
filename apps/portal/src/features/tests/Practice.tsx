import { type Part, partRules, parts } from "@kwan/domain";
import { Banner, Button, Card, Heading, Inline, RadioGroup, Stack, Tabs, Text } from "@kwan/ui";
import { type FormEvent, useState } from "react";
import { Region } from "../../queries/Region.tsx";
import { type PracticeQuestion, usePractice } from "./queries.ts";
import { SignPicture } from "./SignPicture.tsx";

/** Free practice, part by part, with an explanation after each answer. */
export function Practice() {
  const [part, setPart] = useState<Part>("road_sign");
  return (
    <Tabs
      label="Part of the test"
      selected={part}
      onSelect={(chosen) => setPart(chosen as Part)}
      tabs={parts.map((each) => ({
        id: each,
        label: partRules[each].title,
        panel: each === part ? <PracticePart part={each} /> : null,
      }))}
    />
  );
}

function PracticePart({ part }: { part: Part }) {
  return (
    <Region query={usePractice(part)} of="the questions">
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
        <Text size="large">
          You have finished: {right} of {questions.length} right.
        </Text>
        <div>
          <Button
            onClick={() => {
              setIndex(0);
              setRight(0);
            }}
          >
            Once more
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack>
      <Text tone="secondary">
        Question {index + 1} of {questions.length}, {right} right so far
      </Text>
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
  const [given, setGiven] = useState<string>();
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (given !== undefined) return onNext();
    const chosen = new FormData(event.currentTarget).get("answer");
    if (typeof chosen !== "string") return setError("Choose an answer");
    setError(undefined);
    setGiven(chosen);
    if (chosen === right_option) onRight();
  };
  const rightText = options.find(({ id }) => id === right_option)?.text;
  return (
    <form onSubmit={answer} aria-label="Practice question">
      <Card roomy>
        <Stack space="large">
          <SignPicture id={question.sign} />
          <Heading level={2}>{question.text}</Heading>
          <RadioGroup
            legend="Your answer"
            name="answer"
            error={error}
            disabled={given !== undefined}
            options={options.map(({ id, text }) => ({ value: id, label: text }))}
          />
          {given !== undefined && (
            <Banner
              tone={given === right_option ? "positive" : "critical"}
              heading={given === right_option ? "Right" : `The right answer is: ${rightText}`}
            >
              {explanation}
            </Banner>
          )}
          <Inline>
            <Button type="submit">{given === undefined ? "Check" : "Next question"}</Button>
          </Inline>
        </Stack>
      </Card>
    </form>
  );
}
