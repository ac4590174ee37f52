import { ageOn, mayDo, ownEmail, phoneInWords } from "@kwan/domain";
import { figures } from "@kwan/domain/kinds";
import { idTypes, restrictions, sexes } from "@kwan/domain/profiles";
import { Grid, Heading, Inline, Stack, StatusTag, SummaryList, type SummaryRow, Text } from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { onScreen } from "../../../page/on-screen.css.ts";
import { today } from "../../../session/server-clock.ts";
import { useSession } from "../../../session/use-session.ts";
import { VerifiedTag } from "../../../tags/VerifiedTag.tsx";
import { breakable } from "../../../words/breakable.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { numberInWords } from "../../../words/number-in-words.ts";
import { type CheckButton, identityToCheck } from "./identity-to-check.ts";
import type { PersonFile as File } from "./queries.ts";
import { flagWords, licenceWords } from "./words.ts";

export type PersonSummaryProps = { file: File; checkButton: CheckButton; level?: 2 | 3 };

/** A person's details and licences, below the warnings that an officer must see first. */
export function PersonSummary({ file, checkButton, level = 2 }: PersonSummaryProps) {
  const role = useSession().user?.role;
  const toCheck = role !== undefined && mayDo(role, "identities.verify") ? identityToCheck(file) : undefined;
  // The row for the identity document's number shows whether the document has been verified, and has a button to check
  // it.
  const flags = file.flags.filter((flag) => flag !== "identity_unverified" || !file.identification.id_number);
  return (
    <>
      {flags.length > 0 && (
        <Inline as="ul" space="xsmall" aria-label={m.desk_flags()}>
          {flags.map((flag) => (
            <li key={flag}>
              <StatusTag tone={flagWords[flag].tone}>{flagWords[flag].label()}</StatusTag>
            </li>
          ))}
        </Inline>
      )}
      <Grid columns="wide" space="xlarge">
        <Stack as="section" space="small">
          <Heading level={level} size={3}>
            {m.desk_person()}
          </Heading>
          <SummaryList rows={personRows(file, toCheck && checkButton(toCheck))} />
        </Stack>
        <Stack as="section" space="small">
          <Heading level={level} size={3}>
            {m.desk_licence()}
          </Heading>
          <SummaryList rows={licenceRows(file)} />
        </Stack>
      </Grid>
    </>
  );
}

const labelOf = (options: readonly { value: string; label: string }[], value: string | null): string | null =>
  options.find((each) => each.value === value)?.label ?? value;

const contact = (value: ReactNode, isVerified: boolean) =>
  value && (
    <Inline space="xsmall">
      <Text as="span" figures>
        {value}
      </Text>
      <VerifiedTag isVerified={isVerified} />
    </Inline>
  );

function personRows({ driver, identification, identity_check, account }: File, check: ReactNode): SummaryRow[] {
  const { date_of_birth, address } = driver;
  const { id_type, id_number, is_verified, expires_on } = identification;
  const email = ownEmail(driver.email);
  return [
    {
      name: m.desk_date_of_birth(),
      value:
        date_of_birth && m.desk_born_and_age({ born: dayInWords(date_of_birth), age: ageOn(date_of_birth, today()) }),
    },
    { name: m.desk_sex(), value: labelOf(sexes, driver.sex) },
    { name: m.desk_nationality(), value: driver.nationality?.label },
    {
      name: labelOf(idTypes, id_type) ?? m.desk_id_number(),
      value: id_number && (
        <Stack space="xxsmall" align="start">
          {contact(id_number, is_verified)}
          {check && <div className={onScreen}>{check}</div>}
          {identity_check?.at && (
            <Text size="small" tone="secondary">
              {m.desk_checked_by({ name: identity_check.by ?? m.desk_unknown(), date: dayInWords(identity_check.at) })}
            </Text>
          )}
          {expires_on && (
            <Text size="small" tone="secondary">
              {m.desk_id_expires({ date: dayInWords(expires_on) })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      name: m.desk_phone(),
      value: driver.phone_number && contact(phoneInWords(driver.phone_number), driver.is_phone_verified),
    },
    { name: m.desk_email(), value: email && contact(breakable(email), driver.is_email_verified) },
    {
      name: m.desk_address(),
      value: [address?.address, address?.street_name, address?.town, address?.city, address?.digital_address]
        .filter(Boolean)
        .join(", "),
    },
    {
      name: m.desk_account(),
      value: account
        ? account.is_active
          ? m.desk_account_since({ date: dayInWords(account.created_at) })
          : m.desk_flag_account_ended()
        : m.desk_no_account(),
    },
  ];
}

/** The issue of the card that is on record, and whether it was reported lost or stolen. */
const CardIssue = ({ issue, isBlocked }: { issue: number; isBlocked: boolean }) => (
  <Inline space="xsmall">
    <Text as="span">{m.desk_card_issue({ issue })}</Text>
    {isBlocked && <StatusTag tone="error">{m.desk_card_blocked()}</StatusTag>}
  </Inline>
);

function licenceRows({ license, eye_test, training }: File): SummaryRow[] {
  const { number, status, classes, issued_on, expires_on, next_renewal_on } = license;
  const { learners_license, international_permit, hazard_permit } = license;
  const permit = (name: string, held: { number: string; expires_on: string } | null): SummaryRow[] =>
    held ? [{ name, value: m.desk_number_until({ number: held.number, date: dayInWords(held.expires_on) }) }] : [];
  return [
    {
      name: m.desk_licence_number(),
      value:
        number && status ? (
          <Inline space="xsmall">
            <Text as="span" figures>
              {number}
            </Text>
            <StatusTag tone={licenceWords[status].tone}>{licenceWords[status].label()}</StatusTag>
          </Inline>
        ) : (
          m.desk_no_licence()
        ),
    },
    ...(number
      ? [
          { name: m.desk_card(), value: <CardIssue issue={license.issue ?? 1} isBlocked={license.is_card_blocked} /> },
          { name: m.desk_classes(), value: classes.map(({ letter }) => letter).join(", ") },
          { name: m.desk_commercial(), value: license.is_commercial ? m.common_yes() : m.common_no() },
          {
            name: m.desk_restrictions(),
            value: license.restrictions.map((code) => labelOf(restrictions, code)).join(", ") || m.desk_none(),
          },
          { name: m.desk_issued(), value: dayInWords(issued_on) },
          { name: m.desk_expires(), value: dayInWords(expires_on) },
          ...(next_renewal_on
            ? [
                {
                  name: status === "renewal_overdue" ? m.desk_renewal_was_due() : m.desk_next_renewal(),
                  value: dayInWords(next_renewal_on),
                },
              ]
            : []),
        ]
      : []),
    ...permit(m.desk_learners_licence(), learners_license),
    ...permit(m.desk_international_permit(), international_permit),
    ...permit(m.desk_hazard_permit(), hazard_permit),
    {
      name: m.desk_eye_test(),
      value: eye_test.tested_on
        ? m.desk_eye_test_result({
            result: eye_test.is_passed ? "passed" : "failed",
            date: dayInWords(eye_test.tested_on),
          })
        : m.desk_none(),
    },
    {
      name: m.desk_lessons(),
      value:
        training.lessons > 0
          ? m.desk_lesson_hours({
              hours: numberInWords(training.hours),
              required: figures.training_hours,
              count: training.lessons,
            })
          : m.desk_none(),
    },
  ];
}
