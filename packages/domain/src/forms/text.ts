import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { errorOf, type Text, textOf } from "../in-language.ts";
import { getLanguage } from "../language.ts";
import { cleanLine } from "./clean-text.ts";

/** A rule that returns a message for an invalid value, or undefined for a valid one. */
export type ProblemOf<Value> = (value: Value) => string | undefined;

/**
 * Creates a check that reports at most one problem, so that a field shows one message at a time. Each issue gets its
 * own copy of the path, because zod changes the path of an issue when it passes the issue up to the form.
 */
// @__NO_SIDE_EFFECTS__
export function oneProblem<Value>(problemOf: ProblemOf<Value>, path: string[] = []) {
  return ({ value: input, issues }: z.core.ParsePayload<Value>): void => {
    const message = problemOf(input);
    if (message !== undefined) issues.push({ code: "custom", input, message, path: [...path] });
  };
}

/**
 * Creates a check across the fields of an object that runs even if some of them are invalid, so that all messages
 * appear together.
 */
// @__NO_SIDE_EFFECTS__
export function objectCheck<Value>(check: (payload: z.core.ParsePayload<Value>) => void) {
  return z.check(check, { when: ({ value }) => typeof value === "object" && value !== null });
}

/**
 * Creates the schema of a string in the API. The string is not trimmed or corrected before the check.
 *
 * @example
 * z.safeParse(exactText((text) => text === "GHS", "Use GHS"), "ghs").success; // false
 */
// @__NO_SIDE_EFFECTS__
export function exactText(isValid: (text: string) => boolean, message: Text) {
  return z.string(errorOf(message)).check(oneProblem((text) => (isValid(text) ? undefined : textOf(message))));
}

// @__NO_SIDE_EFFECTS__
function line(field: Text, wrongType: Text, max: number, problemOf: ProblemOf<string>, clean = cleanLine) {
  // Reject very long text without cleaning it, so that no rule has to scan a megabyte.
  const tooLong = {
    error: () => m.forms_too_long({ field: textOf(field), max: max.toLocaleString(getLanguage()) }),
    abort: true,
  };
  return z.string(errorOf(wrongType)).check(
    z.overwrite((text) => (text.length > 10_000 ? text : clean(text))),
    z.maxLength(max, tooLong),
    oneProblem(problemOf),
  );
}

/** Returns the message for a missing answer. */
export const isRequired = (field: Text): string => m.forms_required({ field: textOf(field) });

/**
 * Creates the schema of required text (R-VAL-06). If the text is missing, null, blank or made up only of invisible
 * characters, the message is '{Field} is required'. Otherwise the length is checked, and then the field's own rule. The
 * result is cleaned.
 *
 * @example
 * z.safeParse(requiredText("Occupation"), "  ").error?.issues[0]?.message; // "Occupation is required"
 */
// @__NO_SIDE_EFFECTS__
export function requiredText(field: Text, max = 255, problemOf?: ProblemOf<string>, clean?: (text: string) => string) {
  const requiredMessage = () => isRequired(field);
  return line(field, requiredMessage, max, (text) => (text === "" ? requiredMessage() : problemOf?.(text)), clean);
}

/**
 * Creates the schema of optional text. Missing, null and blank values are valid, and a blank value becomes "". Any
 * other value must pass the field's rule.
 *
 * @example
 * z.parse(optionalText("Occupation"), " Nurse "); // "Nurse"
 */
// @__NO_SIDE_EFFECTS__
export function optionalText(field: Text, max = 255, problemOf?: ProblemOf<string>) {
  const notText = () => m.forms_not_text({ field: textOf(field) });
  const schema = line(field, notText, max, (text) => (text === "" ? undefined : problemOf?.(text)));
  return z.optional(z.nullable(schema));
}
