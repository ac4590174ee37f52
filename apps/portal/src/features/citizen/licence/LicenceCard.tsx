import { formatClasses, isPlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { classFacts } from "@kwan/domain/profiles";
import {
  Banner,
  Card,
  EmptyState,
  Heading,
  IdCard,
  Link,
  LinkButton,
  Skeleton,
  Stack,
  StatusTag,
  SummaryList,
  Text,
} from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Drawing } from "../../../drawings/Drawing.tsx";
import { pathOf, paths } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { today } from "../../../session/server-clock.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { standings } from "../../../words/licence-standing.ts";
import { withParts } from "../../../words/with-parts.tsx";
import { type License, q } from "./queries.ts";

/** Formats a day in digits, as on a printed card. */
const dayOnCard = (day: string | null): string => (day && isPlainDate(day) ? formatDate(day, "short") : "");

/**
 * Shows a driver's licence as a card. Shows drivers without a licence what to apply for, and those who have linked one what
 * is missing until they see it.
 */
export function LicenceCard({ driver }: { driver: string }) {
  const license = useQuery(q.licences.get(driver));
  return (
    <Region query={license} of={m.licences_your_licence()} skeleton={<Skeleton shape="block" height="card" />}>
      {(held) => (
        <Stack space="small">
          <EndorsementNotice license={held} />
          {held.is_provisional && <Provisional />}
          {held.is_card_blocked && <BlockedCard issue={held.issue ?? 1} />}
          {held.number ? <DriversCard license={held} /> : <NoCard license={held} />}
          <Permits license={held} />
        </Stack>
      )}
    </Region>
  );
}

/** Says why there is no card yet for a licence that has been linked, and what to do. */
function Provisional() {
  return (
    <Banner
      tone="info"
      heading={m.licences_provisional_title()}
      actions={
        <LinkButton href={paths.editProfilePart("identification")} tone="secondary">
          {m.licences_provisional_add()}
        </LinkButton>
      }
    >
      <Text>{m.licences_provisional()}</Text>
      <Text>{m.licences_provisional_next()}</Text>
    </Banner>
  );
}

/** Says that the card was reported lost or stolen, and does not count any more. */
function BlockedCard({ issue }: { issue: number }) {
  return (
    <Banner tone="info" heading={m.licences_card_blocked_title({ issue })}>
      {m.licences_card_blocked()}
    </Banner>
  );
}

/** Says that the holder must not drive, until when, and where to read why. */
function EndorsementNotice({ license: { endorsement } }: { license: License }) {
  if (!endorsement) return null;
  const { kind, from, until } = endorsement;
  const words = { from: dayInWords(from), until: until ? dayInWords(until) : "" };
  return (
    <Banner tone="error" heading={m.licences_endorsed_title({ kind })}>
      <Text>{m.licences_endorsed({ kind, ...words })}</Text>
      <Link href={`${pathOf("/account")}#decisions`}>{m.licences_read_the_decision()}</Link>
    </Banner>
  );
}

const restrictionsInWords = ({ restrictions }: License): string =>
  restrictions.map((code) => m.licences_restriction({ code })).join(", ") || m.licences_none();

/** Returns what the holder should do, and by when. An expired card is replaced, not renewed. */
function dueOf({ status, next_renewal_on: due }: License): { name: string; value: ReactNode }[] {
  if (status === "expired")
    return [
      {
        name: m.licences_what_to_do(),
        value: (
          <Link href={paths.addService("expired-drivers-license-replacement")}>{m.licences_apply_for_new_card()}</Link>
        ),
      },
    ];
  if (!due) return [];
  if (status === "valid") return [{ name: m.licences_renew_by(), value: dayInWords(due) }];
  return [
    {
      name: m.licences_renewal_was_due(),
      value: withParts(m.licences_due_renew, {
        date: dayInWords(due),
        link: <Link href={paths.addService("drivers-renewal")}>{m.licences_renew_now()}</Link>,
      }),
    },
  ];
}

