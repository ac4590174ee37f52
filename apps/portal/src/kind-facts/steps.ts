import { type PlainDate, partRules } from "@kwan/domain";
import { figures, type KindRow, type StepName, steps } from "@kwan/domain/kinds";
import { m } from "#messages";
import { isPaid } from "./amounts.ts";

/** A step of an application, with where it happens. */
export type KindStep = { readonly title: string; readonly where: string; readonly onlyIf?: string };

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
export function stepsFor(row: KindRow, on: PlainDate): KindStep[] {
  const own = row.steps.flatMap(({ step, only_if }): KindStep[] => {
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
export function validityOf({ valid_months, effect }: KindRow): string | null {
  if (valid_months === null) return null;
  if (effect.does === "note_renewal") return m.guide_valid_renewal({ years: valid_months / 12 });
  return valid_months % 12 === 0 && valid_months > 12
    ? m.guide_valid_years({ years: valid_months / 12 })
    : m.guide_valid_months({ months: valid_months });
}
