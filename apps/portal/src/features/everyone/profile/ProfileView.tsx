import { displayName, phoneInWords } from "@kwan/domain";
import { Inline, Link, Skeleton, SummaryList } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages";
import { paths } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { VerifiedTag } from "../../../tags/VerifiedTag.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { type Driver, q } from "./queries.ts";
import { Section } from "./Section.tsx";
import { addressInWords, idTypeInWords, sexInWords } from "./words.ts";

/** Shows a detail, whether it is verified, and the way to verify it if it is not. */
const marked = (value: ReactNode, isVerified: boolean, verify?: ReactNode) =>
  value ? (
    <Inline space="xsmall">
      <span>{value}</span>
      <VerifiedTag isVerified={isVerified} />
      {!isVerified && verify}
    </Inline>
  ) : undefined;

/** A driver's profile, with a link to change each part. */
export function ProfileView({ driver }: { driver: string }) {
  const profile = useQuery(q.drivers.get(driver));
  return (
    <Region query={profile} of={m.profile_your_profile()} skeleton={<Skeleton shape="block" height="card" />}>
      {(record) => (
        <>
          <Identity driver={record} />
          <IdentityDocument driver={driver} />
          <Contact driver={record} />
          <Address driver={record} />
        </>
      )}
    </Region>
  );
}

function Identity({ driver }: { driver: Driver }) {
  return (
    <Section
      id="who-you-are"
      heading={m.profile_who_you_are()}
      changeHref={paths.editProfilePart("identity")}
      changes={m.profile_change_identity()}
    >
      <SummaryList
        rows={[
          { name: m.profile_name(), value: displayName(driver) },
          { name: m.profile_date_of_birth(), value: dayInWords(driver.date_of_birth) },
          { name: m.profile_nationality(), value: driver.nationality?.label },
          { name: m.profile_sex(), value: sexInWords(driver.sex) },
        ]}
      />
    </Section>
  );
}

function IdentityDocument({ driver }: { driver: string }) {
  const identification = useQuery(q.drivers.identification(driver));
  return (
    <Region query={identification} of={m.profile_your_identification()} skeleton={<Skeleton lines={3} />}>
      {({ id_type, id_number, expires_on, is_verified }) => (
        <Section
          id="identification"
          heading={m.profile_identification()}
          changeHref={is_verified ? undefined : paths.editProfilePart("identification")}
          changes={m.profile_your_identification()}
        >
          <SummaryList
            rows={[
              { name: m.profile_document(), value: idTypeInWords(id_type) },
              { name: m.profile_number(), value: marked(id_number, is_verified) },
              ...(expires_on ? [{ name: m.profile_expires(), value: dayInWords(expires_on) }] : []),
            ]}
          />
        </Section>
      )}
    </Region>
  );
}

/** The account's contact details. People change and verify them on the account page. */
function Contact({ driver }: { driver: Driver }) {
  const { phone_number, is_phone_verified, is_email_verified } = driver;
  // A first email address belongs to nobody before its code has been entered, so the profile does not have it yet.
  const { data: me } = useQuery(q.users.me());
  const email = driver.email ?? me?.pending_email;
  return (
    <Section id="how-we-reach-you" heading={m.profile_how_we_reach_you()}>
      <SummaryList
        rows={[
          {
            name: m.profile_phone_number(),
            value: marked(
              phone_number && phoneInWords(phone_number),
              is_phone_verified,
              <Link href={paths.changeLogin("phone")}>{m.account_phone_verify()}</Link>,
            ),
            href: paths.changeLogin("phone"),
            changes: m.profile_change_phone(),
          },
          {
            name: m.profile_email(),
            value: marked(
              email,
              is_email_verified,
              <Link href={paths.changeLogin("email")}>{m.account_email_verify()}</Link>,
            ),
            href: paths.changeLogin("email"),
            changes: m.profile_change_email(),
          },
        ]}
      />
    </Section>
  );
}

function Address({ driver }: { driver: Driver }) {
  return (
    <Section
      id="where-you-live"
      heading={m.profile_where_you_live()}
      changeHref={paths.editProfilePart("address")}
      changes={m.profile_change_address()}
    >
      <SummaryList rows={[{ name: m.profile_address(), value: addressInWords(driver.address) }]} />
    </Section>
  );
}
