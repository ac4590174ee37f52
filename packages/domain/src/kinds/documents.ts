import type { AskedIf } from "./fields.ts";

/** Every document that an application can require, with its title and hint. */
export const documents = {
  training_certificate: {
    title: "Training certificate",
    hint: "From an approved driving school, for the class you apply for.",
  },
  commercial_certificate: {
    title: "Commercial training certificate",
    hint: "From an approved school for commercial drivers.",
  },
  police_clearance: {
    title: "Police clearance",
    hint: "From the Criminal Investigations Department, not older than six months.",
  },
  police_report: { title: "Police report", hint: "The extract the police gave you when you reported the loss." },
  affidavit: { title: "Affidavit", hint: "Sworn before a Commissioner for Oaths. A false affidavit is perjury." },
  damaged_card_photo: {
    title: "Photo of the damaged card",
    hint: "Both sides, if you can. You hand in the card when you collect the new one.",
    max_files: 2,
  },
  expired_card: { title: "Expired card", hint: "A photo of the front." },
  current_card: { title: "Current card", hint: "A photo of the front and a photo of the back.", max_files: 2 },
  old_card: { title: "Old card", hint: "A photo of the front. You hand the card in when you collect the new one." },
  foreign_license: { title: "Foreign licence", hint: "Both sides. It must still be valid.", max_files: 2 },
  translation: { title: "Translation", hint: "By a sworn translator, for a licence that is not in English." },
  passport_page: { title: "Passport page", hint: "The page with your photo." },
  residence_permit: { title: "Residence permit", hint: "Valid for a year, with more than two months left." },
  issuer_letter: {
    title: "Letter from the issuer",
    hint: "An authentication letter or driving record from the issuing authority or its embassy.",
  },
  introduction_letter: { title: "Introduction letter", hint: "From your employer or spouse." },
  portrait: { title: "Photo of yourself", hint: "Plain background, no hat, taken within six months." },
  hazmat_certificate: { title: "Hazardous goods certificate", hint: "From a recognised course." },
  refresher_certificate: {
    title: "Refresher certificate",
    hint: "From a recognised course, since your permit was issued.",
  },
  medical_report: { title: "Medical report", hint: "From a registered doctor, not older than three months." },
  employer_letter: { title: "Letter from your employer", hint: "On headed paper, saying which goods you will carry." },
  request_letter: { title: "Request letter", hint: "From the institution that asks for the test." },
  gazette: { title: "Gazette page", hint: "The page of the Ghana Gazette with the change of name." },
  birth_cert: { title: "Birth certificate", hint: "A certified copy from the birth register." },
  nationality_proof: {
    title: "Proof of nationality",
    hint: "Passport, certificate of registration or naturalisation. A birth certificate is not proof.",
  },
  order: { title: "Order", hint: "The order of the court or authority." },
} as const;

export type DocumentName = keyof typeof documents;

/**
 * The maximum number of files for a document: two if both sides of a card are needed, otherwise one.
 *
 * @example
 * maxFilesOf("current_card"); // 2
 */
export function maxFilesOf(document: DocumentName): number {
  const asked = documents[document];
  return "max_files" in asked ? asked.max_files : 1;
}

/** A document in a kind's row: required, required with certain answers, or optional. */
export interface DocumentRule {
  readonly document: DocumentName;
  readonly is_required: boolean;
  readonly asked_if?: AskedIf;
  /** Required if any of these details is given: an amendment needs evidence of each change. */
  readonly with_any?: readonly string[];
}

/** A document that is always required. */
export const needs = (document: DocumentName): DocumentRule => ({ document, is_required: true });
/** A document that is required with certain answers only. */
export const needsIf = (document: DocumentName, field: string, is: AskedIf["is"]): DocumentRule => ({
  document,
  is_required: true,
  asked_if: { field, is },
});
/** A document that is required if any of these details is given. */
export const needsWith = (document: DocumentName, ...with_any: string[]): DocumentRule => ({
  document,
  is_required: true,
  with_any,
});
/** An optional document. */
export const welcomes = (document: DocumentName): DocumentRule => ({ document, is_required: false });

/**
 * The documents to ask for, given the answers.
 *
 * @example
 * askedDocuments(row.documents, { is_in_english: false }).map((rule) => rule.document); // [..., "translation"]
 */
export const askedDocuments = (
  rules: readonly DocumentRule[],
  answers: Readonly<Record<string, unknown>>,
): DocumentRule[] =>
  rules.filter(
    ({ asked_if, with_any }) =>
      (asked_if === undefined || asked_if.is.some((answer) => answer === answers[asked_if.field])) &&
      (with_any === undefined ||
        with_any.some((name) => answers[name] !== undefined && answers[name] !== null && answers[name] !== "")),
  );
