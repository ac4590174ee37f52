import { ownEmail, phoneInWords } from "@kwan/domain";
import { Banner, Inline, LinkButton, Skeleton, Stack, SummaryList, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { paths } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { VerifiedTag } from "../../../tags/VerifiedTag.tsx";
import { type ContactName, contacts } from "./contacts.ts";
import { type Account, q } from "./queries.ts";

/** The contact details and the password of an account, with a link to change each. */
export function LoginDetails() {
  const me = useQuery(q.users.me());
  return (
    <Region query={me} of={m.account_your_account()} skeleton={<Skeleton lines={3} />}>
      {(account) => (
        <Stack>
          <Text>
            {!ownEmail(account.email) || account.is_email_verified
              ? m.account_login_explained()
              : m.account_login_by_phone_only()}
          </Text>
          <Pending account={account} contact="email" />
          <Pending account={account} contact="phone" />
          <SummaryList
            rows={[
              contactRow(account, "email"),
              contactRow(account, "phone"),
              {
                name: m.account_password(),
                value: m.account_hidden(),
                href: paths.changeLogin("password"),
                changes: m.account_changes_password(),
              },
            ]}
          />
        </Stack>
      )}
    </Region>
  );
}

function contactRow(account: Account, contact: ContactName) {
  const { words, of } = contacts[contact];
  const { present, isVerified } = of(account);
  return {
    name: words.label(),
    value: present && (
      <Inline space="xsmall">
        <span>{phoneInWords(present)}</span>
        <VerifiedTag isVerified={isVerified} />
      </Inline>
    ),
    href: paths.changeLogin(contact),
    changes: present && !isVerified ? words.orVerify() : words.changes(),
  };
}

/** A new email address or phone number that has not been confirmed with its code yet. */
function Pending({ account, contact }: { account: Account; contact: ContactName }) {
  const { words, of } = contacts[contact];
  const { present, pending } = of(account);
  if (pending === null) return null;
  return (
    <Banner
      tone="caution"
      level={3}
      heading={words.verifyNew()}
      actions={
        <LinkButton href={paths.changeLogin(contact)} tone="secondary">
          {m.account_enter_code()}
        </LinkButton>
      }
    >
      {m.account_pending({ contact: phoneInWords(pending) })}
      {present && present !== pending ? ` ${m.account_pending_until({ contact: phoneInWords(present) })}` : ""}
    </Banner>
  );
}
