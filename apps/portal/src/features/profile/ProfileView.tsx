import { displayName, phoneInWords } from "@kwan/domain";
import { Inline, Skeleton, SummaryList } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { dayInWords } from "../../words/dates-and-money.ts";
import { VerifiedTag } from "../../words/VerifiedTag.tsx";
import { type Driver, q } from "./queries.ts";
import { Section } from "./Section.tsx";
import { addressInWords, idTypeInWords, sexInWords } from "./words.ts";

const marked = (value: ReactNode, isVerified: boolean) =>
  value ? (
    <Inline space="xsmall">
      <span>{value}</span>
      <VerifiedTag isVerified={isVerified} />
    </Inline>
  ) : undefined;

/** A driver's profile, with a link to change each part. */
export function ProfileView({ driver }: { driver: string }) {
  const profile = useQuery(q.drivers.get(driver));
  return (
    <Region query={profile} of="your profile" skeleton={<Skeleton shape="block" height="card" />}>
      {(known) => (
        <>
          <Identity driver={known} />
          <IdentityDocument driver={driver} />
          <Contact driver={known} />
          <Address driver={known} />
        </>
      )}
    </Region>
  );
}

function Identity({ driver }: { driver: Driver }) {
  return (
    <Section
      heading="Who you are"
      changeHref={paths.editProfilePart("identity")}
      changes="your names, birth date or nationality"
    >
      <SummaryList
        rows={[
          { name: "Name", value: displayName(driver) },
          { name: "Date of birth", value: dayInWords(driver.date_of_birth) },
          { name: "Nationality", value: driver.nationality?.label },
          { name: "Sex", value: sexInWords(driver.sex) },
        ]}
      />
    </Section>
  );
}

function IdentityDocument({ driver }: { driver: string }) {
  const identification = useQuery(q.drivers.identification(driver));
  return (
    <Region query={identification} of="your identification" skeleton={<Skeleton lines={3} />}>
      {({ id_type, id_number, expires_on, is_verified }) => (
        <Section
          heading="Identification"
          changeHref={is_verified ? undefined : paths.editProfilePart("identification")}
          changes="your identification"
        >
          <SummaryList
            rows={[
              { name: "Document", value: idTypeInWords(id_type) },
              { name: "Number", value: marked(id_number, is_verified) },
              ...(expires_on ? [{ name: "Expires", value: dayInWords(expires_on) }] : []),
            ]}
          />
        </Section>
      )}
    </Region>
  );
}

/** The contacts of the account, which are changed and verified there. */
function Contact({ driver }: { driver: Driver }) {
  const { phone_number, is_phone_verified, email, is_email_verified } = driver;
  return (
    <Section heading="How we reach you">
      <SummaryList
        rows={[
          {
            name: "Phone number",
            value: marked(phone_number && phoneInWords(phone_number), is_phone_verified),
            href: paths.changeLogin("phone"),
            changes: phone_number && !is_phone_verified ? "or verify your phone number" : "your phone number",
          },
          {
            name: "Email address",
            value: marked(email, is_email_verified),
            href: paths.changeLogin("email"),
            changes: email && !is_email_verified ? "or verify your email address" : "your email address",
          },
        ]}
      />
    </Section>
  );
}

function Address({ driver }: { driver: Driver }) {
  return (
    <Section heading="Where you live" changeHref={paths.editProfilePart("address")} changes="your address">
      <SummaryList rows={[{ name: "Address", value: addressInWords(driver.address) }]} />
    </Section>
  );
}
