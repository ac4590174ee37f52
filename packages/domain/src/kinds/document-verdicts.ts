import type { DocumentRule } from "./documents.ts";

/** An uploaded file, with the time at which an officer reviewed it. Times are ISO instants. */
export interface ReviewedFile {
  readonly document: string;
  readonly status: "uploaded" | "accepted" | "refused";
  readonly uploaded_at: string;
  readonly reviewed_at: string | null;
}

/** The status of a document: missing, not reviewed, accepted or rejected. */
export type DocumentState = "missing" | ReviewedFile["status"];

/**
 * Returns the status of a document, given all its files. A document with several files, such as both sides of a card,
 * is accepted once every file is accepted. A document stays rejected until a new file is uploaded.
 *
 * @example
 * documentState([]); // "missing"
 */
export function documentState(files: readonly ReviewedFile[]): DocumentState {
  const standing = files.filter(({ status }) => status !== "refused");
  const replacedAt = standing.map(({ uploaded_at }) => uploaded_at).reduce(latest, "");
  const refusedAt = files
    .filter(({ status }) => status === "refused")
    .map(({ reviewed_at, uploaded_at }) => reviewed_at ?? uploaded_at)
    .reduce(latest, "");
  if (refusedAt !== "" && refusedAt > replacedAt) return "refused";
  if (standing.length === 0) return "missing";
  return standing.every(({ status }) => status === "accepted") ? "accepted" : "uploaded";
}

const latest = (one: string, other: string) => (one > other ? one : other);

/**
 * Returns whether an application's documents allow a decision: every required document has been accepted, and every
 * optional document that was uploaded has been reviewed.
 *
 * @example
 * areDocumentsReviewed([needs("affidavit")], []); // false
 */
export const areDocumentsReviewed = (rules: readonly DocumentRule[], files: readonly ReviewedFile[]): boolean =>
  areReviewed(
    rules.map(({ document, is_required }) => ({
      is_required,
      status: documentState(files.filter((file) => file.document === document)),
    })),
  );

/**
 * Returns whether documents allow a decision: see {@link areDocumentsReviewed}.
 *
 * @example
 * areReviewed([{ is_required: true, status: "uploaded" }]); // false
 */
export const areReviewed = (
  documents: readonly { readonly is_required: boolean; readonly status: ReturnType<typeof documentState> }[],
): boolean =>
  documents.every(({ is_required, status }) => (is_required ? status === "accepted" : status !== "uploaded"));
