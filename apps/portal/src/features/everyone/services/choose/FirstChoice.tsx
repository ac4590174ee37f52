import type { Kind } from "@kwan/domain/kinds";
import { Card, Grid, Heading, Link, LinkButton, Skeleton, Stack, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { pathOf } from "../../../../paths.ts";
import { Region } from "../../../../queries/Region.tsx";
import { withParts } from "../../../../words/with-parts.tsx";
import { type AvailableKind, allKinds } from "../queries.ts";
import { KindCard } from "./KindCard.tsx";

/** The services for people without a licence, described for someone who is new to them. */
const ways: readonly { kind: Kind; heading: () => string }[] = [
  { kind: "learners-license", heading: m.services_want_to_learn },
  { kind: "foreign-license-conversion", heading: m.services_foreign_licence },
  { kind: "old-drivers-license-replacement", heading: m.services_old_licence },
];

const Waiting = () => (
  <Stack>
    {ways.map(({ kind }) => (
      <Card key={kind}>
        <Skeleton lines={5} />
      </Card>
    ))}
  </Stack>
);

/**
 * Helps people choose their first service (R-RTE-08), with the cost, duration and requirements of each. The one for which
 * they came, if any, is the first.
 */
export function FirstChoice({ driver, wanted }: { driver: string; wanted?: Kind | undefined }) {
  const query = useQuery(allKinds(driver));
  return (
    <Region query={query} of={m.services_the_services()} skeleton={<Waiting />}>
      {({ results }) => (
        <Stack space="large">
          <One available={results.find(({ kind }) => kind === wanted)} heading={m.services_chosen()} />
          {!hasLicence(results) && (
            <div>
              <LinkButton href={pathOf("/licence/claim")} tone="secondary">
                {m.licences_claim_link()}
              </LinkButton>
            </div>
          )}
          <Others kinds={results.filter((each) => each.kind !== wanted && isForHolder(each))} />
          {ways
            .filter(({ kind }) => kind !== wanted)
            .map(({ kind, heading }) => (
              <One key={kind} available={results.find((each) => each.kind === kind)} heading={heading()} />
            ))}
          <Text>
            {withParts(m.services_something_else, {
              link: <Link href={pathOf("/services/add/type")}>{m.services_see_all()}</Link>,
            })}
          </Text>
        </Stack>
      )}
    </Region>
  );
}

/** One service, below a heading in the words of the person who looks for it. */
function One({ available, heading }: { available: AvailableKind | undefined; heading: string }) {
  return (
    available && (
      <Stack as="section" space="small">
        <Heading level={2}>{heading}</Heading>
        <Stack as="ul">
          <KindCard available={available} />
        </Stack>
      </Stack>
    )
  );
}

/** Whether there is a licence on the record, possibly one that is linked provisionally. */
const hasLicence = (kinds: readonly AvailableKind[]): boolean =>
  kinds.some(({ kind, reasons }) => kind === "drivers-renewal" && reasons.every(({ code }) => code !== "no_license"));

/**
 * Whether this person can apply for a service that needs a licence, either today or once their identity has been
 * verified.
 */
const isForHolder = ({ kind, reasons }: AvailableKind): boolean =>
  ways.every((way) => way.kind !== kind) &&
  reasons.every(({ remedy }) => remedy.do === "identify" || remedy.do === "confirm_identity");

/**
 * Services for people who already have a licence. They come first, because people with a licence look for one of them.
 */
function Others({ kinds }: { kinds: readonly AvailableKind[] }) {
  if (kinds.length === 0) return null;
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.services_have_licence()}</Heading>
      <Grid as="ul" columns="wide">
        {kinds.map((available) => (
          <KindCard key={available.kind} available={available} />
        ))}
      </Grid>
    </Stack>
  );
}
