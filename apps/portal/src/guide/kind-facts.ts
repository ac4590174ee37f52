import { formatCedis, type PlainDate, partRules } from "@kwan/domain";
import { type DocumentRule, documents, figures, limits, type StepName, steps } from "@kwan/domain/kinds";
import { m } from "#messages";
import { isPaid, retestPriceOf } from "../kind-facts/prices.ts";
import type { GuideKind } from "./guide-kinds.ts";

/** Something to bring or to upload. */
export type Needed = { readonly title: string; readonly hint: string };

/** The cases in which a document is needed, by the answer on which it depends. */
const cases: Readonly<Record<string, () => string>> = {
  "has_card true": m.guide_case_has_card,
  "has_card false": m.guide_case_has_no_card,
  "residence resident": m.guide_case_resident,
  "is_in_english false": m.guide_case_not_in_english,
  training_certificate_number: m.guide_case_certificate_not_on_record,
  first_name: m.guide_case_name,
  date_of_birth: m.guide_case_date_of_birth,
  nationality: m.guide_case_nationality,
};

/** Returns the answers on which it depends whether a document is needed, as `cases` names them. */
const conditionsFor = ({ asked_if, asked_unless, with_any = [] }: DocumentRule): string[] => [
  ...(asked_if ? [`${asked_if.field} ${asked_if.is.join(" ")}`] : []),
  ...(asked_unless ? [asked_unless.field] : []),
  ...with_any,
];

/** Returns when a document is needed, in words, or null if it is always needed. */
function caseOf(rule: DocumentRule): string | null {
  if (!rule.is_required) return m.guide_case_optional();
  // A change of any of the names counts as one case.
  const words = conditionsFor(rule).flatMap((condition) => cases[condition]?.() ?? []);
  return words.length > 0 ? words.join(" ") : null;
}

/** Returns everything that an applicant needs, starting with their identity document. */
export function neededFor(row: GuideKind): Needed[] {
  const school = row.can.verify_school ? [{ title: m.guide_school_code(), hint: m.guide_school_code_hint() }] : [];
  return [
    { title: m.guide_identity(), hint: m.guide_identity_hint() },
    ...school,
    ...row.documents.map((rule) => {
      const { title, hint } = documents[rule.document];
      const when = caseOf(rule);
      return { title, hint: when === null ? hint : `${when} ${hint}` };
    }),
  ];
}

/** A step of an application, with where it happens. */
export type GuideStep = { readonly title: string; readonly where: string; readonly onlyIf?: string };

const ours = m.guide_step_we_check_where;

/** Where each step happens, and how long it takes. Null if the form has done it already. */
const places: Readonly<Record<StepName, (() => string) | null>> = {
  category: null,
  school_verification: m.guide_step_school_where,
  document_check: ours,
  record_check: ours,
  authenticity_check: m.guide_step_issuer_where,
  branch_acceptance: m.guide_step_branch_accepts_where,
  eye_test: () => m.guide_step_eye_where({ days: figures.eye_test_days }),
  biometrics: m.guide_step_photo_where,
  theory_road_sign: () => m.guide_step_theory_where({ minutes: partRules.road_sign.minutes }),
  theory_road_traffic: () => m.guide_step_theory_where({ minutes: partRules.road_traffic.minutes }),
  practical_test: () => m.guide_step_practical_where({ points: figures.practical_pass_mark }),
  production: m.guide_step_production_where,
  handover: m.guide_step_handover_where,
};

const titleOf = (step: StepName): string => (places[step] === ours ? m.guide_step_we_check() : steps[step].title);

/** Returns the steps of an application in the eyes of the applicant, from the form to the card. */
export function stepsFor(row: GuideKind, on: PlainDate): GuideStep[] {
  const own = row.steps.flatMap(({ step, only_if }): GuideStep[] => {
    const where = places[step];
    if (!where) return [];
    const onlyIf = only_if && m.guide_only_long_expired({ years: figures.retest_after_expiry_years });
    return [{ title: titleOf(step), where: where(), ...(onlyIf && { onlyIf }) }];
  });
  return [
    { title: m.guide_step_apply(), where: m.guide_step_apply_where() },
    ...(isPaid(row, on)
      ? [{ title: m.guide_step_pay(), where: m.guide_step_pay_where({ days: figures.invoice_days }) }]
      : []),
    ...own,
  ];
}

/** Returns how long the card or permit is valid, in words, or null if the service starts no new period. */
export function validityOf({ valid_months, effect }: GuideKind): string | null {
  if (valid_months === null) return null;
  if (effect.does === "note_renewal") return m.guide_valid_renewal({ years: valid_months / 12 });
  return valid_months % 12 === 0 && valid_months > 12
    ? m.guide_valid_years({ years: valid_months / 12 })
    : m.guide_valid_months({ months: valid_months });
}

/** What can go wrong, and what happens then. */
export type Trouble = { readonly title: string; readonly text: string };

const has = ({ steps: rules }: GuideKind, ...names: StepName[]): boolean =>
  rules.some(({ step }) => names.includes(step));

/** Returns what can go wrong with an application for a service. The price of a retest is the one on the day. */
export function troublesOf(row: GuideKind, on: PlainDate): Trouble[] {
  const retest = retestPriceOf(row, on);
  const all: (Trouble | false | undefined)[] = [
    row.documents.length > 0 && { title: m.guide_wrong_document(), text: m.guide_wrong_document_text() },
    has(row, "theory_road_sign", "theory_road_traffic") && {
      title: m.guide_wrong_theory(),
      text: m.guide_wrong_theory_text(),
    },
    retest !== null && {
      title: m.guide_wrong_practical(),
      text: m.guide_wrong_practical_text({
        days: limits.retest_after.value,
        price: formatCedis(retest),
      }),
    },
    has(row, "biometrics", "practical_test") && { title: m.guide_wrong_miss(), text: m.guide_wrong_miss_text() },
    isPaid(row, on) && { title: m.guide_wrong_paid(), text: m.guide_wrong_paid_text() },
    { title: m.guide_wrong_refused(), text: m.guide_wrong_refused_text() },
  ];
  return all.filter((each) => each !== undefined && each !== false);
}

/** Whether the applicant has to go somewhere. */
export const needsVisit = (row: GuideKind): boolean => has(row, "eye_test", "biometrics", "practical_test", "handover");
