import { Skeleton, StatusTag, SummaryList, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Region } from "../../../queries/Region.tsx";
import { today } from "../../../session/server-clock.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { q } from "./queries.ts";
import { Section } from "./Section.tsx";

/** The latest eye test and its expiry date. */
export function EyeTest({ driver }: { driver: string }) {
  const test = useQuery(q.drivers.eyeTest(driver));
  return (
    <Section id="eye-test" heading={m.profile_eye_test()}>
      <Region query={test} of={m.profile_your_eye_test()} skeleton={<Skeleton lines={3} />}>
        {({ tested_on, is_passed, needs_glasses, acuity, centre, valid_until }) =>
          tested_on === null ? (
            <Text tone="secondary">{m.profile_no_eye_test()}</Text>
          ) : (
            <SummaryList
              rows={[
                { name: m.profile_result(), value: <Result isPassed={is_passed === true} validUntil={valid_until} /> },
                { name: m.profile_taken(), value: [dayInWords(tested_on), centre].filter(Boolean).join(", ") },
                {
                  name: m.profile_glasses(),
                  value: needs_glasses ? m.profile_glasses_needed() : m.profile_glasses_not_needed(),
                },
                ...(acuity ? [{ name: m.profile_acuity(), value: acuity }] : []),
                ...(valid_until ? [{ name: m.profile_expires(), value: dayInWords(valid_until) }] : []),
              ]}
            />
          )
        }
      </Region>
    </Section>
  );
}

function Result({ isPassed, validUntil }: { isPassed: boolean; validUntil: string | null }) {
  if (!isPassed) return <StatusTag tone="error">{m.profile_not_passed()}</StatusTag>;
  const isOver = validUntil !== null && validUntil < today();
  return isOver ? (
    <StatusTag tone="neutral">{m.profile_passed_over()}</StatusTag>
  ) : (
    <StatusTag tone="success">{m.profile_passed()}</StatusTag>
  );
}
