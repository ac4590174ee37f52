import { type Answers, askedDocuments, type KindRow } from "@kwan/domain/kinds";

/** The steps of the one form, in their order. */
export const formSteps = ["eligibility", "details", "documents", "branch", "check"] as const;
export type FormStep = (typeof formSteps)[number];

export const stepTitles: Readonly<Record<FormStep, string>> = {
  eligibility: "Before you start",
  details: "Details",
  documents: "Documents",
  branch: "Branch and delivery",
  check: "Check and send",
};

/**
 * The steps that a form has, given the answers so far: where no document is asked for, none is.
 *
 * @example
 * formStepsOf(kinds["drivers-renewal"], {}); // ["eligibility", "details", "branch", "check"]
 */
export const formStepsOf = (row: Pick<KindRow, "documents">, answers: Answers): FormStep[] =>
  formSteps.filter((step) => step !== "documents" || askedDocuments(row.documents, answers).length > 0);

/** The step that the address names, or the one that an application begins with. */
export const stepIn = (name: string | null, steps: readonly FormStep[], first: FormStep): FormStep =>
  steps.find((step) => step === name) ?? first;
