import { Banner, Heading, Inline, LinkButton, Stack, SummaryList, Text } from "@kwan/ui";
import { m } from "#messages";
import { Drawing } from "../../../drawings/Drawing.tsx";
import { pathOf } from "../../../paths.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import type { TheoryTestAnswer } from "./theory-test.ts";
import { topicNames } from "./topic-names.ts";

/** The result, the topics with mistakes, and what to do next. */
export function TestResult({ test, backHref }: { test: TheoryTestAnswer; backHref: string }) {
  const { result, may_start_on, attempts_left } = test;
  if (!result) return null;
  return (
    <Stack space="large">
      {result.is_passed && <Drawing of="passed" />}
      <Banner
        tone={result.is_passed ? "success" : "error"}
        heading={result.is_passed ? m.tests_passed() : m.tests_not_passed()}
      >
        {m.tests_score({ right: result.right, count: result.questions, pass_mark: result.pass_mark })}
      </Banner>
      {result.topics_missed.length > 0 && (
        <Stack space="xsmall">
          <Heading level={2}>{m.tests_topics()}</Heading>
          <SummaryList
            rows={result.topics_missed.map(({ topic, missed }) => ({
              name: topicNames[topic],
              value: m.tests_missed({ count: missed }),
            }))}
          />
        </Stack>
      )}
      {!result.is_passed && (
        <Text>
          {may_start_on
            ? m.tests_again_from({ day: dayInWords(may_start_on) })
            : attempts_left > 0
              ? m.tests_again()
              : m.tests_none_left()}{" "}
          {attempts_left > 0 && m.tests_attempts_left({ count: attempts_left })}
        </Text>
      )}
      <Inline>
        {!result.is_passed && <LinkButton href={pathOf("/tests/practice")}>{m.tests_practise()}</LinkButton>}
        <LinkButton href={backHref} tone={result.is_passed ? "primary" : "secondary"}>
          {m.tests_back_to_application()}
        </LinkButton>
      </Inline>
    </Stack>
  );
}
