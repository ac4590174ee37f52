import { phoneInWords } from "@kwan/domain";
import { Banner, Inline, LinkButton, Skeleton, Stack, SummaryList, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { VerifiedTag } from "../../words/VerifiedTag.tsx";
import { type ContactName, contacts } from "./contacts.ts";
import { type Account, q } from "./queries.ts";

/** The contacts and the password of an account, with a link to change each. */
export function LoginDetails() {
  const me = useQuery(q.users.me());
  return (
    <Region query={me} of="your account" skeleton={<Skeleton lines={3} />}>
      {(account) => (
        <Stack>
          <Text>You log in with your email address or phone number, and we send your messages there.</Text>
          <Pending account={account} contact="email" />
          <Pending account={account} contact="phone" />
          <SummaryList
            rows={[
              contactRow(account, "email"),
              contactRow(account, "phone"),
              {
                name: "Password",
                value: "Hidden",
                href: paths.changeLogin("password"),
                changes: "your password",
              },
            ]}
          />
        </Stack>
      )}
    </Region>
  );
}

function contactRow(account: Account, contact: ContactName) {
  const { name, label, of } = contacts[contact];
  const { present, isVerified } = of(account);
  return {
    name: label,
    value: present && (
      <Inline space="xsmall">
        <span>{phoneInWords(present)}</span>
        <VerifiedTag isVerified={isVerified} />
      </Inline>
    ),
    href: paths.changeLogin(contact),
    changes: present && !isVerified ? `or verify your ${name}` : `your ${name}`,
  };
}

/** A new contact whose code has not been entered yet. */
function Pending({ account, contact }: { account: Account; contact: ContactName }) {
  const { name, of } = contacts[contact];
  const { present, pending } = of(account);
  if (pending === null) return null;
  return (
    <Banner
      tone="caution"
      level={3}
      heading={`Verify your new ${name}`}
      actions={
        <LinkButton href={paths.changeLogin(contact)} tone="secondary">
          Enter the code
        </LinkButton>
      }
    >
      We will use {phoneInWords(pending)} once you have entered the code that we sent there.
      {present && present !== pending ? ` Until then, we will use ${phoneInWords(present)}.` : ""}
    </Banner>
  );
}
