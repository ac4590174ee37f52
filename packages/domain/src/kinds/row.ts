import * as m from "../catalogues/messages.js";
import type { ClassLetter } from "../classes/class-letters.ts";
import type { Requirement } from "../eligibility/requirement.ts";
import {
  hasConfirmedIdentity,
  hasIdentity,
  noOpenApplication,
  profileComplete,
} from "../eligibility/requirements/people.ts";
import { firstPriceDay, type Price, type Tier } from "../fees/cost-items.ts";
import { copyInLanguage, inLanguage } from "../in-language.ts";
import { pesewas } from "../money/pesewas.ts";
import type { DocumentRule } from "./documents.ts";
import type { Fields } from "./fields.ts";
import type { KindForm } from "./form.ts";
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
export interface KindDefinition<K extends string = string, F extends Fields = Fields>
  extends Omit<KindForm<K, F>, "details"> {
  /** The code that is shown in lists and, if the kind has a page, is part of the URL of that page. */
  readonly code: string;
  readonly has_page: boolean;
  readonly title: string;
  /** Who the service is for, in one sentence. */
  readonly summary: string;
  readonly family: Family;
  readonly classes: readonly ClassLetter[];
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
  /** The name of the answer with the day on which the applicant needs the card or permit. Null if it is not asked. */
  readonly needed_on: string | null;
  /** Whether the application reports that the card is lost or stolen, which blocks the card. */
  readonly blocks_card: boolean;
  /**
   * How long the card or permit is valid from its issue. Null if the application does not start a new validity period.
   */
  readonly valid_months: number | null;
  readonly effect: { readonly does: Effect; readonly at: "testing" | "completed" };
}

export interface KindRow<K extends string = string, F extends Fields = Fields>
  extends KindDefinition<K, F>,
    KindForm<K, F> {
  /** Whether a card or permit is printed: one of the steps is `production`. */
  readonly is_printed: boolean;
}

/** The properties that a row adds to its form. */
type Rules = Omit<KindRow, keyof KindForm>;

/** The properties that have a default value. */
type Usual = "has_page" | "classes" | "tiers" | "blocks_card" | "needed_on";

/** The requirements shared by every kind of service that applicants can apply for themselves. */
const ofApplicants = [hasConfirmedIdentity, profileComplete, hasIdentity, noOpenApplication];

/**
 * Defines a kind of service from its form. Whether a card is printed is derived from its steps. By default, a kind has a
 * page and one tier, has no choice of class and blocks no card.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineKind<const A extends KindForm, const C extends string>(
  form: A,
  row: Omit<Rules, "title" | "summary" | "is_printed" | Usual> &
    Partial<Pick<Rules, Usual>> & {
      readonly code: C;
      readonly title: () => string;
      readonly summary: () => string;
    },
): A & Rules & { readonly code: C } {
  return copyInLanguage(form, {
    has_page: true,
    classes: [],
    tiers: ["standard"],
    blocks_card: false,
    needed_on: null,
    ...row,
    requirements: form.filed_by === "applicant" ? [...ofApplicants, ...row.requirements] : row.requirements,
    get title() {
      return row.title();
    },
    get summary() {
      return row.summary();
    },
    is_printed: row.steps.some(({ step }) => step === "production"),
  });
}

/**
 * Creates a price that is due when the application is submitted. The amount is in pesewas. A price that changes later gets
 * a second entry for the same item, with the day on which it begins.
 */
export const onSubmission = (item: Price["item"], amount: number, from_day = firstPriceDay): Price => ({
  item,
  pesewas: pesewas(amount),
  due: "on_sending",
  from_day,
});
/** Creates a price that is due before a card is printed. The amount is in pesewas. */
export const beforeProduction = (item: Price["item"], amount: number, from_day = firstPriceDay): Price => ({
  item,
  pesewas: pesewas(amount),
  due: "before_production",
  from_day,
});
/**
 * Creates a price that is due each time a practical test has been failed, before the next is booked. The amount is in
 * pesewas.
 */
export const forRetest = (amount: number, from_day = firstPriceDay): Price => ({
  item: "practical_retest",
  pesewas: pesewas(amount),
  due: "retest",
  from_day,
});

/** Returns rules that make these steps apply to every application, in the given order. */
export const inOrder = (...names: StepName[]): StepRule[] => names.map((step) => ({ step }));
