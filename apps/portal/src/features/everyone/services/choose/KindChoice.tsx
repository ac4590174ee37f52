import { families } from "@kwan/domain/kinds";
import { Card, Heading, Link, SearchInput, Skeleton, Stack, Switch, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { Region } from "../../../../queries/Region.tsx";
import { numberInWords } from "../../../../words/number-in-words.ts";
import { withParts } from "../../../../words/with-parts.tsx";
import { useFormPlace } from "../form-place.ts";
import { useFormWords } from "../form-words.ts";
import { type AvailableKind, allKinds } from "../queries.ts";
import { findKinds, rowOf } from "./find-kinds.ts";
import * as styles from "./KindLine.css.ts";
import { KindLine } from "./KindLine.tsx";

const Waiting = () => (
  <Stack>
    {["1", "2", "3", "4"].map((key) => (
      <Card key={key}>
        <Skeleton lines={3} />
      </Card>
    ))}
  </Stack>
);

/** Puts the services for which the person can apply first, and otherwise keeps the server's order. */
const openFirst = (kinds: readonly AvailableKind[]): AvailableKind[] =>
  [...kinds].sort((one, other) => Number(other.is_eligible) - Number(one.is_eligible));

/** Whether a person can apply for a service now, or has an application for it in progress. */
const isCurrent = ({ is_eligible, reasons }: AvailableKind): boolean =>
  is_eligible || reasons.some(({ code }) => code === "already_open");

/** All kinds of service, grouped by what people look for (R-RTE-07). */
export function KindChoice({ driver }: { driver: string }) {
  const query = useQuery(allKinds(driver));
  const place = useFormPlace();
  const words = useFormWords();
  // At the counter, an officer needs only the services for which the person can apply today, and those already in
  // progress.
  const [text, setText] = useState("");
  const [onlyOpen, setOnlyOpen] = useState(place.driver !== undefined);
  return (
    <Region query={query} of={m.services_the_services()} skeleton={<Waiting />}>
      {({ results }) => {
        const ofTheTime = onlyOpen
          ? results.filter(place.driver === undefined ? ({ is_eligible }) => is_eligible : isCurrent)
          : openFirst(results);
        const listedKinds = findKinds(ofTheTime, text);
        return (
          <Stack>
            <Stack space="small">
              <SearchInput
                label={m.services_find()}
                hideLabel={false}
                hint={m.services_find_hint()}
                width="medium"
                onSearch={setText}
              />
              <Switch
                label={words.onlyOpen()}
                checked={onlyOpen}
                onChange={({ currentTarget }) => setOnlyOpen(currentTarget.checked)}
              />
              <Text role="status" tone="secondary" size="small">
                {m.queries_shown({ shown: numberInWords(listedKinds.length), count: numberInWords(results.length) })}
              </Text>
            </Stack>
            {listedKinds.length === 0 &&
              (ofTheTime.length === 0 ? (
                <p>
                  {withParts(words.nothingOpen, {
                    link: <Link href={place.applications}>{words.applications()}</Link>,
                  })}
                </p>
              ) : (
                <p>{m.services_find_none()}</p>
              ))}
            {Object.entries(families).map(([family, title]) => {
              const ofFamily = listedKinds.filter((each) => rowOf(each)?.family === family);
              return (
                ofFamily.length > 0 && (
                  <Stack as="section" key={family} space="xsmall">
                    <Heading level={2} size={4}>
                      {title}
                    </Heading>
                    <Stack as="ul" space="none" className={styles.lines}>
                      {ofFamily.map((available) => (
                        <KindLine key={available.kind} available={available} />
                      ))}
                    </Stack>
                  </Stack>
                )
              );
            })}
          </Stack>
        );
      }}
    </Region>
  );
}
