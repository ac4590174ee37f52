import { createHash, randomBytes } from "node:crypto";
import { canonical } from "./canonical.ts";

/** The digest that replaces a personal value in the log. */
interface Digested {
  readonly digest: string;
}

/** A personal value that is kept outside the log, so that it can be erased. */
export interface PersonalValue {
  readonly digest: string;
  readonly entity_id: string;
  readonly field: string;
  readonly salt: string;
  readonly value: unknown;
}

/**
 * The fields that are erased with an account. A driver's name and date of birth are not erased, because they belong to
 * the licence record, which is kept.
 */
const erasable: readonly string[] = [
  "username",
  "email",
  "phone_number",
  "address",
  "occupation",
  "contact",
  "contacts",
];

const saltedDigest = (salt: string, value: unknown): string =>
  createHash("sha256").update(salt).update("\n").update(canonical(value)).digest("hex");

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Replaces each personal value in a log entry with its digest. The salt is erased with the value, so that nobody can
 * recover the value by trying all phone numbers.
 */
export function separatePersonal(entity_id: string, recorded: unknown): { recorded: unknown; values: PersonalValue[] } {
  if (!isObject(recorded)) return { recorded, values: [] };
  const values = Object.entries(recorded)
    .filter(([field, value]) => erasable.includes(field) && value !== null)
    .map(([field, value]) => {
      const salt = randomBytes(16).toString("hex");
      return { digest: saltedDigest(salt, value), entity_id, field, salt, value };
    });
  const digests = Object.fromEntries(values.map(({ field, digest }) => [field, { digest } satisfies Digested]));
  return { recorded: { ...recorded, ...digests }, values };
}

/** Returns the digest that stands for a personal value, or undefined for any other value. */
export const digestOf = (field: string, value: unknown): string | undefined =>
  erasable.includes(field) && isObject(value) && typeof value.digest === "string" ? value.digest : undefined;

export const digestsIn = (recorded: unknown): string[] =>
  isObject(recorded) ? Object.entries(recorded).flatMap(([field, value]) => digestOf(field, value) ?? []) : [];

export const isItsDigest = ({ digest, salt, value }: PersonalValue): boolean => saltedDigest(salt, value) === digest;
