import * as z from "zod/mini";
import { cleanLine } from "./clean-text.ts";

/** Says what is wrong with a value, in the words its owner reads; undefined where nothing is. */
export type ProblemOf<Value> = (value: Value) => string | undefined;

/**
 * A check that reports at most one problem, so that a field shows one message at a time. Every report gets a path of its
 * own, because the path grows as the problem is handed up to the form.
 */
// @__NO_SIDE_EFFECTS__
export function oneProblem<Value>(problemOf: ProblemOf<Value>, path: string[] = []) {
  return ({ value: input, issues }: z.core.ParsePayload<Value>): void => {
    const message = problemOf(input);
    if (message !== undefined) issues.push({ code: "custom", input, message, path: [...path] });
  };
}

/** A check across the fields of an object that also runs while some of them are wrong, so that all messages show. */
// @__NO_SIDE_EFFECTS__
export function objectCheck<Value>(check: (payload: z.core.ParsePayload<Value>) => void) {
  return z.check(check, { when: ({ value }) => typeof value === "object" && value !== null });
}

/**
 * Text as the wire carries it, where nothing is trimmed or corrected: it keeps the rule or it is refused.
 *
 * @example
 * z.safeParse(exactText((text) => text === "GHS", "Use GHS"), "ghs").success; // false
 */
// @__NO_SIDE_EFFECTS__
export function exactText(isValid: (text: string) => boolean, message: string) {
  return z.string(message).check(oneProblem((text) => (isValid(text) ? undefined : message)));
}

// @__NO_SIDE_EFFECTS__
function line(field: string, wrongType: string, max: number, problemOf: ProblemOf<string>, clean = cleanLine) {
  // What is far too long is refused unread: no cleaning and no rule ever goes through a megabyte.
  const tooLong = { error: `${field} must be ${max} characters or fewer`, abort: true };
  return z.string(wrongType).check(
    z.overwrite((text) => (text.length > 10_000 ? text : clean(text))),
    z.maxLength(max, tooLong),
    oneProblem(problemOf),
  );
}

/**
 * Required text (R-VAL-06): missing, null, blank or only invisible characters give '{Field} is required'; then comes
 * the length, then the field's own rule. The text comes out clean.
 *
 * @example
 * z.safeParse(requiredText("Occupation"), "  ").error?.issues[0]?.message; // "Occupation is required"
 */
// @__NO_SIDE_EFFECTS__
export function requiredText(
  field: string,
  max = 255,
  problemOf?: ProblemOf<string>,
  clean?: (text: string) => string,
) {
  const required = `${field} is required`;
  return line(field, required, max, (text) => (text === "" ? required : problemOf?.(text)), clean);
}

/**
 * Text that may be left out: missing, null and blank pass (blank comes out as ""); anything else keeps the field's rule.
 *
 * @example
 * z.parse(optionalText("Occupation"), " Nurse "); // "Nurse"
 */
// @__NO_SIDE_EFFECTS__
export function optionalText(field: string, max = 255, problemOf?: ProblemOf<string>) {
  const schema = line(field, `${field} must be text`, max, (text) => (text === "" ? undefined : problemOf?.(text)));
  return z.optional(z.nullable(schema));
}
