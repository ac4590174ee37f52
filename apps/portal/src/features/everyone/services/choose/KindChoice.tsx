import { families, kindRows } from "@kwan/domain/kinds";
import { Card, Grid, Heading, Link, Skeleton, Stack, Switch, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { Region } from "../../../../queries/Region.tsx";
import { numberInWords } from "../../../../words/number-in-words.ts";
import { withParts } from "../../../../words/with-parts.tsx";
import { useFormPlace } from "../form-place.ts";
import { useFormWords } from "../form-words.ts";
import { type AvailableKind, allKinds } from "../queries.ts";
import { KindCard } from "./KindCard.tsx";

const Waiting = () => (
  <Grid columns="wide">
    {["1", "2", "3", "4"].map((key) => (
      <Card key={key}>
        <Skeleton lines={6} />
      </Card>
    ))}
  </Grid>
);

const familyOf = ({ kind }: AvailableKind) => kindRows.find((row) => row.kind === kind)?.family;

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
  const [onlyOpen, setOnlyOpen] = useState(place.driver !== undefined);
  return (
    <Region query={query} of={m.services_the_services()} skeleton={<Waiting />}>
      {({ results }) => {
        const listedKinds = onlyOpen
          ? results.filter(place.driver === undefined ? ({ is_eligible }) => is_eligible : isCurrent)
          : openFirst(results);
        return (
          <Stack space="xlarge">
            <Switch
              label={words.onlyOpen()}
              checked={onlyOpen}
              onChange={({ currentTarget }) => setOnlyOpen(currentTarget.checked)}
            />
            <Text role="status" tone="secondary">
              {m.queries_shown({ shown: numberInWords(listedKinds.length), count: numberInWords(results.length) })}
            </Text>
            {listedKinds.length === 0 && (
              <p>
                {withParts(words.nothingOpen, {
                  link: <Link href={place.applications}>{words.applications()}</Link>,
                })}
              </p>
            )}
            {Object.entries(families).map(([family, title]) => {
              const ofFamily = listedKinds.filter((each) => familyOf(each) === family);
              return (
                ofFamily.length > 0 && (
                  <Stack as="section" key={family}>
                    <Heading level={2}>{title}</Heading>
                    <Grid as="ul" columns="wide">
                      {ofFamily.map((available) => (
                        <KindCard key={available.kind} available={available} />
                      ))}
                    </Grid>
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
