import * as m from "../catalogues/messages.js";
import type { Option } from "../forms/options.ts";
import { inLanguage, type Text } from "../in-language.ts";

// @__NO_SIDE_EFFECTS__
function optionsOf(labels: Readonly<Record<string, Text>>): readonly Option[] {
  return Object.entries(labels).map(([value, label]) => inLanguage({ label }, { value }));
}

/** The sexes, as printed on the card. @example sexes[0]; // { value: "female", label: "Female" } */
export const sexes: readonly Option[] = /* @__PURE__ */ optionsOf({
  female: m.people_sex_female,
  male: m.people_sex_male,
});

/** The marital statuses to choose from. @example maritalStatuses[1]; // { value: "married", label: "Married" } */
export const maritalStatuses: readonly Option[] = /* @__PURE__ */ optionsOf({
  single: m.people_marital_single,
  married: m.people_marital_married,
  divorced: m.people_marital_divorced,
  widowed: m.people_marital_widowed,
  separated: m.people_marital_separated,
});

/** Personal titles, such as Mr and Mrs. @example titles[0]; // { value: "mr", label: "Mr" } */
export const titles: readonly Option[] = /* @__PURE__ */ optionsOf({
  mr: m.people_title_mr,
  mrs: m.people_title_mrs,
  miss: m.people_title_miss,
  ms: m.people_title_ms,
  dr: m.people_title_dr,
  prof: m.people_title_prof,
  rev: m.people_title_rev,
  alhaji: m.people_title_alhaji,
  hajia: m.people_title_hajia,
  nana: m.people_title_nana,
});

/** The restrictions that a licence can have. @example restrictions[1]; // { value: "glasses", label: "Glasses" } */
export const restrictions: readonly Option[] = /* @__PURE__ */ optionsOf({
  none: m.people_restriction_none,
  glasses: m.people_restriction_glasses,
  automatic: m.people_restriction_automatic,
});

/** The accepted identity documents. @example idTypes[0]; // { value: "ghana_card", label: "Ghana Card" } */
export const idTypes: readonly Option[] = /* @__PURE__ */ optionsOf({
  ghana_card: m.people_id_ghana_card,
  passport: m.people_id_passport,
  non_citizen_card: m.people_id_non_citizen_card,
});

/** The blood groups. The field is optional. @example bloodGroups[0]; // { value: "A+", label: "A+" } */
export const bloodGroups: readonly Option[] = /* @__PURE__ */ optionsOf({
  "A+": "A+",
  "A-": "A-",
  "B+": "B+",
  "B-": "B-",
  "AB+": "AB+",
  "AB-": "AB-",
  "O+": "O+",
  "O-": "O-",
  Unknown: m.people_blood_group_unknown,
});
