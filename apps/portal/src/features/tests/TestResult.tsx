import { Banner, Heading, Inline, LinkButton, Stack, SummaryList, Text } from "@kwan/ui";
import { paths } from "../../paths.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import type { TheoryTestAnswer } from "./theory-test.ts";
import { topicNames } from "./topic-names.ts";

/** The result, the topics with mistakes, and what comes next. */
export function TestResult({ test, backHref }: { test: TheoryTestAnswer; backHref: string }) {
  const { result, may_start_on, attempts_left } = test;
  if (!result) return null;
  return (
    <Stack space="large">
      <Banner
        tone={result.is_passed ? "positive" : "critical"}
        heading={result.is_passed ? "Passed" : "Not passed this time"}
      >
        You scored {result.right} out of {result.questions}. You need {result.pass_mark} to pass.
      </Banner>
      {result.topics_missed.length > 0 && (
        <Stack space="xsmall">
          <Heading level={2}>Topics to practise</Heading>
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
              : "You have used all attempts of this application. "}
          {attempts_left > 0 &&
            `You have ${attempts_left === 1 ? "1 attempt" : `${attempts_left} attempts`} left. Practice is free.`}
        </Text>
      )}
      <Inline>
        {!result.is_passed && <LinkButton href={paths.practice}>Practise</LinkButton>}
        <LinkButton href={backHref} tone={result.is_passed ? "primary" : "secondary"}>
          Back to your application
        </LinkButton>
      </Inline>
    </Stack>
  );
}
