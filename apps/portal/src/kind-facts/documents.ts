import { type DocumentRule, documents, type KindRow } from "@kwan/domain/kinds";
import { m } from "#messages";

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
export function neededFor(row: KindRow): Needed[] {
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
