import * as m from "../catalogues/messages.js";
import { cleanLine } from "../forms/clean-text.ts";
import { requiredText } from "../forms/text.ts";

/** The documents whose numbers identify a person. */
export type IdentityNumberKind = "ghana_card" | "non_citizen_card" | "passport" | "licence" | "tin";

const cardShape = /^([A-Z]{3})-?(\d{9})-?(\d)$/;

// Normalises a card number: three letters for the country, nine digits (not all zero) and a check digit whose algorithm
// is not public. Returns null for any other text.
function cardNumber(text: string): string | null {
  const [, country, digits = "", check] = cardShape.exec(text) ?? [];
  return /[1-9]/.test(digits) ? `${country}-${digits}-${check}` : null;
}

const citizenCard = (text: string): string | null => (text.startsWith("GHA") ? cardNumber(text) : null);

// Normalises a tax number. An older number has P, C, G, Q or V, two zeros, seven digits and a check character: the sum
// of the nine digits, each multiplied by its position from 1, modulo 11, with X for 10. Since April 2021, the tax
// number of citizens is the number of their Ghana Card.
function taxNumber(text: string): string | null {
  if (!/^[PCGQV]00\d{7}[\dX]$/.test(text)) return citizenCard(text);
  const sum = [...text.slice(1, 10)].reduce((total, digit, place) => total + Number(digit) * (place + 1), 0);
  return "0123456789X"[sum % 11] === text[10] ? text : null;
}

const matching = /* @__NO_SIDE_EFFECTS__ */ (shape: RegExp) => (text: string) => (shape.test(text) ? text : null);

const kinds: {
  readonly [kind in IdentityNumberKind]: {
    field: () => string;
    /** An example of the number. Undefined if one example is not enough to explain the format. */
    like?: string;
    read: (text: string) => string | null;
  };
} = {
  ghana_card: { field: m.people_number_of_ghana_card, like: "GHA-123456789-0", read: citizenCard },
  non_citizen_card: {
    field: m.people_number_of_non_citizen_card,
    like: "NGA-123456789-0",
    read: (text) => (text.startsWith("GHA") ? null : cardNumber(text)),
  },
  passport: { field: m.people_number_of_passport, like: "G1234567", read: matching(/^[A-Z\d]{6,9}$/) },
  licence: { field: m.people_number_of_licence, like: "AB-12345/678", read: matching(/^[A-Z\d/-]{6,20}$/) },
  tin: { field: m.people_number_of_tin, read: taxNumber },
};

/**
 * Normalises an identity number: converts it to capital letters, removes spaces, and adds the hyphens of a card number.
 * Returns null if the number is not valid for that kind of document.
 *
 * @example
 * readIdentityNumber("ghana_card", "gha 123456789 0"); // "GHA-123456789-0"
 */
export function readIdentityNumber(kind: IdentityNumberKind, text: string): string | null {
  return text.length > 100 ? null : kinds[kind].read(cleanLine(text).replaceAll(" ", "").toUpperCase());
}

/**
 * Returns whether a string is a passport number issued by Ghana: G or H and seven digits.
 *
 * @example
 * isGhanaPassport("G1234567"); // true
 */
export function isGhanaPassport(text: string): boolean {
  return /^[GH]\d{7}$/.test(text);
}

/**
 * Returns the message for an invalid identity number, or undefined for a valid one.
 *
 * @example
 * identityNumberProblem("passport", "?"); // "Passport number must look like G1234567"
 */
export function identityNumberProblem(kind: IdentityNumberKind, text: string): string | undefined {
  if (readIdentityNumber(kind, text) !== null) return undefined;
  const { field, like } = kinds[kind];
  return like ? m.people_number_like({ field: field(), example: like }) : m.people_number_like_tin();
}

/**
 * Creates the schema of a required identity number, which it also normalises.
 *
 * @example
 * z.parse(identityNumber("ghana_card"), "gha-123456789-0"); // "GHA-123456789-0"
 */
// @__NO_SIDE_EFFECTS__
export function identityNumber(kind: IdentityNumberKind) {
  return requiredText(
    kinds[kind].field,
    50,
    (text) => identityNumberProblem(kind, text),
    (text) => readIdentityNumber(kind, text) ?? cleanLine(text),
  );
}
