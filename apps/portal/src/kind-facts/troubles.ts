import { formatCedis, type PlainDate } from "@kwan/domain";
import { type KindRow, limits, type StepName } from "@kwan/domain/kinds";
import { m } from "#messages";
import { isPaid, retestPriceOf } from "./amounts.ts";

/** What can go wrong, and what happens then. */
export type Trouble = { readonly title: string; readonly text: string };

const has = ({ steps: rules }: KindRow, ...names: StepName[]): boolean =>
  rules.some(({ step }) => names.includes(step));

/** Returns what can go wrong with an application for a service. The price of a retest is the one on the day. */
export function troublesOf(row: KindRow, on: PlainDate): Trouble[] {
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
export const needsVisit = (row: KindRow): boolean => has(row, "eye_test", "biometrics", "practical_test", "handover");
