import type { ClassLetter } from "../classes/class-letters.ts";
import type { Requirement } from "../eligibility/requirement.ts";
import type { Tier } from "../fees/cost-items.ts";
import type { Price } from "../fees/quote.ts";
import { type DetailsSchema, detailsSchema } from "./details.ts";
import type { DocumentRule } from "./documents.ts";
import type { Fields } from "./fields.ts";
import type { StepName, StepRule } from "./steps.ts";

/** Groups of kinds as a person looks for them. */
export const families = {
  learning: "Learning to drive",
  first_licence: "First licence",
  renewal: "Renewing",
  replacement: "Lost, damaged or expired card",
  classes: "More classes",
  abroad: "From abroad and for abroad",
  work: "Driving for work",
  record: "Your record",
} as const;
export type Family = keyof typeof families;

/** What completing an application does to the driver's record. */
export type Effect =
  | "issue_learners_license"
  | "renew_learners_license"
  | "issue_license"
  | "allow_commercial"
  | "note_renewal"
  | "new_card"
  | "reprint_card"
  | "issue_international_permit"
  | "move_record"
  | "revoke_license"
  | "upgrade_class"
  | "add_class"
  | "issue_hazard_permit"
  | "renew_hazard_permit"
  | "amend_record"
  | "report_proficiency";

/** Working days from the last thing the applicant has to do, at most and at least. */
export interface Takes {
  readonly min_days: number;
  readonly max_days: number;
}

/** What is particular to a kind. Code that serves all kinds reads these properties and never asks which kind it is. */
export interface KindDefinition<K extends string = string, F extends Fields = Fields> {
  readonly kind: K;
  /** The code of the view page, or of the list only where the kind has no page. */
  readonly code: string;
  readonly has_page: boolean;
  readonly title: string;
  /** Who it is for, in one sentence. */
  readonly summary: string;
  readonly family: Family;
  /** The kind whose path reads and updates this one; its own unless it is a variant. */
  readonly parent: string;
  readonly can: {
    /** Has paths of its own for reading and updating. */
    readonly read: boolean;
    readonly report: boolean;
    readonly choose_category?: true;
    readonly verify_school?: true;
    /** The officer who confirms the foreign licence decides which classes it is worth. */
    readonly decide_classes?: true;
  };
  readonly filed_by: "applicant" | "office";
  readonly classes: readonly ClassLetter[];
  readonly fields: F;
  /** At least one of these fields has to be filled in. */
  readonly one_of?: readonly (keyof F & string)[];
  readonly requirements: readonly Requirement[];
  readonly documents: readonly DocumentRule[];
  readonly steps: readonly StepRule[];
  readonly prices: readonly Price[];
  readonly tiers: readonly Tier[];
  readonly takes: Takes;
  /** How long what is issued is good for; null where nothing is issued. */
  readonly valid_months: number | null;
  readonly effect: { readonly does: Effect; readonly at: "testing" | "completed" };
}

export interface KindRow<K extends string = string, F extends Fields = Fields> extends KindDefinition<K, F> {
  readonly details: DetailsSchema<F>;
  /** A card or permit is printed for it. */
  readonly is_printed: boolean;
}

/** What of a row its types are made from, kept to the letter. */
export interface Literals {
  readonly code: string;
  readonly parent: string;
  readonly can: KindDefinition["can"];
}

/**
 * Makes a row: the schema of its details and whether it prints follow from its fields and steps. The fields, each with a schema
 * of its own, are made when they are first asked for: who reads only what a kind is called does not pay for them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineKind<const K extends string, const F extends Fields, const L extends Literals>(
  row: Omit<KindDefinition<K, F>, "fields"> & { readonly fields: () => F } & L,
): KindRow<K, F> & Pick<L, keyof Literals> {
  let fields: F | undefined;
  let details: DetailsSchema<F> | undefined;
  return {
    ...row,
    get fields() {
      fields ??= row.fields();
      return fields;
    },
    get details() {
      details ??= detailsSchema(this.fields, row.one_of);
      return details;
    },
    is_printed: row.steps.some(({ step }) => step === "production"),
  };
}

export const onSending = (item: Price["item"], pesewas: number): Price => ({ item, pesewas, due: "on_sending" });
export const beforeProduction = (item: Price["item"], pesewas: number): Price => ({
  item,
  pesewas,
  due: "before_production",
});

/** Names steps in their order. */
export const inOrder = (...names: StepName[]): StepRule[] => names.map((step) => ({ step }));
