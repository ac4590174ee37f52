import { type Answers, askedDocuments, type KindRow } from "@kwan/domain/kinds";
import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";

export const formSteps = ["eligibility", "details", "documents", "branch", "check"] as const;
export type FormStep = (typeof formSteps)[number];

export const stepTitles: Readonly<Record<FormStep, string>> = /* @__PURE__ */ inLanguage({
  eligibility: m.services_step_eligibility,
  details: m.services_step_details,
  documents: m.services_step_documents,
  branch: m.services_step_branch,
  check: m.services_step_check,
});

/**
 * Returns the steps of a form for the current answers. The documents step is left out if no document is required.
 *
 * @example formStepsOf(kinds["drivers-renewal"], {}); // ["eligibility", "details", "branch", "check"]
 */
export const formStepsOf = (row: Pick<KindRow, "documents">, answers: Answers): FormStep[] =>
  formSteps.filter((step) => step !== "documents" || askedDocuments(row.documents, answers).length > 0);

/** Returns the step with this name, or `first` if there is none. */
export const stepIn = (name: string | null, steps: readonly FormStep[], first: FormStep): FormStep =>
  steps.find((step) => step === name) ?? first;
