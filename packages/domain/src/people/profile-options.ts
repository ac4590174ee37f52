import type { Option } from "../forms/options.ts";

// The value of an option is its label in lower case, with _ for other characters; blood groups keep their label as
// the value.
// @__NO_SIDE_EFFECTS__
function optionsOf(labels: string): readonly Option[] {
  return labels.split(",").map((label) => ({ value: label.toLowerCase().replace(/[^a-z]+/g, "_"), label }));
}

/** Sex as printed on the card. @example sexes[0]; // { value: "female", label: "Female" } */
export const sexes: readonly Option[] = /* @__PURE__ */ optionsOf("Female,Male");

/** Marital statuses. @example maritalStatuses[1]; // { value: "married", label: "Married" } */
export const maritalStatuses: readonly Option[] = /* @__PURE__ */ optionsOf(
  "Single,Married,Divorced,Widowed,Separated",
);

/** Titles of a person. @example titles[0]; // { value: "mr", label: "Mr" } */
export const titles: readonly Option[] = /* @__PURE__ */ optionsOf("Mr,Mrs,Miss,Ms,Dr,Prof,Rev,Alhaji,Hajia,Nana");

/** Restrictions on a licence. @example restrictions[1]; // { value: "glasses", label: "Glasses" } */
export const restrictions: readonly Option[] = /* @__PURE__ */ optionsOf("None,Glasses,Automatic");

/** Accepted identity documents. @example idTypes[0]; // { value: "ghana_card", label: "Ghana Card" } */
export const idTypes: readonly Option[] = /* @__PURE__ */ optionsOf("Ghana Card,Passport,Non-citizen card");

/** Blood groups: health data, so never required. @example bloodGroups[0]; // { value: "A+", label: "A+" } */
export const bloodGroups: readonly Option[] = /* @__PURE__ */ "A+,A-,B+,B-,AB+,AB-,O+,O-,Unknown"
  .split(",")
  .map((label) => ({ value: label, label }));
