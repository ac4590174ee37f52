import { Banner, Button, ChoiceQuestion, CountdownTimer, Dialog, Inline, Spread, Stack, Text } from "@kwan/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { errorsOf } from "../../../words/call-errors.ts";
import { flagIcon } from "./flag-icon.ts";
import { QuestionNumbers } from "./QuestionNumbers.tsx";
import { useTestActions } from "./queries.ts";
import { ReadAloud } from "./ReadAloud.tsx";
import { SignPicture } from "./SignPicture.tsx";
import type { Paper, Sitting } from "./theory-test.ts";
import { useAnswers } from "./use-answers.ts";
import { useExamMode } from "./use-exam-mode.ts";
import { useFlags } from "./use-flags.ts";
import { useTestTime } from "./use-test-time.ts";
import { WaitingAnswers } from "./WaitingAnswers.tsx";

export type RunningTestProps = {
  sitting: Sitting;
  paper: Paper;
  /**
   * The server's time when the test was loaded, which may have been some time ago. `toldAt` is the device's time at
   * that moment.
   */
  now: string;
  toldAt: number;
};

/**
 * Shows one question at a time. Answers are stored on the device as soon as they are given, and the server's clock
 * decides when the time is up.
 */
export function RunningTest({ sitting, paper, now, toldAt }: RunningTestProps) {
  const { attempt, questions } = paper;
  const { answer, handIn, reload } = useTestActions(sitting);
  const time = useTestTime(paper, { now, toldAt });
  const { answers, waiting, trouble, refused, give, wake } = useAnswers(paper, {
    send: answer,
    isOver: time.isOverNow,
    reload: async () => {
      const test = await reload();
      // Reading an expired test makes the server score it. If the server still returns the questions after the
      // deadline, submit the test.
      if (test.paper?.attempt === attempt && Date.parse(test.now) >= time.end) await send();
    },
  });
  const send = () => handIn.mutateAsync({ attempt, answers: waiting });
  useExamMode();
  const { flags, toggle } = useFlags(attempt);
  const firstOpen = questions.findIndex(({ id }) => answers[id] === undefined);
  const [index, setIndex] = useState(Math.max(0, firstOpen));
  const [asks, setAsks] = useState(false);
  const question = questions[index];
  const isLast = index === questions.length - 1;
  const flagged = questions.filter(({ id }) => flags.includes(id)).map(({ number }) => number);
  const open = questions.filter(({ id }) => answers[id] === undefined).map(({ number }) => number);

  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the question changes.
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [index]);
  const go = (to: number) => {
    moved.current = true;
    setIndex(to);
  };

  // Errors are shown next to the question.
  const sendNow = () => void send().catch(() => undefined);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) setAsks(true);
    else go(index + 1);
  };
  if (!question) return null;
  return (
    <Stack space="large">
      <Spread>
        <Text weight="strong">{m.tests_question_of({ number: question.number, count: questions.length })}</Text>
        <CountdownTimer
          key={time.round}
          until={time.end}
          now={time.now}
          onEnd={() => {
            time.onEnd();
            wake();
          }}
        />
      </Spread>
      {handIn.isError && (
        <Banner tone="error" heading={m.tests_not_finished()}>
          {errorsOf(handIn.error)[0]?.message}
        </Banner>
      )}
      <form onSubmit={goOn} aria-label={m.tests_question_number({ number: question.number })}>
        <ChoiceQuestion
          key={question.id}
          heading={question.text}
          headingRef={heading}
          picture={<SignPicture id={question.sign} />}
          help={<ReadAloud texts={[question.text, ...question.options.map(({ text }) => text)]} />}
          name="answer"
          value={answers[question.id] ?? ""}
          options={question.options.map(({ id, text }) => ({ value: id, label: text }))}
          onValueChange={(chosen) => give(question.id, chosen)}
        >
          <Inline>
            <Button type="submit" busy={handIn.isPending}>
              {isLast ? m.tests_finish() : m.tests_next_question()}
            </Button>
            {index > 0 && (
              <Button tone="secondary" onClick={() => go(index - 1)}>
                {m.common_back()}
              </Button>
            )}
            <Button
              tone="quiet"
              icon={flagIcon}
              aria-pressed={flags.includes(question.id)}
              onClick={() => toggle(question.id)}
            >
              {flags.includes(question.id) ? m.tests_unflag() : m.tests_flag()}
            </Button>
          </Inline>
        </ChoiceQuestion>
      </form>
      {/* These are below the button, so that the button does not move when they appear. */}
      <WaitingAnswers count={Object.keys(waiting).length} isOver={time.isOver} trouble={trouble} refused={refused} />
      <QuestionNumbers questions={questions} answers={answers} flags={flags} current={index} onChoose={go} />
      <Inline>
        <Button tone="secondary" onClick={() => setAsks(true)}>
          {m.tests_finish_now()}
        </Button>
      </Inline>
      <Dialog
        open={asks}
        onOpenChange={() => setAsks(false)}
        heading={m.tests_finish_ask()}
        description={[
          open.length === 0
            ? m.tests_all_answered()
            : m.tests_unanswered({ count: open.length, numbers: open.join(", ") }),
          ...(flagged.length > 0 ? [m.tests_flagged_numbers({ numbers: flagged.join(", ") })] : []),
        ].join(" ")}
        actions={
          <>
            <Button
              busy={handIn.isPending}
              onClick={() => {
                setAsks(false);
                sendNow();
              }}
            >
              {m.tests_finish()}
            </Button>
            <Button tone="secondary" onClick={() => setAsks(false)}>
              {m.tests_back_to_questions()}
            </Button>
          </>
        }
      />
    </Stack>
  );
}
