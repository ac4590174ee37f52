import type { Service } from "@kwan/sdk";
import { Heading, Inline, Stack, StatusTag, SummaryList, Text } from "@kwan/ui";
import { m } from "#messages";
import { cedisInWords, dayInWords } from "../words/dates-and-money.ts";
import { numberInWords } from "../words/number-in-words.ts";

type Application = Pick<Service, "practical_tests" | "retest">;

/** The practical tests so far, with the number of each attempt, and what the next one after a failed one needs. */
export function Attempts({ application: { practical_tests, retest } }: { application: Application }) {
  if (practical_tests.length === 0) return null;
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.attempts_heading()}</Heading>
      <SummaryList
        rows={[
          ...practical_tests.map((test, index) => {
            const { attempt: number, tested_on, is_passed, score, has_dangerous_fault, note, reason } = test;
            const isCorrection = practical_tests[index - 1]?.attempt === number;
            return {
              name: isCorrection ? m.attempts_corrected({ number }) : m.attempts_number({ number }),
              value: (
                <Stack space="xxsmall">
                  <Inline>
                    <StatusTag tone={is_passed ? "success" : "error"}>
                      {is_passed ? m.attempts_passed() : m.attempts_failed()}
                    </StatusTag>
                    <Text tone="secondary">{dayInWords(tested_on)}</Text>
                    {score !== null && <Text>{m.attempts_score({ score: numberInWords(score) })}</Text>}
                    {has_dangerous_fault && <Text>{m.attempts_fault()}</Text>}
                  </Inline>
                  {[note, reason].map((words) => words && <Text key={words}>{words}</Text>)}
                </Stack>
              ),
            };
          }),
          ...(retest
            ? [
                {
                  name: m.attempts_number({ number: retest.attempt }),
                  value: (
                    <Stack space="xxsmall">
                      <Inline>
                        <StatusTag tone={retest.is_paid ? "neutral" : "warning"}>
                          {retest.is_paid ? m.attempts_to_take() : m.attempts_to_pay()}
                        </StatusTag>
                        <Text as="span" figures>
                          {cedisInWords(retest.price)}
                        </Text>
                      </Inline>
                      <Text>{m.attempts_from({ day: dayInWords(retest.from) })}</Text>
                    </Stack>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}
