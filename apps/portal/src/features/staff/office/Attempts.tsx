import { Heading, Inline, Stack, StatusTag, SummaryList, Text } from "@kwan/ui";
import { m } from "#messages";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { numberInWords } from "../../../words/number-in-words.ts";
import type { Application } from "./queries.ts";

/** The practical tests so far, with the number of each attempt. */
export function Attempts({ application: { practical_tests } }: { application: Application }) {
  if (practical_tests.length === 0) return null;
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.office_attempts()}</Heading>
      <SummaryList
        rows={practical_tests.map(({ attempt, tested_on, is_passed, score, has_dangerous_fault, note, reason }) => ({
          name: m.office_attempt({ number: attempt }),
          value: (
            <Stack space="xxsmall">
              <Inline>
                <StatusTag tone={is_passed ? "positive" : "critical"}>
                  {is_passed ? m.office_attempt_passed() : m.office_attempt_failed()}
                </StatusTag>
                <Text tone="secondary">{dayInWords(tested_on)}</Text>
                {score !== null && <Text>{m.office_attempt_score({ score: numberInWords(score) })}</Text>}
                {has_dangerous_fault && <Text>{m.office_attempt_fault()}</Text>}
              </Inline>
              {[note, reason].map((words) => words && <Text key={words}>{words}</Text>)}
            </Stack>
          ),
        }))}
      />
    </Stack>
  );
}
