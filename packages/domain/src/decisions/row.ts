import { inLanguage } from "../in-language.ts";
import { type Answers, type DetailsSchema, detailsSchema, type FieldErrors } from "../kinds/details.ts";
import type { DocumentName } from "../kinds/documents.ts";
import type { Fields } from "../kinds/fields.ts";
import type { Scope } from "../people/scopes.ts";

/** The types of record that a decision can be about. */
export const subjects = [
  ...(["driver", "staff", "school", "instructor", "payment", "branch", "books", "program", "notice_board"] as const),
] as const;
/** The type of record that a decision is about, one of `subjects`. */
export type Subject = (typeof subjects)[number];

/** The scopes that allow a person to read decisions about each type of record. Any one of them is enough. */
export const subjectReaders: Readonly<Record<Subject, readonly Scope[]>> = {
  driver: ["decisions.propose", "decisions.approve"],
  staff: ["staff.manage"],
  school: ["schools.accredit", "schools.approve"],
  instructor: ["schools.accredit", "schools.approve"],
  payment: ["payments.resolve", "decisions.approve"],
  branch: ["branches.manage"],
  books: ["books.read"],
  program: ["staff.manage"],
  notice_board: ["notices.post"],
};

/**
 * A document that supports a decision. It is requested for the given grounds or, if `grounds` is not set, for every
 * ground.
 */
export interface EvidenceRule {
  readonly document: DocumentName;
  readonly grounds?: readonly string[];
}

/**
 * The definition of one kind of decision. A decision is a change that the authority makes to a record, with a reason.
 */
export interface DecisionDefinition<K extends string = string, F extends Fields = Fields, S extends Subject = Subject> {
  readonly kind: K;
  readonly title: string;
  /** When to use this decision, in one sentence. */
  readonly summary: string;
  readonly subject: S;
  readonly fields: F;
  /** At least one of these fields must be filled in. */
  readonly one_of?: readonly (keyof F & string)[];
  /** Finds errors that involve several answers, and returns them by field. */
  readonly check?: (details: Answers) => FieldErrors;
  /** The grounds to choose from, with their labels. */
  readonly grounds: Readonly<Record<string, string>>;
  /** The documents that the person who proposes the decision is asked to attach. */
  readonly evidence?: readonly EvidenceRule[];
  /** The scope that a person needs to propose this decision. */
  readonly scope: Scope;
  /** The scope that another person needs to approve this decision. Null if it takes effect immediately. */
  readonly approval: Scope | null;
  /** One person is enough if the person concerned has given the evidence from their own account. */
  readonly may_be_alone?: "with_evidence_of_owner";
  /** Why the decision cannot be reversed once it is in force. Null if it can be reversed. */
  readonly is_final: string | null;
}

export interface DecisionRow<K extends string = string, F extends Fields = Fields, S extends Subject = Subject>
  extends DecisionDefinition<K, F, S> {
  readonly details: DetailsSchema<F>;
}

type Message = () => string;

/** Defines a kind of decision, with its text in the reader's language, and derives the schema of its details. */
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
