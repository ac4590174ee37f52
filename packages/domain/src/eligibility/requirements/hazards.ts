import * as m from "../../catalogues/messages.js";
import { addDays } from "../../dates/calendar.ts";
import { formatDate } from "../../dates/formats.ts";
import type { PlainDate } from "../../dates/plain-date.ts";
import { figures } from "../../licences/figures.ts";
import type { DriverRecord } from "../record.ts";
import { noRemedy, wait } from "../remedies.ts";
import type { Requirement } from "../requirement.ts";

/** No one can hold two hazard permits at the same time. */
export const noHazardPermit: Requirement = {
  code: "hazard_permit_in_force",
  isMet: ({ record }, on) => record.hazard_permit === null || on > record.hazard_permit.expires_on,
  reason: () => m.eligibility_hazard_permit_in_force(),
  remedy: ({ record }, on) => wait(addDays(record.hazard_permit?.expires_on ?? on, 1), "hazard-permit/renew"),
};

/** The driver has, or has had, a hazard permit. */
export const hasHazardPermit: Requirement = {
  code: "no_hazard_permit",
  isMet: ({ record }) => record.hazard_permit !== null,
  reason: () => m.eligibility_no_hazard_permit(),
  remedy: () => noRemedy(m.eligibility_apply_hazard(), "hazard-permit"),
};

/** A hazard permit can be renewed from sixty days before it expires. */
export const hazardRenewalOpen: Requirement = {
  code: "hazard_renewal_not_open",
  isMet: ({ record }, on) => on >= hazardRenewalOpens(record, on),
  reason: ({ record }, on) =>
    m.eligibility_hazard_valid_until({ date: formatDate(record.hazard_permit?.expires_on ?? on, "long") }),
  remedy: ({ record }, on) => wait(hazardRenewalOpens(record, on)),
};

const hazardRenewalOpens = ({ hazard_permit }: DriverRecord, on: PlainDate): PlainDate =>
  hazard_permit ? addDays(hazard_permit.expires_on, -figures.hazard_renewal_opens_days) : on;

/** An expired hazard permit cannot be renewed. */
export const hazardPermitNotEnded: Requirement = {
  code: "hazard_permit_ended",
  isMet: ({ record }, on) => !record.hazard_permit || on <= record.hazard_permit.expires_on,
  reason: () => m.eligibility_hazard_permit_ended(),
  remedy: () => noRemedy(m.eligibility_new_hazard(), "hazard-permit"),
};
