import * as m from "../catalogues/messages.js";
import { cleanLine } from "../forms/clean-text.ts";
import { optionalText, requiredText } from "../forms/text.ts";
import { type Text, textOf } from "../in-language.ts";

const maxCharacters = 100;

// A name can have letters of any script with their marks, spaces, hyphens, both apostrophes and full stops. It needs at
// least one letter.
const nameProblem = (field: Text) => (text: string) => {
  if (!/^[\p{L}\p{M} .'’-]+$/u.test(text)) {
    return m.people_name_characters({ field: textOf(field) });
  }
  return /\p{L}/u.test(text) ? undefined : m.people_name_letter({ field: textOf(field) });
};

/**
 * Creates the schema of a required personal name, such as a surname.
 *
 * @example
 * z.parse(personName("First Name"), "  Kwame  Nkrumah "); // "Kwame Nkrumah"
 */
// @__NO_SIDE_EFFECTS__
export function personName(field: Text) {
  return requiredText(field, maxCharacters, nameProblem(field));
}

/**
 * Creates the schema of an optional personal name, such as a middle name.
 *
 * @example
 * z.parse(optionalPersonName("Other Name"), null); // null
 */
// @__NO_SIDE_EFFECTS__
export function optionalPersonName(field: Text) {
  return optionalText(field, maxCharacters, nameProblem(field));
}

/**
 * The schema of the given name (R-VAL-01).
 *
 * @example
 * z.safeParse(firstName, "").error?.issues[0]?.message; // "First Name is required"
 */
export const firstName = /* @__PURE__ */ personName(m.people_first_name);

/**
 * The schema of the family name (R-VAL-01).
 *
 * @example
 * z.safeParse(lastName, "").error?.issues[0]?.message; // "Surname is required"
 */
export const lastName = /* @__PURE__ */ personName(m.people_surname);

/**
 * The schema of the optional middle names.
 *
 * @example
 * z.parse(otherName, "Yaa"); // "Yaa"
 */
export const otherName = /* @__PURE__ */ optionalPersonName(m.people_other_name);

/**
 * The schema of a username in the portal (R-VAL-01): 3 to 30 characters.
 *
 * @example
 * z.safeParse(username, "ama.s").success; // true
 */
export const username = /* @__PURE__ */ requiredText(m.people_username, 30, (text) => {
  if (!/^[\w.-]+$/.test(text)) return m.people_username_characters();
  return text.length < 3 ? m.people_username_short() : undefined;
});

/** A person's names on record. */
export type Names = {
  readonly first_name: string;
  readonly last_name: string;
  readonly other_name?: string | null | undefined;
};

/**
 * Returns the name to show (R-ENT-04): first name, other names if any, and surname, joined by single spaces.
 *
 * @example
 * displayName({ first_name: "Ama", other_name: "Yaa", last_name: "Serwaa" }); // "Ama Yaa Serwaa"
 */
export function displayName(names: Names): string {
  return cleanLine([names.first_name, names.other_name ?? "", names.last_name].join(" "));
}
