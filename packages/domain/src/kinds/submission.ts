import { type Step, type StepName, steps } from "./steps.ts";

/** An uploaded file for one of the documents. */
export interface SubmittedFile {
  readonly name: string;
  readonly sha256: string;
}

/** The data that an applicant submitted and paid for, and that the office checks. */
export interface Submission {
  readonly branch: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly documents: Readonly<Record<string, readonly SubmittedFile[]>>;
}

/** One difference between two submissions. `field` is `branch`, `details.<field>` or `documents.<document>`. */
export interface SubmissionChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

const names = (files: readonly SubmittedFile[] = []): string[] | null =>
  files.length > 0 ? files.map(({ name }) => name) : null;

const fingerprint = (files: readonly SubmittedFile[] = []): string =>
  files
    .map(({ sha256 }) => sha256)
    .toSorted()
    .join();

const keysOf = (before: object, after: object): string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

/**
 * Returns an applicant's changes between two submissions. Documents are compared by content and shown by file name.
 *
 * @example
 * changesBetween(first, second); // [{ field: "details.license_class", before: "A", after: "B" }]
 */
export function changesBetween(before: Submission, after: Submission): SubmissionChange[] {
  const branch =
    before.branch === after.branch ? [] : [{ field: "branch", before: before.branch, after: after.branch }];
  const details = keysOf(before.details, after.details).flatMap((name) => {
    const [was, is] = [before.details[name] ?? null, after.details[name] ?? null];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field: `details.${name}`, before: was, after: is }];
  });
  const documents = keysOf(before.documents, after.documents).flatMap((name) => {
    const [was, is] = [before.documents[name], after.documents[name]];
    return fingerprint(was) === fingerprint(is)
      ? []
      : [{ field: `documents.${name}`, before: names(was), after: names(is) }];
  });
  return [...branch, ...details, ...documents];
}

/**
 * Returns the steps to repeat because something that they checked has changed.
 *
 * @example
 * stepsToRepeat([{ field: "details.school_code", before: "A1", after: "B2" }]); // ["school_verification", …]
 */
export function stepsToRepeat(changes: readonly SubmissionChange[]): StepName[] {
  const changed = changes.map(({ field }) => field.replace("details.", ""));
  return (Object.entries(steps) as [StepName, Step][])
    .filter(([, { checks = [] }]) =>
      checks === "everything" ? changed.length > 0 : checks.some((field) => changed.includes(field)),
    )
    .map(([name]) => name);
}

/**
 * The details that cannot be changed after payment. For a different class, the applicant has to file a new application.
 */
export const fixedOncePaid = ["license_class"] as const;
