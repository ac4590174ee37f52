import * as m from "../catalogues/messages.js";
import type { ClassLetter } from "../classes/class-letters.ts";
import type { Requirement } from "../eligibility/requirement.ts";
import { confirmed, identified, noneOpen, profileComplete } from "../eligibility/requirements/people.ts";
import type { Tier } from "../fees/cost-items.ts";
import type { Price } from "../fees/quote.ts";
import { inLanguage } from "../in-language.ts";
import { pesewas } from "../money/pesewas.ts";
import { type DetailsSchema, detailsSchema } from "./details.ts";
import type { DocumentRule } from "./documents.ts";
import type { Fields } from "./fields.ts";
import type { StepName, StepRule } from "./steps.ts";

/** The titles of the service groups. */
export const families = /* @__PURE__ */ inLanguage({
  learning: m.kinds_family_learning,
  first_licence: m.kinds_family_first_licence,
  renewal: m.kinds_family_renewal,
  replacement: m.kinds_family_replacement,
  classes: m.kinds_family_classes,
  abroad: m.kinds_family_abroad,
  work: m.kinds_family_work,
  record: m.kinds_family_record,
});
export type Family = keyof typeof families;

/** The change that an application makes to the driver's record. */
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

/** The minimum and maximum number of working days that an application takes after the applicant's last step. */
export interface Takes {
  readonly min_days: number;
  readonly max_days: number;
}

/**
 * The definition of one kind of service. Code shared by all kinds uses these properties, and never checks for a kind by
 * name.
 */
export interface KindDefinition<K extends string = string, F extends Fields = Fields> {
  readonly kind: K;
  /** The code that is shown in lists and, if the kind has a page, is part of the URL of that page. */
  readonly code: string;
  readonly has_page: boolean;
  readonly title: string;
  /** Who the service is for, in one sentence. */
  readonly summary: string;
  readonly family: Family;
  /**
   * The kind whose API paths read and update applications of this kind: the kind itself, unless it is a variant of
   * another kind.
   */
  readonly parent: string;
  readonly can: {
    /** Whether the kind has its own API paths for reading and updating. */
    readonly read: boolean;
    readonly report: boolean;
    readonly choose_category?: true;
    readonly verify_school?: true;
    /** The officer who confirms a foreign licence decides which Ghanaian classes the driver gets. */
    readonly decide_classes?: true;
  };
  readonly filed_by: "applicant" | "office";
  readonly classes: readonly ClassLetter[];
  readonly fields: F;
  /** At least one of these fields must be filled in. */
  readonly one_of?: readonly (keyof F & string)[];
  /**
   * The conditions that an applicant has to meet. Every kind of service that applicants can apply for themselves also
   * requires a confirmed licence, a complete profile, an identity on record, and no other open application for the same
   * kind.
   */
  readonly requirements: readonly Requirement[];
  readonly documents: readonly DocumentRule[];
  readonly steps: readonly StepRule[];
  readonly prices: readonly Price[];
  readonly tiers: readonly Tier[];
  readonly takes: Takes;
  /**
   * How long the card or permit is valid from its issue. Null if the application does not start a new validity period.
   */
  readonly valid_months: number | null;
  readonly effect: { readonly does: Effect; readonly at: "testing" | "completed" };
}

export interface KindRow<K extends string = string, F extends Fields = Fields> extends KindDefinition<K, F> {
  readonly details: DetailsSchema<F>;
  /** Whether a card or permit is printed: one of the steps is `production`. */
  readonly is_printed: boolean;
}

/** The properties whose literal types `defineKind` preserves. */
export interface Literals {
  readonly code: string;
  readonly can: KindDefinition["can"];
}

/** The properties that have a default value. */
type Usual = "has_page" | "filed_by" | "classes" | "tiers";

/** The requirements shared by every kind of service that applicants can apply for themselves. */
const ofApplicants = [confirmed, profileComplete, identified, noneOpen];

/**
 * Defines a kind of service. The schema of its details and whether a card is printed are derived from its fields and
 * steps. By default, a kind has a page and one tier, has no choice of class, and applicants apply for it themselves.
 * Fields are created on first access, because their schemas are expensive and much of the code only needs the title.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineKind<
  const K extends string,
  const F extends Fields,
  const L extends Literals,
  const P extends string = K,
>(
  row: Omit<KindDefinition<K, F>, "fields" | "title" | "summary" | "parent" | Usual> &
    Partial<Pick<KindDefinition, Usual>> & {
      readonly fields: () => F;
      readonly title: () => string;
      readonly summary: () => string;
      readonly parent?: P;
    } & L,
): KindRow<K, F> & Pick<L, keyof Literals> & { readonly parent: P } {
  let fields: F | undefined;
  let details: DetailsSchema<F> | undefined;
  const filed_by = row.filed_by ?? "applicant";
  return {
    ...row,
    parent: (row.parent ?? row.kind) as P,
    has_page: row.has_page ?? true,
    filed_by,
    classes: row.classes ?? [],
    tiers: row.tiers ?? ["standard"],
    requirements: filed_by === "applicant" ? [...ofApplicants, ...row.requirements] : row.requirements,
    get title() {
      return row.title();
    },
    get summary() {
      return row.summary();
    },
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

/** Creates a price that is due when the application is submitted. The amount is in pesewas. */
export const onSending = (item: Price["item"], amount: number): Price => ({
  item,
  pesewas: pesewas(amount),
  due: "on_sending",
});
/** Creates a price that is due before a card is printed. The amount is in pesewas. */
export const beforeProduction = (item: Price["item"], amount: number): Price => ({
  item,
  pesewas: pesewas(amount),
  due: "before_production",
});

/** Returns rules that make these steps apply to every application, in the given order. */
export const inOrder = (...names: StepName[]): StepRule[] => names.map((step) => ({ step }));