function DriversCard({ license }: { license: License }) {
  const { number, status, classes, issued_on, expires_on } = license;
  const standing = status && standings[status];
  const isUsable = status === "valid";
  return (
    <>
      <IdCard
        heading={license.is_commercial ? m.licences_commercial_licence() : m.licences_drivers_licence()}
        issuer={m.licences_issuer()}
        holder={license.holder}
        mark={standing && !isUsable ? standing.label() : license.is_card_blocked ? m.licences_blocked() : undefined}
        front={[
          {
            name: m.licences_number(),
            value: m.licences_number_issue({ number: number ?? "", issue: license.issue ?? 1 }),
            wide: true,
          },
          { name: m.licences_classes(), value: formatClasses(classes.map(({ letter }) => letter)), wide: true },
          { name: m.licences_issued(), value: dayOnCard(issued_on) },
          { name: m.licences_expires(), value: dayOnCard(expires_on) },
        ]}
        back={[
          ...classes.map(({ letter, since }) => ({
            name: m.licences_class_since({ letter }),
            value: dayOnCard(since),
          })),
          { name: m.licences_restrictions(), value: restrictionsInWords(license), wide: true },
          { name: m.licences_processing_centre(), value: license.processing_centre ?? "-", wide: true },
          { name: m.licences_certificate(), value: license.certificate_number ?? "-", wide: true },
        ]}
      />
      <SummaryList
        rows={[
          {
            name: m.licences_status(),
            value: standing && <StatusTag tone={standing.tone}>{standing.label()}</StatusTag>,
          },
          {
            name: m.licences_may_drive(),
            value: (
              <Stack as="ul" space="xxsmall">
                {classes.map(({ letter }) => (
                  <Text as="li" key={letter}>
                    {m.licences_class_vehicles({ letter, vehicles: classFacts[letter].vehicles })}
                  </Text>
                ))}
              </Stack>
            ),
          },
          ...dueOf(license),
        ]}
      />
      <div>
        <LinkButton href={pathOf("/licence/share")} tone="secondary">
          {m.licences_share_mine()}
        </LinkButton>
      </div>
    </>
  );
}

function NoCard({ license: { learners_license: learners, is_provisional, holder } }: { license: License }) {
  if (!learners) {
    if (is_provisional) return null;
    return (
      <EmptyState
        heading={m.licences_no_licence_yet()}
        drawing={<Drawing of="first" />}
        level={3}
        action={
          <LinkButton href={pathOf("/services/add/first")} tone="secondary">
            {m.licences_get_started()}
          </LinkButton>
        }
      >
        {m.licences_learn_or_convert()}
      </EmptyState>
    );
  }
  return (
    <IdCard
      heading={m.licences_learners_licence()}
      issuer={m.licences_issuer()}
      holder={holder}
      mark={learners.expires_on < today() ? m.licences_expired() : undefined}
      front={[
        { name: m.licences_number(), value: learners.number, wide: true },
        { name: m.licences_classes(), value: formatClasses(learners.classes), wide: true },
        { name: m.licences_issued(), value: dayOnCard(learners.issued_on) },
        { name: m.licences_expires(), value: dayOnCard(learners.expires_on) },
      ]}
    />
  );
}

function Permits({ license: { international_permit, hazard_permit } }: { license: License }) {
  const permits = [
    { name: m.licences_international_permit(), permit: international_permit },
    { name: m.licences_hazard_permit(), permit: hazard_permit },
  ].flatMap(({ name, permit }) =>
    permit
      ? [{ name, value: m.licences_permit_until({ number: permit.number, date: dayInWords(permit.expires_on) }) }]
      : [],
  );
  if (permits.length === 0) return null;
  return (
    <Card as="section">
      <Stack space="xsmall">
        <Heading level={3}>{m.licences_permits()}</Heading>
        <SummaryList rows={permits} />
      </Stack>
    </Card>
  );
}
