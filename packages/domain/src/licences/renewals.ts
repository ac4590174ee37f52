import * as m from "../catalogues/messages.js";
import { addDays, addMonths } from "../dates/calendar.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import type { DriverRecord } from "../eligibility/record.ts";
import type { Kind } from "../kinds/registry.ts";
import { endorsementOn } from "./endorsements.ts";
import { figures } from "./figures.ts";
import { licenseStatus, nextRenewal } from "./license.ts";

/** A licence or permit to renew or replace now, the service for it, and the due date. */
export interface Renewal {
  readonly kind: Kind;
  readonly text: string;
  readonly due_on: PlainDate;
}

/** A driver's licences and permits that can expire. */
export type ExpiringCards = Pick<DriverRecord, "license" | "hazard_permit" | "endorsements"> & {
  readonly learners_license: { readonly expires_on: PlainDate } | null;
  readonly international_permit: { readonly expires_on: PlainDate } | null;
  /** The card of the licence was reported lost or stolen, and no new one has been issued. */
  readonly is_card_blocked?: boolean;
};

/**
 * Returns the licences and permits to renew or replace, each listed from the first day on which the driver can apply.
 *
 * @example
 * renewalsDue({ ...nothingHeld, hazard_permit: { expires_on: "2026-12-01" } }, "2026-11-21"); // [{ kind: "hazard-permit/renew", … }]
 */
export function renewalsDue(cards: ExpiringCards, today: PlainDate): Renewal[] {
  if (endorsementOn(cards.endorsements, today)) return [];
  return [
    ofLicense(cards, today),
    ofLearnersLicense(cards, today),
    ofInternational(cards, today),
    ofHazard(cards, today),
  ].flatMap((renewal) => renewal ?? []);
}

const opens = (due_on: PlainDate, days: number, today: PlainDate): boolean => today >= addDays(due_on, -days);

function ofLicense({ license, endorsements }: ExpiringCards, today: PlainDate): Renewal | undefined {
  if (!license) return undefined;
  const kind = "expired-drivers-license-replacement";
  if (licenseStatus(license, endorsements, today) === "expired")
    return { kind, text: m.licences_replace_expired(), due_on: license.expires_on };
  const due_on = nextRenewal(license);
  if (due_on === null)
    return opens(license.expires_on, figures.renewal_opens_days, today)
      ? { kind, text: m.licences_replace_in_time(), due_on: license.expires_on }
      : undefined;
  return opens(due_on, figures.renewal_opens_days, today)
    ? { kind: "drivers-renewal", text: m.licences_renew(), due_on }
    : undefined;
}

/** Returns the renewal of a learner's licence. Drivers with a full licence do not need one. */
function ofLearnersLicense({ license, learners_license }: ExpiringCards, today: PlainDate): Renewal | undefined {
  const due_on = learners_license?.expires_on;
  if (license || !due_on || !opens(due_on, figures.learners_renewal_opens_days, today)) return undefined;
  if (today > addMonths(due_on, figures.learners_renewal_closes_months))
    return { kind: "learners-license", text: m.licences_new_learners(), due_on };
  const text = today > due_on ? m.licences_renew_expired_learners() : m.licences_renew_learners();
  return { kind: "learners-license-renewal", text, due_on };
}

function ofInternational({ international_permit }: ExpiringCards, today: PlainDate): Renewal | undefined {
  const due_on = international_permit?.expires_on;
  if (!due_on || !opens(due_on, figures.international_renewal_opens_days, today)) return undefined;
  const text = today > due_on ? m.licences_renew_expired_international() : m.licences_renew_international();
  return { kind: "international-driving-permit", text, due_on };
}

function ofHazard({ hazard_permit }: ExpiringCards, today: PlainDate): Renewal | undefined {
  const due_on = hazard_permit?.expires_on;
  if (!due_on || !opens(due_on, figures.hazard_renewal_opens_days, today)) return undefined;
  return today > due_on
    ? { kind: "hazard-permit", text: m.licences_new_hazard(), due_on }
    : { kind: "hazard-permit/renew", text: m.licences_renew_hazard(), due_on };
}
