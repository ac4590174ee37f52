import * as m from "../catalogues/messages.js";
import { inLanguage } from "../in-language.ts";
import type { AskedIf } from "./fields.ts";

interface DocumentTexts {
  readonly title: string;
  readonly hint: string;
}

// @__NO_SIDE_EFFECTS__
const document = (title: () => string, hint: () => string): DocumentTexts => inLanguage({ title, hint });
/** Defines a document with two sides or pages, such as a card. */
// @__NO_SIDE_EFFECTS__
const twoSided = (title: () => string, hint: () => string): DocumentTexts & { readonly max_files: 2 } =>
  inLanguage({ title, hint }, { max_files: 2 });

/** Every document that an application or a decision can require, with its title and hint. */
export const documents = {
  training_certificate: /* @__PURE__ */ document(
    m.documents_training_certificate,
    m.documents_training_certificate_hint,
  ),
  commercial_certificate: /* @__PURE__ */ document(
    m.documents_commercial_certificate,
    m.documents_commercial_certificate_hint,
  ),
  police_clearance: /* @__PURE__ */ document(m.documents_police_clearance, m.documents_police_clearance_hint),
  police_report: /* @__PURE__ */ document(m.documents_police_report, m.documents_police_report_hint),
  affidavit: /* @__PURE__ */ document(m.documents_affidavit, m.documents_affidavit_hint),
  damaged_card_photo: /* @__PURE__ */ twoSided(m.documents_damaged_card_photo, m.documents_damaged_card_photo_hint),
  expired_card: /* @__PURE__ */ document(m.documents_expired_card, m.documents_expired_card_hint),
  current_card: /* @__PURE__ */ twoSided(m.documents_current_card, m.documents_current_card_hint),
  old_card: /* @__PURE__ */ document(m.documents_old_card, m.documents_old_card_hint),
  foreign_license: /* @__PURE__ */ twoSided(m.documents_foreign_license, m.documents_foreign_license_hint),
  translation: /* @__PURE__ */ document(m.documents_translation, m.documents_translation_hint),
  passport_page: /* @__PURE__ */ document(m.documents_passport_page, m.documents_passport_page_hint),
  residence_permit: /* @__PURE__ */ document(m.documents_residence_permit, m.documents_residence_permit_hint),
  issuer_letter: /* @__PURE__ */ document(m.documents_issuer_letter, m.documents_issuer_letter_hint),
  introduction_letter: /* @__PURE__ */ document(m.documents_introduction_letter, m.documents_introduction_letter_hint),
  portrait: /* @__PURE__ */ document(m.documents_portrait, m.documents_portrait_hint),
  hazmat_certificate: /* @__PURE__ */ document(m.documents_hazmat_certificate, m.documents_hazmat_certificate_hint),
  refresher_certificate: /* @__PURE__ */ document(
    m.documents_refresher_certificate,
    m.documents_refresher_certificate_hint,
  ),
  medical_report: /* @__PURE__ */ document(m.documents_medical_report, m.documents_medical_report_hint),
  employer_letter: /* @__PURE__ */ document(m.documents_employer_letter, m.documents_employer_letter_hint),
  request_letter: /* @__PURE__ */ document(m.documents_request_letter, m.documents_request_letter_hint),
  gazette: /* @__PURE__ */ document(m.documents_gazette, m.documents_gazette_hint),
  birth_cert: /* @__PURE__ */ document(m.documents_birth_cert, m.documents_birth_cert_hint),
  nationality_proof: /* @__PURE__ */ document(m.documents_nationality_proof, m.documents_nationality_proof_hint),
  order: /* @__PURE__ */ document(m.documents_order, m.documents_order_hint),
  identity_document: /* @__PURE__ */ twoSided(m.documents_identity_document, m.documents_identity_document_hint),
  payment_statement: /* @__PURE__ */ document(m.documents_payment_statement, m.documents_payment_statement_hint),
  register_page: /* @__PURE__ */ document(m.documents_register_page, m.documents_register_page_hint),
  supporting_document: /* @__PURE__ */ inLanguage(
    { title: m.documents_supporting_document, hint: m.documents_supporting_document_hint },
    { max_files: 5 },
  ),
} as const;

export type DocumentName = { [Name in keyof typeof documents]: Name }[keyof typeof documents];

/**
 * Returns the maximum number of files for a document: two if it has two sides or pages, five for other evidence of a
 * decision, and otherwise one.
 *
 * @example
 * maxFilesOf("current_card"); // 2
 */
export function maxFilesOf(document: DocumentName): number {
  const entry = documents[document];
  return "max_files" in entry ? entry.max_files : 1;
}

/** A document that a kind of service requires, requires with certain answers, or accepts as optional. */
export interface DocumentRule {
  readonly document: DocumentName;
  readonly is_required: boolean;
  readonly asked_if?: AskedIf;
  /** The document is not requested if the answer to this field refers to a record that the authority already holds. */
  readonly asked_unless?: { readonly field: string; readonly isKnown: (answer: unknown) => boolean };
  /**
   * The document is required if any of these fields is filled in. For example, an amendment needs evidence for each
   * change.
   */
  readonly with_any?: readonly string[];
}

/** Creates the rule for a document that is always required. */
export const needs = (document: DocumentName): DocumentRule => ({ document, is_required: true });
/** Creates a rule that requires a document only if a field has one of these answers. */
export const needsIf = (document: DocumentName, field: string, is: AskedIf["is"]): DocumentRule => ({
  document,
  is_required: true,
  asked_if: { field, is },
});
/**
 * Creates the rule for a document that is required unless an answer refers to a record that the authority already
 * holds.
 */
export const needsUnless = (
  document: DocumentName,
  field: string,
  isKnown: (answer: unknown) => boolean,
): DocumentRule => ({ document, is_required: true, asked_unless: { field, isKnown } });
/** Creates the rule for a document that is required if any of these fields is filled in. */
export const needsWith = (document: DocumentName, ...with_any: string[]): DocumentRule => ({
  document,
  is_required: true,
  with_any,
});
/** Creates the rule for an optional document. */
export const accepts = (document: DocumentName): DocumentRule => ({ document, is_required: false });

/**
 * Returns the documents to request, given the answers so far.
 *
 * @example
 * askedDocuments(row.documents, { is_in_english: false }).map((rule) => rule.document); // [..., "translation"]
 */
export const askedDocuments = (
  rules: readonly DocumentRule[],
  answers: Readonly<Record<string, unknown>>,
): DocumentRule[] =>
  rules.filter(
    ({ asked_if, asked_unless, with_any }) =>
      (asked_if === undefined || asked_if.is.some((answer) => answer === answers[asked_if.field])) &&
      !asked_unless?.isKnown(answers[asked_unless.field]) &&
      (with_any === undefined ||
        with_any.some((name) => answers[name] !== undefined && answers[name] !== null && answers[name] !== "")),
  );
