import * as m from "../../catalogues/messages.js";
import { choice, choices, date, optional, text, yesNo } from "../../kinds/fields.ts";
import { kindRows } from "../../kinds/registry.ts";
import { regions } from "../../places/regions.ts";
import { defineDecision } from "../row.ts";
import { inOrder } from "./licence-fields.ts";

/** Returns an option for each service that a branch can offer, labelled with the service's title. */
const services = () => Object.fromEntries(kindRows.map((row) => [row.kind, () => row.title]));

/** The details that a branch need not have, so that they can be removed. */
const removable = { phone_number: m.decisions_branch_phone, digital_address: m.places_digital_address };
type Removable = keyof typeof removable;

/** A latitude in degrees, from -90 to 90, with a decimal point or comma. */
const latitude = /^-?([0-8]?\d([.,]\d+)?|90([.,]0+)?)$/;
/** A longitude in degrees, from -180 to 180, with a decimal point or comma. */
const longitude = /^-?((1[0-7]\d|\d?\d)([.,]\d+)?|180([.,]0+)?)$/;

/** Opens or closes a branch of the authority, or changes its details. */
export const changeBranch = defineDecision({
  kind: "change_branch",
  title: m.decisions_change_branch,
  summary: m.decisions_change_branch_summary,
  subject: "branch",
  fields: () => ({
    is_open: optional(yesNo(m.decisions_branch_is_open, { hint: m.decisions_branch_is_open_hint })),
    name: optional(text(m.decisions_branch_name, { max: 120 })),
    region: optional(choice(m.decisions_branch_region, Object.fromEntries(regions.map((name) => [name, () => name])))),
    city: optional(text(m.decisions_branch_city, { max: 60 })),
    lat: optional(text(m.decisions_branch_lat, { max: 20, like: latitude, message: m.decisions_branch_lat_wrong })),
    lon: optional(text(m.decisions_branch_lon, { max: 20, like: longitude, message: m.decisions_branch_lon_wrong })),
    opening_hours: optional(
      choice(m.decisions_branch_hours, {
        working_days: m.decisions_branch_working_days,
        always: m.decisions_branch_always,
      }),
    ),
    phone_number: optional(text(m.decisions_branch_phone, { max: 30 })),
    digital_address: optional(
      text(m.places_digital_address, {
        max: 20,
        like: /^[A-Z][A-Z0-9][- ]?\d{3,4}[- ]?\d{4}$/i,
        message: m.places_digital_address_invalid,
      }),
    ),
    removes: optional(choices(m.decisions_branch_removes, removable)),
    is_test_centre: optional(yesNo(m.decisions_branch_is_test_centre)),
    services: optional(choices(m.decisions_branch_services, services())),
  }),
  one_of: [
    "is_open",
    "name",
    "region",
    "city",
    "lat",
    "lon",
    "opening_hours",
    "phone_number",
    "digital_address",
    "removes",
    "is_test_centre",
    "services",
  ],
  check: ({ removes, ...details }) =>
    Object.fromEntries(
      ((removes ?? []) as Removable[])
        .filter((name) => details[name] !== undefined)
        .map((name) => [name, [m.decisions_branch_removed_and_changed()]]),
    ),
  grounds: {
    new_branch: m.decisions_ground_new_branch,
    changed: m.decisions_ground_branch_changed,
    moved: m.decisions_ground_branch_moved,
    ended: m.decisions_ground_branch_ended,
  },
  scope: "branches.manage",
  approval: "branches.manage",
});

/** Closes a branch for one day or several, with the reason that the public reads. To end it early, it is reversed. */
export const closeForDays = defineDecision({
  kind: "close_for_days",
  title: m.decisions_close_for_days,
  summary: m.decisions_close_for_days_summary,
  subject: "branch",
  fields: () => ({
    from: date(m.decisions_closure_from, { lies: "in_future" }),
    until: date(m.decisions_closure_until, { lies: "in_future", hint: m.decisions_closure_until_hint }),
    reason_en: text(m.decisions_closure_reason_en, { max: 120, hint: m.decisions_closure_reason_hint }),
    reason_fr: text(m.decisions_closure_reason_fr, { max: 120 }),
  }),
  check: ({ from, until }) => ({
    ...(!inOrder(from, until) && { until: [m.decisions_ends_before_it_begins()] }),
  }),
  grounds: {
    repairs: m.decisions_ground_repairs,
    staff: m.decisions_ground_no_staff,
    event: m.decisions_ground_event,
    danger: m.decisions_ground_danger,
  },
  scope: "branches.manage",
  approval: "branches.manage",
});
