import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { nationality } from "../countries/nationality.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { optionalEmail } from "../forms/email.ts";
import { oneProblem, optionalText, requiredText } from "../forms/text.ts";
import { digitalAddress } from "../places/digital-address.ts";
import { birthDate } from "./birth-date.ts";
import { identityNumberProblem, readIdentityNumber } from "./identity-numbers.ts";
import { firstName, lastName, otherName } from "./names.ts";
import { sexes } from "./profile-options.ts";

const idKinds = ["ghana_card", "passport", "non_citizen_card"] as const;

/**
 * The schema of the first step of a profile: names and an identity document. The type of document decides the format of
 * its number. The number is normalised.
 *
 * @example
 * z.safeParse(identityStep, { id_type: "passport", id_number: "G1234567" }).success; // false: no names
 */
export const identityStep = /* @__PURE__ */ z
  .object({
    first_name: firstName,
    last_name: lastName,
    other_name: otherName,
    id_type: /* @__PURE__ */ z.enum(idKinds, { error: () => m.people_id_type_invalid() }),
    id_number: /* @__PURE__ */ requiredText(m.people_id_number, 50),
  })
  .check(
    /* @__PURE__ */ oneProblem(({ id_type, id_number }) => identityNumberProblem(id_type, id_number), ["id_number"]),
    /* @__PURE__ */ z.overwrite((step) => ({
      ...step,
      id_number: readIdentityNumber(step.id_type, step.id_number) ?? step.id_number,
    })),
  );

/**
 * Creates the schema of the second step of a profile: date of birth, sex and nationality. `today` is the latest
 * possible date of birth.
 *
 * @example
 * z.safeParse(birthStep("2026-11-21"), { date_of_birth: "2001-02-28" }).success; // false: no nationality
 */
// @__NO_SIDE_EFFECTS__
export function birthStep(today: PlainDate) {
  const sex = z.enum(
    sexes.map((sex) => sex.value),
    { error: () => m.people_sex_invalid() },
  );
  return z.object({ date_of_birth: birthDate(today), sex, nationality });
}

/**
 * Creates the schema of the third step of a profile: contact details. The phone number's schema is a parameter, as in
 * `learnerCreationWith`.
 *
 * @example
 * const contact = contactStepWith(phoneNumberText);
 */
// @__NO_SIDE_EFFECTS__
export function contactStepWith<Phone extends z.ZodMiniType<string, unknown>>(phoneSchema: Phone) {
  return z.object({ phone_number: phoneSchema, email: optionalEmail() });
}

/**
 * The schema of the fourth step of a profile: the address. Most fields can be filled in from a digital address or a
 * place on the map.
 *
 * @example
 * z.parse(addressStep, { city: "Accra", country: "Ghana" }).city; // "Accra"
 */
export const addressStep = /* @__PURE__ */ z.looseObject({
  digital_address: digitalAddress,
  street_name: /* @__PURE__ */ optionalText(m.places_street_name),
  town: /* @__PURE__ */ optionalText(m.places_town),
  city: /* @__PURE__ */ requiredText(m.places_city),
  country: /* @__PURE__ */ requiredText(m.places_country),
  post_code: /* @__PURE__ */ optionalText(m.places_post_code, 20),
  plus_code: /* @__PURE__ */ optionalText(m.places_plus_code, 120),
  address: /* @__PURE__ */ optionalText(m.places_address, 500),
  lat: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.number())),
  lon: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.number())),
});
