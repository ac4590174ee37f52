import { ownEmail, phoneInWords } from "@kwan/domain";
import { Banner, Button, Inline, LinkButton, Skeleton, Stack, SummaryList, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { paths } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { resendTimes } from "../../../session/resend-times.ts";
import { onThisDevice } from "../../../session/server-clock.ts";
import { VerifiedTag } from "../../../tags/VerifiedTag.tsx";
import { errorsOf } from "../../../words/call-errors.ts";
import { type ContactName, contacts } from "./contacts.ts";
import { type Account, kwan, q } from "./queries.ts";

/** The contact details and the password of an account, with a link to change each. */
export function LoginDetails() {
  const me = useQuery(q.users.me());
  return (
    <Region query={me} of={m.account_your_account()} skeleton={<Skeleton lines={3} />}>
      {(account) => (
        <Stack>
          <Text>{howToLogIn(account)}</Text>
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

/** Says what the person can log in with. Only a verified email address or phone number can be used. */
function howToLogIn({ email, is_email_verified, is_phone_verified }: Account): string {
  if (is_email_verified) return is_phone_verified ? m.account_login_explained() : m.account_login_by_email();
  return ownEmail(email) ? m.account_login_by_phone_only() : m.account_login_by_phone();
}

function contactRow(account: Account, contact: ContactName) {
  const { words, of } = contacts[contact];
  const { present, isVerified, pending } = of(account);
  const shown = present ?? pending;
  return {
    name: words.label(),
    value: shown && (
      <Inline space="xsmall">
        <span>{phoneInWords(shown)}</span>
        <VerifiedTag isVerified={isVerified} />
      </Inline>
    ),
    href: paths.changeLogin(contact),
    changes: shown && !isVerified ? words.orVerify() : words.changes(),
  };
}

/** A new email address or phone number that has not been confirmed with its code yet. */
function Pending({ account, contact }: { account: Account; contact: ContactName }) {
  const { words, of } = contacts[contact];
  const { present, pending } = of(account);
  if (pending === null) return null;
  const isFirst = present === null;
  const shown = phoneInWords(pending);
  return (
    <Banner
      tone="warning"
      level={3}
      heading={isFirst ? words.verify() : words.verifyNew()}
      actions={
        <>
          {isFirst && <SendCode contact={contact} pending={pending} />}
          <LinkButton href={paths.changeLogin(contact)} tone="secondary">
            {m.account_enter_code()}
          </LinkButton>
        </>
      }
    >
      {isFirst ? m.account_pending_first({ contact: shown }) : m.account_pending({ contact: shown })}
      {present && present !== pending ? ` ${m.account_pending_until({ contact: phoneInWords(present) })}` : ""}
    </Banner>
  );
}

/** Sends a code to the account's first email address or phone number, and opens the page where it is entered. */
function SendCode({ contact, pending }: { contact: ContactName; pending: string }) {
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      resendTimes.keep(pending, onThisDevice((await kwan.auth.resendCode(pending, {})).resend_after));
      await navigate(paths.changeLogin(contact));
    } catch (cause) {
      setFault(errorsOf(cause)[0]?.message);
      setSending(false);
    }
  };
  return (
    <>
      <Button busy={isSending} onClick={() => void send()}>
        {m.account_send_code()}
      </Button>
      {fault && <Text role="alert">{fault}</Text>}
    </>
  );
}
