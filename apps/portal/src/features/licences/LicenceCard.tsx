import { showClasses } from "@kwan/domain";
import { Card, EmptyState, Heading, IdCard, Link, LinkButton, Skeleton, Stack, StatusTag, SummaryList } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { today } from "../../session/server-clock.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { type License, q } from "./queries.ts";
import { standings } from "./standing.ts";

const issuer = "Republic of Ghana";

/** A driver's licence as a card; before the first licence, what to apply for. */
export function LicenceCard({ driver, holder }: { driver: string; holder: string }) {
  const license = useQuery(q.licences.get(driver));
  return (
    <Region query={license} of="your licence" skeleton={<Skeleton shape="block" height="card" />}>
      {(held) => (
        <Stack space="small">
          {held.number ? <DriversCard license={held} holder={holder} /> : <NoCard license={held} holder={holder} />}
          <Permits license={held} />
        </Stack>
      )}
    </Region>
  );
}

/** What the holder should do and by when. An expired card is replaced, not renewed. */
function dueOf({ status, next_renewal_on: due }: License): { name: string; value: ReactNode }[] {
  if (status === "expired")
    return [
      {
        name: "What to do",
        value: <Link href={paths.addService("expired-drivers-license-replacement")}>Apply for a new card</Link>,
      },
    ];
  if (!due || status === "revoked") return [];
  if (status === "valid") return [{ name: "Renew by", value: dayInWords(due) }];
  return [
    {
      name: "Renewal was due",
      value: (
        <>
          {dayInWords(due)}. <Link href={paths.addService("drivers-renewal")}>Renew it now</Link>
        </>
      ),
    },
  ];
}

function DriversCard({ license, holder }: { license: License; holder: string }) {
  const { number, status, classes, issued_on, expires_on } = license;
  const standing = status && standings[status];
  const isUsable = status === "valid";
  return (
    <>
      <IdCard
        title={license.is_commercial ? "Commercial driver's licence" : "Driver's licence"}
        issuer={issuer}
        holder={holder}
        mark={standing && !isUsable ? standing.label : undefined}
        front={[
          { name: "Number", value: number, wide: true },
          { name: "Classes", value: showClasses(classes.map(({ letter }) => letter)) },
          { name: "Issued", value: dayInWords(issued_on) },
          { name: "Expires", value: dayInWords(expires_on) },
        ]}
        back={[
          ...classes.map(({ letter, since }) => ({ name: `Class ${letter} since`, value: dayInWords(since) })),
          { name: "Restrictions", value: license.restrictions.join(", ") || "None" },
          { name: "Processing centre", value: license.processing_centre ?? "-" },
          { name: "Certificate", value: license.certificate_number ?? "-" },
        ]}
      />
      <SummaryList
        rows={[
          { name: "Status", value: standing && <StatusTag tone={standing.tone}>{standing.label}</StatusTag> },
          ...dueOf(license),
        ]}
      />
      <div>
        <LinkButton href={paths.shareLicence} tone="secondary">
          Share my licence
        </LinkButton>
      </div>
    </>
  );
}

function NoCard({ license: { learners_license: learners }, holder }: { license: License; holder: string }) {
  if (!learners) {
    return (
      <EmptyState
        heading="We do not have a licence for you yet"
        level={3}
        action={
          <LinkButton href={paths.firstService} tone="secondary">
            Get started
          </LinkButton>
        }
      >
        Learn to drive, or convert a licence from another country.
      </EmptyState>
    );
  }
  return (
    <IdCard
      title="Learner's licence"
      issuer={issuer}
      holder={holder}
      mark={learners.expires_on < today() ? "Expired" : undefined}
      front={[
        { name: "Number", value: learners.number, wide: true },
        { name: "Classes", value: showClasses(learners.classes) },
        { name: "Issued", value: dayInWords(learners.issued_on) },
        { name: "Expires", value: dayInWords(learners.expires_on) },
      ]}
    />
  );
}

function Permits({ license: { international_permit, hazard_permit } }: { license: License }) {
  const permits = [
    { name: "International driving permit", permit: international_permit },
    { name: "Hazardous goods permit", permit: hazard_permit },
  ].flatMap(({ name, permit }) =>
    permit ? [{ name, value: `${permit.number}, until ${dayInWords(permit.expires_on)}` }] : [],
  );
  if (permits.length === 0) return null;
  return (
    <Card as="section">
      <Stack space="xsmall">
        <Heading level={3}>Permits</Heading>
        <SummaryList rows={permits} />
      </Stack>
    </Card>
  );
}
