import * as z from "zod/mini";
import { requiredDate } from "../dates/schemas.ts";
import { cleanLines } from "../forms/clean-text.ts";
import { requiredText } from "../forms/text.ts";

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

/** Asks a field only while another field has one of these answers. */
export interface AskedIf {
  readonly field: string;
  readonly is: readonly (string | boolean)[];
}

/** One field of an application's details: its texts, its control and its schema. */
export interface Field<S extends z.core.$ZodType = z.core.$ZodType> {
  readonly label: string;
  /** What messages call the field if its label is a question. */
  readonly noun?: string;
  readonly hint?: string;
  readonly control: Control;
  readonly schema: S;
  /** The answers to choose from, with their labels. */
  readonly options?: Readonly<Record<string, string>>;
  /** The date must not be after today, or must not be before today. */
  readonly lies?: "in_past" | "in_future";
  readonly is_optional?: true;
  readonly asked_if?: AskedIf;
}

export type Fields = Readonly<Record<string, Field>>;

type Words = { readonly hint?: string; readonly noun?: string };

const nounOf = ({ noun }: Words) => (noun === undefined ? {} : { noun });

/* @__NO_SIDE_EFFECTS__ */
export function text(label: string, rule: Words & { max?: number; like?: RegExp; message?: string } = {}) {
  const { max = 100, like, noun = label, message = `${noun} is not in the right form`, ...words } = rule;
  const schema = requiredText(noun, max, (value) => (like && !like.test(value) ? message : undefined));
  return { ...words, ...nounOf(rule), label, control: "text", schema } as const;
}

/* @__NO_SIDE_EFFECTS__ */
export function longText(label: string, { min = 1, ...words }: Words & { min?: number } = {}) {
  const { noun = label } = words;
  const tooShort = `${noun} needs at least ${min} characters: say what happened in your own words`;
  const schema = requiredText(noun, 2_000, (value) => (value.length < min ? tooShort : undefined), cleanLines);
  return { ...words, label, control: "long_text", schema } as const;
}

/* @__NO_SIDE_EFFECTS__ */
export function date(label: string, { lies, ...words }: Words & { lies?: "in_past" | "in_future" } = {}) {
  return {
    ...words,
    ...(lies && { lies }),
    label,
    control: "date",
    schema: requiredDate(words.noun ?? label),
  } as const;
}

/* @__NO_SIDE_EFFECTS__ */
export function choice<const O extends Record<string, string>>(label: string, options: O, words: Words = {}) {
  const schema = z.enum(Object.keys(options) as (keyof O & string)[], `${words.noun ?? label} is required`);
  return { ...words, label, control: "choice", options, schema } as const;
}

/* @__NO_SIDE_EFFECTS__ */
export function choices<const O extends Record<string, string>>(label: string, options: O, words: Words = {}) {
  const one = z.enum(Object.keys(options) as (keyof O & string)[], `Choose from the list of ${label.toLowerCase()}`);
  const schema = z
    .array(one, `${label} is required`)
    .check(z.minLength(1, `${label} is required`), z.maxLength(20, "Choose each answer once"));
  return { ...words, label, control: "choices", options, schema } as const;
}

/* @__NO_SIDE_EFFECTS__ */
export function yesNo(label: string, words: Words = {}) {
  return { ...words, label, control: "yes_no", schema: z.boolean(`${words.noun ?? label} is required`) } as const;
}

const countryCode = (label: string) =>
  requiredText(label, 2, (value) =>
    /^[A-Z]{2}$/.test(value) ? undefined : `Choose a country for ${label.toLowerCase()}`,
  );

/* @__NO_SIDE_EFFECTS__ */
export function country(label: string, words: Words = {}) {
  return { ...words, label, control: "country", schema: countryCode(label) } as const;
}

/* @__NO_SIDE_EFFECTS__ */
export function countries(label: string, words: Words = {}) {
  const required = `${label} is required`;
  const schema = z
    .array(countryCode(label), required)
    .check(z.minLength(1, required), z.maxLength(30, "Choose at most 30 countries"));
  return { ...words, label, control: "countries", schema } as const;
}

/* @__NO_SIDE_EFFECTS__ */
export function branch(label: string, words: Words = {}) {
  return { ...words, label, control: "branch", schema: requiredText(label, 64) } as const;
}

/** The same field with an optional answer. */
type Optional<F extends Field> = Omit<F, "schema"> & { readonly schema: z.ZodMiniOptional<F["schema"]> };

/** An optional field. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <F extends Field>(field: F): Optional<F> & { readonly is_optional: true } => ({
  ...field,
  is_optional: true,
  schema: z.optional<F["schema"]>(field.schema),
});

/** A field that is asked, and required, only while another field has one of these answers. */
/* @__NO_SIDE_EFFECTS__ */
export const askedIf = <F extends Field>(
  field: string,
  is: readonly (string | boolean)[],
  asked: F,
): Optional<F> & { readonly asked_if: AskedIf } => ({
  ...asked,
  asked_if: { field, is },
  schema: z.optional<F["schema"]>(asked.schema),
});
