import { isSameDay } from "../dates/days.ts";
import { cleanLine } from "../forms/clean-text.ts";
import type { Option } from "../forms/options.ts";

/** The part of a profile that can only be changed through an update request (R-ENT-05). */
export type Identity = {
  readonly first_name: string;
  readonly last_name: string;
  readonly other_name?: string | null | undefined;
  readonly date_of_birth: string;
  readonly nationality: Option;
};

/** The requested changes: only the fields whose values change. */
export type IdentityChanges = {
  first_name?: string;
  last_name?: string;
  other_name?: string;
  date_of_birth?: string;
  nationality?: Option;
};

/** A document that supports an update request. */
export type Evidence = "nationality_proof" | "birth_cert" | "affidavit";

const nameFields = ["first_name", "last_name", "other_name"] as const;

/**
 * Compares an edited identity with the original and returns the changes (R-ENT-11). Names are compared as cleaned text,
 * dates of birth by day, and nationalities by value. Fields that are missing from the edit stay unchanged. A name that
 * has been removed is "".
 *
 * @example
 * identityChanges(original, { ...original, first_name: "Ama" }); // { first_name: "Ama" }
 */
export function identityChanges(original: Identity, edited: Partial<Identity>): IdentityChanges {
  const changes: IdentityChanges = {};
  for (const field of nameFields) {
    if (edited[field] === undefined) continue;
    const name = cleanLine(edited[field] ?? "");
    if (name !== cleanLine(original[field] ?? "")) changes[field] = name;
  }
  const { date_of_birth, nationality } = edited;
  const sameDate = date_of_birth === original.date_of_birth;
  if (date_of_birth !== undefined && !sameDate && !isSameDay(date_of_birth, original.date_of_birth)) {
    changes.date_of_birth = date_of_birth;
  }
  if (nationality !== undefined && nationality.value !== original.nationality.value) changes.nationality = nationality;
  return changes;
}

type FieldChanges = { readonly [field in keyof IdentityChanges]?: unknown };

const isFieldChanged = (changes: FieldChanges, field: keyof FieldChanges): boolean =>
  changes[field] !== undefined && changes[field] !== null;

/**
 * Returns whether an update request changes anything. Every change needs a document, so a request that needs no
 * document changes nothing.
 *
 * @example
 * hasChanges({}); // false
 */
export function hasChanges(changes: FieldChanges): boolean {
  return evidenceFor(changes).length > 0;
}

/**
 * Returns the documents that a change needs: an affidavit for a name, a birth certificate and an affidavit for the date
 * of birth, and proof of nationality for the nationality, because a birth certificate does not prove citizenship.
 *
 * @example
 * evidenceFor({ date_of_birth: "2001-02-28" }); // ["birth_cert", "affidavit"]
 */
export function evidenceFor(changes: FieldChanges): Evidence[] {
  const names = nameFields.some((field) => isFieldChanged(changes, field));
  const birth = isFieldChanged(changes, "date_of_birth");
  const needed: readonly (readonly [Evidence, boolean])[] = [
    ["nationality_proof", isFieldChanged(changes, "nationality")],
    ["birth_cert", birth],
    ["affidavit", names || birth],
  ];
  return needed.filter(([, isNeeded]) => isNeeded).map(([document]) => document);
}
