import { Skeleton, StatusTag, SummaryList, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { Region } from "../../queries/Region.tsx";
import { today } from "../../session/server-clock.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { q } from "./queries.ts";
import { Section } from "./Section.tsx";

/** The latest eye test and its expiry date. */
export function EyeTest({ driver }: { driver: string }) {
  const test = useQuery(q.drivers.eyeTest(driver));
  return (
    <Section heading="Eye test">
      <Region query={test} of="your eye test" skeleton={<Skeleton lines={3} />}>
        {({ tested_on, is_passed, needs_glasses, acuity, centre, valid_until }) =>
          tested_on === null ? (
            <Text tone="secondary">
              We have no eye test for you. Where a service needs one, you book it in your application. It takes about 15
              minutes.
            </Text>
          ) : (
            <SummaryList
              rows={[
                { name: "Result", value: <Result isPassed={is_passed === true} validUntil={valid_until} /> },
                { name: "Taken", value: `${dayInWords(tested_on)}${centre ? `, ${centre}` : ""}` },
                { name: "Glasses", value: needs_glasses ? "Must be worn to drive" : "Not needed" },
                ...(acuity ? [{ name: "Acuity", value: acuity }] : []),
                ...(valid_until ? [{ name: "Expires", value: dayInWords(valid_until) }] : []),
              ]}
            />
          )
        }
      </Region>
    </Section>
  );
}

function Result({ isPassed, validUntil }: { isPassed: boolean; validUntil: string | null }) {
  if (!isPassed) return <StatusTag tone="critical">Not passed</StatusTag>;
  const isOver = validUntil !== null && validUntil < today();
  return isOver ? (
    <StatusTag tone="caution">Passed, no longer valid</StatusTag>
  ) : (
    <StatusTag tone="positive">Passed</StatusTag>
  );
}
