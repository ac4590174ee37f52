import { cleanLine } from "../forms/clean-text.ts";
import { optionalText, requiredText } from "../forms/text.ts";

const mostCharacters = 100;

// Letters of any script with their marks, spaces, hyphen, both apostrophes, full stop; one letter at least.
const nameProblem = (field: string) => (text: string) => {
  if (!/^[\p{L}\p{M} .'’-]+$/u.test(text)) {
    return `${field} can hold only letters, spaces, hyphens, apostrophes and full stops`;
  }
  return /\p{L}/u.test(text) ? undefined : `${field} must hold at least one letter`;
};

/**
 * A name of a person that must be given.
 *
 * @example
 * z.parse(personName("First Name"), "  Kwame  Nkrumah "); // "Kwame Nkrumah"
 */
// @__NO_SIDE_EFFECTS__
export function personName(field: string) {
  return requiredText(field, mostCharacters, nameProblem(field));
}

/**
 * A name of a person that may be left out.
 *
 * @example
 * z.parse(optionalPersonName("Other Name"), null); // null
 */
// @__NO_SIDE_EFFECTS__
export function optionalPersonName(field: string) {
  return optionalText(field, mostCharacters, nameProblem(field));
}

/**
 * The given name (R-VAL-01).
 *
 * @example
 * z.safeParse(firstName, "").error?.issues[0]?.message; // "First Name is required"
 */
export const firstName = /* @__PURE__ */ personName("First Name");

/**
 * The family name (R-VAL-01).
 *
 * @example
 * z.safeParse(lastName, "").error?.issues[0]?.message; // "Surname is required"
 */
export const lastName = /* @__PURE__ */ personName("Surname");

/**
 * The names between the two, which may be left out.
 *
 * @example
 * z.parse(otherName, "Yaa"); // "Yaa"
 */
export const otherName = /* @__PURE__ */ optionalPersonName("Other Name");

/**
 * The name a person chooses to be known by in the portal (R-VAL-01): 3 to 30 characters.
 *
 * @example
 * z.safeParse(username, "ama.s").success; // true
 */
export const username = /* @__PURE__ */ requiredText("Username", 30, (text) => {
  if (!/^[\w.-]+$/.test(text)) return "Username can hold only letters without accents, digits, and . _ -";
  return text.length < 3 ? "Username must be 3 characters or more" : undefined;
});

/** A person's names as records hold them. */
export type Names = {
  readonly first_name: string;
  readonly last_name: string;
  readonly other_name?: string | null | undefined;
};

/**
 * The name to show (R-ENT-04): first name, other name where there is one, and surname, joined with single spaces
 * whatever the input.
 *
 * @example
 * displayName({ first_name: "Ama", other_name: "Yaa", last_name: "Serwaa" }); // "Ama Yaa Serwaa"
 */
export function displayName(names: Names): string {
  return cleanLine([names.first_name, names.other_name ?? "", names.last_name].join(" "));
}
