import { Banner, Button, Inline, LinkButton, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { pathOf } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { errorsOf } from "../../../words/call-errors.ts";
import { useTestActions, useTheoryTest } from "./queries.ts";
import { RunningTest } from "./RunningTest.tsx";
import { TestResult } from "./TestResult.tsx";
import type { Sitting, TheoryTestAnswer } from "./theory-test.ts";

/** One part of the theory test, from the rules to the result. */
export function TheoryTest({ sitting, backHref }: { sitting: Sitting; backHref: string }) {
  const query = useTheoryTest(sitting);
  return (
    <Region query={query} of={m.tests_the_test()}>
      {(test) => <TestAsItStands sitting={sitting} test={test} toldAt={query.dataUpdatedAt} backHref={backHref} />}
    </Region>
  );
}

type StandProps = {
  sitting: Sitting;
  test: TheoryTestAnswer;
  /** The device's time when the server's response arrived. */
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
        <LinkButton href={backHref}>{m.tests_back_to_application()}</LinkButton>
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
        <li>{m.tests_rules({ questions, minutes, pass_mark })}</li>
        <li>{m.tests_rule_saved()}</li>
        <li>{m.tests_rule_clock()}</li>
        <li>{m.tests_rule_change()}</li>
        <li>{m.tests_attempts({ count: test.attempts_left })}</li>
      </Stack>
      {start.isError && <Banner tone="error">{errorsOf(start.error)[0]?.message}</Banner>}
      <Inline>
        <Button busy={start.isPending} onClick={() => start.mutate()}>
          {m.tests_start()}
        </Button>
        <LinkButton href={pathOf("/tests/practice")} tone="secondary">
          {m.tests_practise_first()}
        </LinkButton>
      </Inline>
    </Stack>
  );
}
