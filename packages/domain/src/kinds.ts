export {
  type CancellationGround,
  cancellationGrounds,
  cancellationGroundTitles,
  type NoRefundGround,
  noRefundGrounds,
  noRefundSentences,
} from "./applications/ending-grounds.ts";
export { type ApplicationOnRecord, factsOfApplication } from "./applications/facts-of-application.ts";
export { officeStatus, officeTurn } from "./applications/office-words.ts";
export { advancing, isEditable, partsOf } from "./applications/parts.ts";
export { type RejectionGround, rejectionGrounds, rejectionGroundTitles } from "./applications/rejection-grounds.ts";
export {
  isWaiting,
  mayBook,
  type NextAction,
  nextActions,
  nextActionText,
  owedInvoice,
  owesRetest,
  type Purpose,
  purposes,
  retakeFrom,
  stepsNow,
  type ToDoFacts,
} from "./applications/to-do.ts";
export { applicationsDue, type Due, type WayAhead, waysAhead } from "./applications/ways-ahead.ts";
export { classesHeldTooYoung, minimumAgeFor } from "./classes/class-ages.ts";
export { type Eligible, eligibility, type Reason, type Verdict } from "./eligibility/eligibility.ts";
export { type CurrentRecord, isEffectAhead, obstacle } from "./eligibility/obstacles.ts";
export type { DriverRecord, EligibilityQuery } from "./eligibility/record.ts";
export type { Remedy } from "./eligibility/remedies.ts";
export type { ReasonCode, Requirement } from "./eligibility/requirement.ts";
export { isEyeTestValid } from "./eligibility/requirements/people.ts";
export {
  type CommonPrices,
  type CostItem,
  costItems,
  costItemTitles,
  type Price,
  type Tier,
  tiers,
} from "./fees/cost-items.ts";
export { dues, dueWhen, invoiceStatusAt, type Owed, owedOf } from "./fees/owed.ts";
export { type PriceListItem, priceListOf } from "./fees/price-list.ts";
export { commonPricesOn, laterPriceDays, pricesOn } from "./fees/prices-on.ts";
export { type Choices, type Quote, type QuoteLine, quote, totalOf, usualCost } from "./fees/quote.ts";
export {
  type Answers,
  askedFields,
  type DetailsSchema,
  dateErrors,
  type FieldErrors,
  readDetails,
} from "./kinds/details.ts";
export {
  areDocumentsReviewed,
  areReviewed,
  type DocumentState,
  documentState,
  type ReviewedFile,
} from "./kinds/document-verdicts.ts";
export { askedDocuments, type DocumentName, type DocumentRule, documents, maxFilesOf } from "./kinds/documents.ts";
export type { AskedIf, Control, Field, Fields } from "./kinds/fields.ts";
export type { KindForm } from "./kinds/form.ts";
export { kindForms } from "./kinds/forms.ts";
export {
  type DocumentShown,
  documentShownTitles,
  documentsShown,
  type Receiver,
  receivers,
} from "./kinds/hand-over.ts";
export {
  type DetailsOf,
  isKind,
  type Kind,
  type Kinds,
  kindByCode,
  kindRows,
  kinds,
  type ReadableKind,
  type ReportedKind,
} from "./kinds/registry.ts";
export {
  type Effect,
  type Family,
  families,
  type KindDefinition,
  type KindRow,
  type Takes,
} from "./kinds/row.ts";
export { type Step, type StepName, type StepRule, steps, stepsOf } from "./kinds/steps.ts";
export {
  changesBetween,
  fixedOncePaid,
  type Submission,
  type SubmissionChange,
  type SubmittedFile,
  stepsToRepeat,
} from "./kinds/submission.ts";
export { takesFor } from "./kinds/takes.ts";
export { neededTooSoon } from "./kinds/too-soon.ts";
export { type Endorsement, type EndorsementKind, endorsementKinds, endorsementOn } from "./licences/endorsements.ts";
export { figures } from "./licences/figures.ts";
export {
  cardExpiry,
  type HeldClass,
  type License,
  type LicenseStatus,
  licenseStatus,
  licenseStatuses,
  nextRenewal,
} from "./licences/license.ts";
export { type ExpiringCards, type Renewal, renewalsDue } from "./licences/renewals.ts";
export { attemptNumbers, type Retest, retestAfter } from "./licences/retests.ts";
export {
  type FigureToConfirm,
  type HoursOfDay,
  instructorsSignFrom,
  type LessonMark,
  lessonMarks,
  limits,
  marksOf,
  minimumsApplyFrom,
  overLimit,
  type Training,
  type TrainingGap,
  trainingGap,
  trainingGaps,
} from "./licences/training.ts";
