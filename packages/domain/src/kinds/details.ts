import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { isPlainDate, type PlainDate } from "../dates/plain-date.ts";
import { cleanLine } from "../forms/clean-text.ts";
import { isRequired, objectCheck } from "../forms/text.ts";
import type { AskedIf, Fields } from "./fields.ts";

type ShapeOf<F extends Fields> = { [K in keyof F]: F[K]["schema"] };
export type DetailsSchema<F extends Fields> = z.ZodMiniObject<ShapeOf<F>>;

/** The answers given so far, by field. */
export type Answers = Readonly<Record<string, unknown>>;
/** The messages to show next to fields, by field name. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

const isAsked = (condition: AskedIf | undefined, answers: Answers): boolean =>
  condition === undefined || condition.is.some((answer) => answer === answers[condition.field]);

/**
 * Returns the fields to ask for, given the answers so far. A field with a condition is included only while the
 * condition holds.
 *
 * @example
 * Object.keys(askedFields(row.fields, { is_employed: false }));
 */
export const askedFields = (fields: Fields, answers: Answers): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isAsked(field.asked_if, answers)));

/**
 * Creates the schema of the details of an application from the fields of its kind of service. A conditional field is
 * required while its condition holds. At least one of the fields in `oneOf` is required.
 */
/* @__NO_SIDE_EFFECTS__ */
export function detailsSchema<const F extends Fields>(fields: F, oneOf: readonly string[] = []): DetailsSchema<F> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])) as ShapeOf<F>;
  return z.object(shape).check(
    objectCheck((payload) => {
      const answers: Answers = payload.value;
      for (const [name, field] of Object.entries(fields))
        if (field.asked_if && isAsked(field.asked_if, answers) && answers[name] === undefined)
          payload.issues.push({
            code: "custom",
            path: [name],
            message: isRequired(field.noun ?? field.label),
            input: undefined,
          });
      if (oneOf.length > 0 && oneOf.every((name) => answers[name] === undefined))
        payload.issues.push({
          code: "custom",
          message: m.fields_nothing_changed(),
          input: answers,
        });
    }),
  );
}

/**
 * Returns errors, by field, for dates in the future or past where the field does not allow them.
 *
 * @example
 * dateErrors(row.fields, { lost_on: "2030-01-01" }, "2026-11-21"); // { lost_on: ["…"] }
 */
export function dateErrors(fields: Fields, answers: Answers, today: PlainDate): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const [name, { label, noun: field = label, lies }] of Object.entries(fields)) {
    const answer = answers[name];
    const day = isShortText(answer) ? cleanLine(answer) : "";
    if (!isPlainDate(day)) continue;
    if (lies === "in_past" && day > today) errors[name] = [m.dates_in_past({ field })];
    if (lies === "in_future" && day < today) errors[name] = [m.dates_in_future({ field })];
  }
  return errors;
}

// Very long text cannot be a date, so it is not cleaned and does not count as blank.
const isShortText = (answer: unknown): answer is string => typeof answer === "string" && answer.length <= 1_000;

const isBlank = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  (isShortText(answer) && cleanLine(answer) === "") ||
  (Array.isArray(answer) && answer.length === 0);

/**
 * Parses the details of an application on submission: removes blank answers and fields that are not asked for, then
 * applies every rule. Used by both the form and the server.
 *
 * @example
 * readDetails(kinds["center-change"], { reason: "I moved" }, "2026-11-21"); // { errors: { to_branch: ["…"], … } }
 */
export function readDetails<F extends Fields>(
  row: { readonly fields: F; readonly details: DetailsSchema<F> },
  answers: unknown,
  today: PlainDate,
): { readonly details: z.output<DetailsSchema<F>> } | { readonly errors: FieldErrors } {
  const entries: [string, unknown][] = typeof answers === "object" && answers !== null ? Object.entries(answers) : [];
  const filled = Object.fromEntries(entries.filter(([, answer]) => !isBlank(answer)));
  const fields = askedFields(row.fields, filled);
  const relevant = Object.fromEntries(Object.entries(filled).filter(([name]) => Object.hasOwn(fields, name)));
  const read = z.safeParse(row.details, relevant);
  const errors: Record<string, readonly string[]> = { ...dateErrors(fields, relevant, today) };
  for (const issue of read.error?.issues ?? []) {
    const name = String(issue.path[0] ?? "non_field_errors");
    const messages = errors[name] ?? [];
    if (!messages.includes(issue.message)) errors[name] = [...messages, issue.message];
  }
  return read.success && Object.keys(errors).length === 0 ? { details: read.data } : { errors };
}
