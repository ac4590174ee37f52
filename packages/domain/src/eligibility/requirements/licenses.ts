import * as m from "../../catalogues/messages.js";
import { addDays } from "../../dates/calendar.ts";
import { formatDate } from "../../dates/formats.ts";
import type { PlainDate } from "../../dates/plain-date.ts";
import { endorsementOn } from "../../licences/endorsements.ts";
import { figures } from "../../licences/figures.ts";
import { licenseStatus, nextRenewal } from "../../licences/license.ts";
import type { DriverRecord } from "../record.ts";
import { apply, noRemedy, wait } from "../remedies.ts";
import type { Requirement } from "../requirement.ts";
import { oldEnoughOn } from "./people.ts";

/** The right to drive has not been taken away for good. */
const notRevoked: Requirement = {
  code: "revoked",
  // Only a revocation has no last day.
  isMet: ({ record }, on) => endorsementOn(record.endorsements, on)?.until !== null,
  reason: () => m.eligibility_revoked(),
  remedy: () => noRemedy(m.eligibility_revoked_remedy()),
};

/** Returns the first day, from a day on, on which no suspension or disqualification is in force. */
function freeOn(record: DriverRecord, on: PlainDate): PlainDate {
  const until = endorsementOn(record.endorsements, on)?.until;
  return until ? freeOn(record, addDays(until, 1)) : on;
}

/** The driver is neither suspended nor disqualified on the day. */
const notSuspended: Requirement = {
  code: "suspended",
  isMet: ({ record }, on) => !endorsementOn(record.endorsements, on)?.until,
  reason: ({ record }, on) => {
    const isByCourt = endorsementOn(record.endorsements, on)?.kind === "disqualified";
    const date = formatDate(addDays(freeOn(record, on), -1), "long");
    return isByCourt ? m.eligibility_disqualified({ date }) : m.eligibility_suspended({ date });
  },
  remedy: ({ record }, on) => wait(freeOn(record, on)),
};

/** The person has the right to drive, or to learn it. */
export const mayDrive: readonly Requirement[] = [notRevoked, notSuspended];

/** The driver has a licence. */
export const hasLicense: Requirement = {
  code: "no_license",
  isMet: ({ record }) => record.license !== null,
  reason: () => m.eligibility_no_license(),
  remedy: ({ record }, on) =>
    apply("license-application", m.eligibility_first_license(), oldEnoughOn(record, figures.minimum_age_years, on)),
};

/**
 * Only an existing licence can be renewed, replaced or extended with another class. The remedy is to apply for a first
 * licence.
 */
export const hasCard: Requirement = {
  ...hasLicense,
  remedy: () => noRemedy(m.eligibility_first_license_instead(), "license-application"),
};

/** First licences, and conversions of foreign licences, are for drivers who have no licence. */
export const notLicensed: Requirement = {
  code: "already_licensed",
  isMet: ({ record }) => record.license === null,
  reason: () => m.eligibility_already_licensed(),
  remedy: () => noRemedy(m.eligibility_add_class(), "additional-class"),
};

/**
 * Requires that the driver has no open application for another kind of service that issues the same card. For example,
 * both a first licence and the conversion of a foreign licence issue a new driver's licence.
 */
export const noOpenApplicationOf = (
  kind: string,
  title: () => string,
  code: "other_first_licence_open" | "other_replacement_open" = "other_first_licence_open",
): Requirement => ({
  code,
  isMet: ({ record }) => !record.open_kinds.includes(kind),
  reason: () => m.eligibility_other_open({ title: title() }),
  remedy: (_, on) => ({ do: "finish_open", kind, ready_on: on, text: m.eligibility_finish_other() }),
});

/** The driver has a licence, or a learner's licence that has not expired. */
export const hasLicenseOrPermit: Requirement = {
  code: "no_license_or_permit",
  isMet: ({ record }, on) => record.license !== null || (record.learners_license?.expires_on ?? "") >= on,
  reason: () => m.eligibility_no_license_or_permit(),
  remedy: ({ record }, on) =>
    apply("learners-license", m.eligibility_apply_learners(), oldEnoughOn(record, figures.minimum_age_years, on)),
};

/**
 * If the driver holds a licence, it is in force: the card has not expired and no renewal is overdue. Whether the driver
 * has been suspended is covered by `mayDrive`.
 */
export const licenseInForce: Requirement = {
  code: "license_not_in_force",
  isMet: ({ record }, on) => !record.license || licenseStatus(record.license, [], on) === "valid",
  reason: ({ record }, on) =>
    record.license && licenseStatus(record.license, [], on) === "expired"
      ? m.eligibility_card_only_valid_until({ date: formatDate(record.license.expires_on, "long") })
      : m.eligibility_renewal_is_due(),
  remedy: ({ record }, on) =>
    record.license && licenseStatus(record.license, [], on) === "expired"
      ? apply("expired-drivers-license-replacement", m.eligibility_replace_expired(), on)
      : apply("drivers-renewal", m.eligibility_renew(), on),
};

/** An expired card cannot be renewed or reprinted. The driver needs a new card. */
export const cardNotExpired: Requirement = {
  code: "card_expired",
  isMet: ({ record }, on) => !record.license || on <= record.license.expires_on,
  reason: () => m.eligibility_card_expired(),
  remedy: () => noRemedy(m.eligibility_replace_expired_instead(), "expired-drivers-license-replacement"),
};

/** The holder can apply for a new card from ninety days before the current one expires. */
export const cardExpiresSoon: Requirement = {
  code: "card_not_expired",
  isMet: ({ record }, on) => !record.license || on >= addDays(record.license.expires_on, -figures.renewal_opens_days),
  reason: ({ record }, on) =>
    m.eligibility_card_valid_until({ date: formatDate(record.license?.expires_on ?? on, "long") }),
  remedy: ({ record }, on) => wait(addDays(record.license?.expires_on ?? on, -figures.renewal_opens_days)),
};

/** The card can be renewed at least once more. */
export const renewalLeft: Requirement = {
  code: "renewals_used",
  isMet: ({ record }, on) => !record.license || on > record.license.expires_on || nextRenewal(record.license) !== null,
  reason: () => m.eligibility_renewals_used(),
  remedy: () =>
    noRemedy(m.eligibility_new_card_opens({ days: figures.renewal_opens_days }), "expired-drivers-license-replacement"),
};

/** A licence can be renewed from ninety days before the renewal is due. */
export const renewalDue: Requirement = {
  code: "renewal_not_due",
  isMet: ({ record }, on) => on >= renewalOpens(record, on),
  reason: ({ record }, on) =>
    m.eligibility_renewal_due_on({
      date: formatDate((record.license && nextRenewal(record.license)) ?? on, "long"),
    }),
  remedy: ({ record }, on) => wait(renewalOpens(record, on)),
};

function renewalOpens({ license }: DriverRecord, on: PlainDate): PlainDate {
  const due = license && nextRenewal(license);
  return due ? addDays(due, -figures.renewal_opens_days) : on;
}

/** Only cards in the old format can be exchanged for smart cards. */
export const hasOldFormat: Requirement = {
  code: "card_is_new_format",
  isMet: ({ record }) => !record.license || record.license.issued_on < figures.old_card_before,
  reason: () => m.eligibility_card_is_new_format(),
  remedy: () => noRemedy(m.eligibility_replace_lost(), "lost-damaged-license"),
};
