import { classLetter, instant, optionalText, plainDate, requiredText } from "@kwan/domain";
import * as z from "zod/mini";
import * as m from "./catalogues/messages.js";
import { id } from "./path-parameters.ts";

export { classLetter, id, instant, plainDate };

/** Amount in Ghana cedis, with two decimal places. */
export const amount = z.string().check(z.regex(/^-?\d{1,12}\.\d{2}$/, { error: m.fields_amount }));
/** Always GHS, the Ghana cedi. */
export const currency = z.literal("GHS");

/** Creates the schema of required text with a maximum length. Missing text and empty text have the same message. */
/* @__NO_SIDE_EFFECTS__ */
export const nonEmptyText = (error: () => string, max: number) =>
  z.string({ error }).check(z.minLength(1, { error }), z.maxLength(max));

// A short text in a response.
export const line = z.string().check(z.maxLength(500));

// An optional note of at most 1,000 characters.
export const optionalNote = optionalText(m.fields_note, 1_000);
// A required reason or note of 10 to 1,000 characters.
export const reason = requiredText(m.fields_reason, 1_000, (text) =>
  text.length < 10 ? m.fields_reason_short() : undefined,
);

// The optional first or last day of a period in a filter. The period includes that day.
export const day = z.optional(plainDate);

/** Version of the record. It changes with every change, and is sent as If-Match when you change the record. */
export const version = z.number().check(z.int());

/** A response that contains only a sentence for the reader. */
export const sentence = z.object({ message: line });

/**
 * Marks a field that answers have contained only since a version of the packages, and says what it means if an older
 * server leaves it out. Clients read it as that value. Our own server always sends it: a test fails if it does not.
 */
/* @__NO_SIDE_EFFECTS__ */
export const since = <S extends z.core.$ZodType>(_version: `${number}.${number}`, schema: S, missing: z.output<S>) =>
  z._default(schema, missing as never);
