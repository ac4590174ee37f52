import { Banner, Button, Inline, LinkButton, Stack, Text } from "@kwan/ui";
import { paths } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { errorsOf } from "../../words/call-errors.ts";
import { useTestActions, useTheoryTest } from "./queries.ts";
import { RunningTest } from "./RunningTest.tsx";
import { TestResult } from "./TestResult.tsx";
import type { Sitting, TheoryTestAnswer } from "./theory-test.ts";

/** One part of the theory test, from the rules to the result. */
export function TheoryTest({ sitting, backHref }: { sitting: Sitting; backHref: string }) {
  const query = useTheoryTest(sitting);
  return (
    <Region query={query} of="the test">
      {(test) => <TestAsItStands sitting={sitting} test={test} toldAt={query.dataUpdatedAt} backHref={backHref} />}
    </Region>
  );
}

type StandProps = {
  sitting: Sitting;
  test: TheoryTestAnswer;
  /** The device's time when the server's answer arrived. */
  toldAt: number;
  backHref: string;
};

function TestAsItStands({ sitting, test, toldAt, backHref }: StandProps) {
  if (test.state === "running" && test.paper) {
    const { paper, now } = test;
    return <RunningTest key={paper.attempt} sitting={sitting} paper={paper} now={now} toldAt={toldAt} />;
  }
  if (test.state === "finished" && test.result && !canTryAgain(test))
    return <TestResult test={test} backHref={backHref} />;
  return (
    <Stack space="large">
      {test.result && <TestResult test={test} backHref={backHref} />}
      {test.state === "not_open" ? <Closed test={test} backHref={backHref} /> : <Rules sitting={sitting} test={test} />}
    </Stack>
  );
}

const canTryAgain = ({ state }: TheoryTestAnswer): boolean => state === "ready";

function Closed({ test, backHref }: Pick<StandProps, "test" | "backHref">) {
  return (
    <Stack>
      <Text>{test.message}</Text>
      <div>
        <LinkButton href={backHref}>Back to your application</LinkButton>
      </div>
    </Stack>
  );
}

function Rules({ sitting, test }: Pick<StandProps, "sitting" | "test">) {
  const { start } = useTestActions(sitting);
  const { questions, minutes, pass_mark } = test.rules;
  return (
    <Stack space="large">
      <Stack as="ul" space="xsmall">
        <li>
          {questions} questions in {minutes} minutes. You need {pass_mark} out of {questions} to pass.
        </li>
        <li>
          Each answer is saved as you give it. If your connection drops or the page closes, open it again and continue.
        </li>
        <li>The clock keeps running, even if you close the page.</li>
        <li>You can go back and change an answer until you finish. You see the result immediately.</li>
        <li>{test.attempts_left === 1 ? "This is your last attempt." : `You have ${test.attempts_left} attempts.`}</li>
      </Stack>
      {start.isError && <Banner tone="critical">{errorsOf(start.error)[0]?.message}</Banner>}
      <Inline>
        <Button busy={start.isPending} onClick={() => start.mutate()}>
          Start the test
        </Button>
        <LinkButton href={paths.practice} tone="secondary">
          Practise first
        </LinkButton>
      </Inline>
    </Stack>
  );
}
