import type { PlainDate } from "../dates/plain-date.ts";
import type { DecisionKind } from "../decisions/decision-kinds.ts";
import { decisionRow } from "../decisions/registry.ts";
import { type Answers, type DetailsSchema, detailsSchema, type FieldErrors } from "../kinds/details.ts";
import type { Fields } from "../kinds/fields.ts";

/**
 * The definition of one kind of file: its columns, the person that a row is about, and the decision that a row becomes.
 */
export interface ImportDefinition<W extends string = string, F extends Fields = Fields> {
  readonly kind: W;
  readonly title: string;
  readonly summary: string;
  /**
   * Text for staff that explains which columns are compared with the records, and how people with the same name are
   * distinguished.
   */
  readonly match: string;
  /** The columns that identify the person. */
  readonly person: F;
  /** The kind of decision that a row becomes. The fields of this decision are columns too. */
  readonly decision: DecisionKind;
  /** The ground for the decisions that rows become. */
  readonly ground: string;
  /** Finds errors that involve several columns, and returns them by column. */
  readonly check?: (answers: Answers, today: PlainDate) => FieldErrors;
  /**
   * The minimum share of rows, from 0 to 1, that are new or already on record. If the share is lower, the import stops
   * after the check.
   */
  readonly match_rate: number;
  /** For columns in which a year of two digits cannot be this year: the latest date that it can mean. */
  readonly latest?: Readonly<Record<string, (today: PlainDate) => PlainDate>>;
  /** Other spellings of options, by column. They are written as `plainText` returns them. */
  readonly spellings?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** An example for each column, for people who prepare a file. */
  readonly examples: Readonly<Record<string, string>>;
}

export interface ImportRow<W extends string = string, F extends Fields = Fields> extends ImportDefinition<W, F> {
  /** All columns, in template order. */
  readonly columns: Fields;
  /** The schema of the columns that identify the person. */
  readonly who: DetailsSchema<F>;
}

type Message = () => string;

/** Defines a kind of file, with its text in the reader's language. Its columns are created on first use. */
/* @__NO_SIDE_EFFECTS__ */
export function defineImport<const W extends string, const F extends Fields>({
  title,
  summary,
  match,
  person: makePerson,
  ...row
}: Omit<ImportDefinition<W, F>, "title" | "summary" | "match" | "person"> & {
  readonly title: Message;
  readonly summary: Message;
  readonly match: Message;
  readonly person: () => F;
}): ImportRow<W, F> {
  let person: F | undefined;
  let who: DetailsSchema<F> | undefined;
  let columns: Fields | undefined;
  return {
    ...row,
    get title() {
      return title();
    },
    get summary() {
      return summary();
    },
    get match() {
      return match();
    },
    get person() {
      person ??= makePerson();
      return person;
    },
    get who() {
      who ??= detailsSchema(this.person);
      return who;
    },
    get columns() {
      columns ??= { ...this.person, ...decisionRow(row.decision).fields };
      return columns;
    },
  };
}
