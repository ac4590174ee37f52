import { classLetter, instant, optionalText, plainDate, requiredText } from "@kwan/domain";
import * as z from "zod/mini";
import { id } from "./path-parameters.ts";

export { classLetter, id, instant, plainDate };

/** An amount in cedis with two decimals, and its currency. */
export const amount = z.string().check(z.regex(/^-?\d{1,12}\.\d{2}$/, "An amount has two decimals, like 420.00"));
export const currency = z.literal("GHS");

/** A short text from the server. */
export const line = z.string().check(z.maxLength(500));

/** A note by a person. */
export const optionalNote = optionalText("Note", 1_000);
/** Why something was refused, requested or ended. It is shown to the person concerned. */
export const reason = requiredText("Reason", 1_000, (text) =>
  text.length < 10 ? "Reason needs at least 10 characters: the person it concerns will read it" : undefined,
);

/** A filter by date, inclusive. */
export const day = z.optional(plainDate);

/** An answer with nothing but a sentence for the person. */
export const sentence = z.object({ message: line });
