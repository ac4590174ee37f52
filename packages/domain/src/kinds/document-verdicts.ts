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
export const areDocumentsReviewed = (asked: readonly DocumentRule[], files: readonly ReviewedFile[]): boolean =>
  asked.every(({ document, is_required }) => {
    const state = documentState(files.filter((file) => file.document === document));
    return is_required ? state === "accepted" : state !== "uploaded";
  });
