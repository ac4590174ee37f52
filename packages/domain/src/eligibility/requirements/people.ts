import * as m from "../../catalogues/messages.js";
import { addDays, reachesAgeOn } from "../../dates/calendar.ts";
import type { PlainDate } from "../../dates/plain-date.ts";
import { figures } from "../../licences/figures.ts";
import type { DriverRecord } from "../record.ts";
import { noRemedy, wait } from "../remedies.ts";
import type { Requirement } from "../requirement.ts";

/** The date of birth is on record. Every age rule needs it. */
export const profileComplete: Requirement = {
  code: "profile_incomplete",
  isMet: ({ record }) => record.date_of_birth !== null,
  reason: () => m.eligibility_profile_incomplete(),
  remedy: (_, on) => ({ do: "complete_profile", ready_on: on, text: m.eligibility_complete_profile() }),
};

/** An identity document, such as a Ghana Card, is on record. */
export const hasIdentity: Requirement = {
  code: "not_identified",
  isMet: ({ record }) => record.is_identified,
  reason: () => m.eligibility_not_identified(),
  remedy: (_, on) => ({ do: "identify", ready_on: on, text: m.eligibility_identify() }),
};

/**
 * A licence that was linked by entering the details on its card cannot be used until an officer has verified the
 * holder's identity.
 */
export const hasConfirmedIdentity: Requirement = {
  code: "license_not_confirmed",
  isMet: ({ record }) => record.is_provisional !== true,
  reason: () => m.eligibility_not_confirmed(),
  remedy: (_, on) => ({ do: "confirm_identity", ready_on: on, text: m.eligibility_confirm() }),
};

/** Only one application for each kind of service can be open at a time. */
export const noOpenApplication: Requirement = {
  code: "already_open",
  isMet: ({ record, kind }) => !record.open_kinds.includes(kind),
  reason: ({ title }) => m.eligibility_already_open({ title }),
  remedy: ({ kind }, on) => ({ do: "finish_open", kind, ready_on: on, text: m.eligibility_finish_open() }),
};

/**
 * Requires the driver to be old enough on the given day. Accepts drivers without a date of birth, because
 * `profileComplete` asks for it.
 */
export const minimumAge = (years: number): Requirement => ({
  code: "too_young",
  isMet: ({ record }, on) => record.date_of_birth === null || on >= reachesAgeOn(record.date_of_birth, years),
  reason: () => m.eligibility_too_young({ years }),
  remedy: ({ record }, on) => wait(reachesAgeOn(record.date_of_birth ?? on, years)),
});

/** Returns the later of the given day and the birthday on which the driver reaches this age. */
export function oldEnoughOn({ date_of_birth }: DriverRecord, years: number, on: PlainDate): PlainDate {
  const birthday = date_of_birth === null ? on : reachesAgeOn(date_of_birth, years);
  return birthday > on ? birthday : on;
}

/** Only staff can submit an application for this service. */
export const officeOnly: Requirement = {
  code: "office_only",
  isMet: () => false,
  reason: () => m.eligibility_office_only(),
  remedy: () => noRemedy(m.eligibility_office_only_remedy()),
};

/**
 * Returns whether the driver's last eye test was passed and is still valid. If so, a new application does not need
 * another eye test.
 *
 * @example
 * isEyeTestValid({ tested_on: "2026-11-01", is_passed: true }, "2026-11-21"); // true
 */
export const isEyeTestValid = (eye_test: DriverRecord["eye_test"], on: PlainDate): boolean =>
  eye_test?.is_passed === true && eye_test.tested_on <= on && on <= addDays(eye_test.tested_on, figures.eye_test_days);
