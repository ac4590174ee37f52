import { Banner, Heading, LinkButton, Stack, SummaryList, Text } from "@kwan/ui";
import { dayInWords } from "../../frame/in-words.ts";
import { paths } from "../../paths.ts";
import type { TheoryTestAnswer } from "./theory-test.ts";
import { topicNames } from "./topic-names.ts";

/** How it went, what was missed, and what comes next. */
export function TestResult({ test, backHref }: { test: TheoryTestAnswer; backHref: string }) {
  const { result, may_start_on, attempts_left } = test;
  if (!result) return null;
  return (
    <Stack space="large">
      <Banner
        tone={result.is_passed ? "positive" : "critical"}
        heading={result.is_passed ? "Passed" : "Not passed this time"}
      >
        {result.right} of {result.questions} right. {result.pass_mark} are enough to pass.
      </Banner>
      {result.topics_missed.length > 0 && (
        <Stack space="xsmall">
          <Heading level={2}>What to look at again</Heading>
          <SummaryList
            rows={result.topics_missed.map(({ topic, missed }) => ({
              name: topicNames[topic],
              value: missed === 1 ? "1 question" : `${missed} questions`,
            }))}
          />
        </Stack>
      )}
      {!result.is_passed && (
        <Text>
          {may_start_on
            ? `You can take it again from ${dayInWords(may_start_on)}. `
            : attempts_left > 0
              ? "You can take it again. "
              : "All tries of this application are used. "}
          {attempts_left > 0 &&
            `${attempts_left === 1 ? "1 try is" : `${attempts_left} tries are`} left. Practice is free.`}
        </Text>
      )}
      <div>
        <LinkButton href={result.is_passed ? backHref : paths.practice}>
          {result.is_passed ? "Back to your application" : "Practise"}
        </LinkButton>
      </div>
    </Stack>
  );
}
