import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { anyDate } from "../dates/any-date.ts";
import { cleanLine, cleanLines } from "../forms/clean-text.ts";
import { isRequired, requiredText } from "../forms/text.ts";
import { copyInLanguage, inLanguage } from "../in-language.ts";

/** The control that a form shows for a field. */
export type Control =
  | "text"
  | "long_text"
  | "date"
  | "choice"
  | "choices"
  | "yes_no"
  | "country"
  | "countries"
  | "branch";

/** The condition under which a field is shown: another field has one of these answers. */
export interface AskedIf {
  readonly field: string;
  readonly is: readonly (string | boolean)[];
}

/** One field of an application's details: its label and hint, its control and its schema. */
export interface Field<S extends z.core.$ZodType = z.core.$ZodType> {
  readonly label: string;
  /** The name of the field in messages and summaries, if its label is a question or addresses the applicant. */
  readonly noun?: string;
  readonly hint?: string;
  readonly control: Control;
  readonly schema: S;
  /** The options to choose from, with their labels. */
  readonly options?: Readonly<Record<string, string>>;
  /** `in_past`: the date must not be after today. `in_future`: the date must not be before today. */
  readonly lies?: "in_past" | "in_future";
  readonly is_optional?: true;
  readonly asked_if?: AskedIf;
}

export type Fields = Readonly<Record<string, Field>>;

type Message = () => string;
type Words = { readonly hint?: Message; readonly noun?: Message };
type Options = Readonly<Record<string, Message>>;

/* @__NO_SIDE_EFFECTS__ */
function field<const C extends Control, S extends z.core.$ZodType, const O extends object = object>(
  control: C,
  schema: S,
  texts: Words & { label: Message },
  more?: O,
): {
  readonly control: C;
  readonly schema: S;
  readonly label: string;
  readonly hint?: string;
  readonly noun?: string;
} & O {
  return inLanguage(texts, { control, schema, ...more }) as ReturnType<typeof field<C, S, O>>;
}

/* @__NO_SIDE_EFFECTS__ */
export function text(label: Message, rule: Words & { max?: number; like?: RegExp; message?: Message } = {}) {
  const { max = 100, like, message, ...words } = rule;
  const { noun = label } = words;
  const wrong = message ?? (() => m.fields_wrong_form({ field: noun() }));
  const schema = requiredText(noun, max, (value) => (like && !like.test(value) ? wrong() : undefined));
  return field("text", schema, { ...words, label });
}

/** Cleans a number as people type it on a phone: in small letters, with spaces. */
const cleanNumber = (typed: string): string => cleanLine(typed).replaceAll(" ", "").toUpperCase();

/** The number of a document: letters and digits that are stored in capitals, without spaces. */
/* @__NO_SIDE_EFFECTS__ */
export function documentNumber(label: Message, rule: Words & { max: number; like: RegExp; message: Message }) {
  const { max, like, message, ...words } = rule;
  const problem = (value: string) => (like.test(value) ? undefined : message());
  return field("text", requiredText(words.noun ?? label, max, problem, cleanNumber), { ...words, label });
}

/* @__NO_SIDE_EFFECTS__ */
export function longText(label: Message, { min = 1, ...words }: Words & { min?: number } = {}) {
  const { noun = label } = words;
  const tooShort = (value: string) => (value.length < min ? m.fields_too_short({ field: noun(), min }) : undefined);
  return field("long_text", requiredText(noun, 2_000, tooShort, cleanLines), { ...words, label });
}

/* @__NO_SIDE_EFFECTS__ */
export function date(label: Message, { lies, ...words }: Words & { lies?: "in_past" | "in_future" } = {}) {
  return field("date", anyDate(words.noun ?? label), { ...words, label }, { ...(lies && { lies }) });
}

const requiredError = (label: Message) => ({ error: () => isRequired(label) });

const oneOf = <O extends Options>(options: O, error: { error: Message }) =>
  z.enum(Object.keys(options) as (keyof O & string)[], error);

/* @__NO_SIDE_EFFECTS__ */
export function choice<const O extends Options>(label: Message, options: O, words: Words = {}) {
  const schema = oneOf(options, requiredError(words.noun ?? label));
  return field("choice", schema, { ...words, label }, { options: inLanguage(options) });
}

/* @__NO_SIDE_EFFECTS__ */
export function choices<const O extends Options>(label: Message, options: O, words: Words = {}) {
  const schema = z
    .array(oneOf(options, { error: () => m.fields_choose_from_list() }), requiredError(label))
    .check(z.minLength(1, requiredError(label)), z.maxLength(20, { error: () => m.fields_choose_once() }));
  return field("choices", schema, { ...words, label }, { options: inLanguage(options) });
}

/* @__NO_SIDE_EFFECTS__ */
export function yesNo(label: Message, words: Words = {}) {
  const { noun = label } = words;
  const schema = z.boolean({ error: () => m.fields_choose_yes_or_no({ field: noun() }) });
  return field("yes_no", schema, { ...words, label });
}

const countryCode = (label: Message) =>
  requiredText(label, 2, (value) => (/^[A-Z]{2}$/.test(value) ? undefined : m.fields_choose_country()));

/* @__NO_SIDE_EFFECTS__ */
export function country(label: Message, words: Words = {}) {
  return field("country", countryCode(label), { ...words, label });
}

const maxCountries = 30;

/* @__NO_SIDE_EFFECTS__ */
export function countries(label: Message, words: Words = {}) {
  const { noun = label } = words;
  const tooMany = { error: () => m.fields_too_many_countries({ max: maxCountries }) };
  const schema = z
    .array(countryCode(noun), requiredError(noun))
    .check(z.minLength(1, requiredError(noun)), z.maxLength(maxCountries, tooMany));
  return field("countries", schema, { ...words, label });
}

/* @__NO_SIDE_EFFECTS__ */
export function branch(label: Message, words: Words = {}) {
  return field("branch", requiredText(label, 64), { ...words, label });
}

/** A field whose answer is optional. */
type Optional<F extends Field> = Omit<F, "schema"> & { readonly schema: z.ZodMiniOptional<F["schema"]> };

/** Makes a field optional: a missing answer is valid. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <F extends Field>(field: F) =>
  copyInLanguage(field, { is_optional: true, schema: z.optional<F["schema"]>(field.schema) }) as Optional<F> & {
    readonly is_optional: true;
  };

/** Makes a field conditional: it is shown and required only while another field has one of these answers. */
/* @__NO_SIDE_EFFECTS__ */
export const askedIf = <F extends Field>(field: string, is: readonly (string | boolean)[], question: F) =>
  copyInLanguage(question, {
    asked_if: { field, is },
    schema: z.optional<F["schema"]>(question.schema),
  }) as Optional<F> & { readonly asked_if: AskedIf };
