import { inLanguage } from "../in-language.ts";
import { type Answers, type DetailsSchema, detailsSchema, type FieldErrors } from "../kinds/details.ts";
import type { DocumentName } from "../kinds/documents.ts";
import type { Fields } from "../kinds/fields.ts";
import type { Scope } from "../people/scopes.ts";

/** What a decision may be about. */
export const subjects = ["driver", "staff", "school", "instructor", "payment"] as const;
/** What a decision is about. */
export type Subject = (typeof subjects)[number];

/** Who may read the decisions about a subject: people with one of these scopes. */
export const subjectReaders: Readonly<Record<Subject, readonly Scope[]>> = {
  driver: ["decisions.propose", "decisions.approve"],
  staff: ["staff.manage"],
  school: ["schools.accredit", "schools.approve"],
  instructor: ["schools.accredit", "schools.approve"],
  payment: ["payments.resolve", "decisions.approve"],
};

/** A document that shows why a decision is right. It is asked for on these grounds, or on every ground. */
export interface EvidenceRule {
  readonly document: DocumentName;
  readonly grounds?: readonly string[];
}

/** Everything specific to one kind of decision: a change that the authority makes, with its reason. */
export interface DecisionDefinition<K extends string = string, F extends Fields = Fields, S extends Subject = Subject> {
  readonly kind: K;
  readonly title: string;
  /** When to use it, in one sentence. */
  readonly summary: string;
  readonly subject: S;
  readonly fields: F;
  /** At least one of these fields must be filled in. */
  readonly one_of?: readonly (keyof F & string)[];
  /** Finds errors that only several answers together show, by field. */
  readonly check?: (details: Answers) => FieldErrors;
  /** The grounds to choose from, with their labels. */
  readonly grounds: Readonly<Record<string, string>>;
  /** The documents that whoever proposes it is asked to attach. */
  readonly evidence?: readonly EvidenceRule[];
  /** Who may propose it. */
  readonly scope: Scope;
  /** Who approves it: another person, with this scope. Null if it is in force immediately. */
  readonly approval: Scope | null;
  /** Why it cannot be reversed once it is in force; null if it can. */
  readonly is_final: string | null;
}

export interface DecisionRow<K extends string = string, F extends Fields = Fields, S extends Subject = Subject>
  extends DecisionDefinition<K, F, S> {
  readonly details: DetailsSchema<F>;
}

type Message = () => string;

/** Defines a row, whose texts are in the language of the reader, and derives the schema of its details. */
/* @__NO_SIDE_EFFECTS__ */
export function defineDecision<const K extends string, const F extends Fields, const S extends Subject>({
  title,
  summary,
  fields: makeFields,
  grounds,
  is_final,
  ...row
}: Omit<DecisionDefinition<K, F, S>, "fields" | "title" | "summary" | "grounds" | "is_final"> & {
  readonly title: Message;
  readonly summary: Message;
  readonly fields: () => F;
  readonly grounds: Readonly<Record<string, Message>>;
  readonly is_final?: Message;
}): DecisionRow<K, F, S> {
  let fields: F | undefined;
  let details: DetailsSchema<F> | undefined;
  return {
    ...row,
    grounds: inLanguage(grounds),
    get title() {
      return title();
    },
    get summary() {
      return summary();
    },
    get is_final() {
      return is_final?.() ?? null;
    },
    get fields() {
      fields ??= makeFields();
      return fields;
    },
    get details() {
      details ??= detailsSchema(this.fields, row.one_of);
      return details;
    },
  };
}
