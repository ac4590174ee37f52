import type { Application } from "./queries.ts";

type Document = Application["documents"][number];

/** A file of an application, with the document that it is for. */
export type FileToReview = {
  readonly document: Document;
  readonly file: Pick<Document["files"][number], "id" | "name" | "type">;
  readonly status: "uploaded" | "accepted" | "refused";
  readonly reason: string | null;
};

/**
 * Returns all files in the order of the documents. Files that were rejected and have been replaced are left out.
 *
 * @example
 * filesToReview(application.documents)[0]?.status; // "uploaded"
 */
export const filesToReview = (documents: readonly Document[]): FileToReview[] =>
  documents.flatMap((document) => [
    ...document.files.map((file) => ({ document, file, status: file.status, reason: null })),
    ...(document.status === "refused"
      ? document.refused_files.map((file) => ({ document, file, status: "refused" as const, reason: file.reason }))
      : []),
  ]);

/**
 * Returns the next file without a verdict after the given file or, if there is none, the first such file before it.
 * Returns undefined if no other file needs a verdict.
 */
export function nextToReview(files: readonly FileToReview[], after?: string): FileToReview | undefined {
  const at = files.findIndex(({ file }) => file.id === after);
  const rotated = [...files.slice(at + 1), ...files.slice(0, Math.max(at, 0))];
  return rotated.find(({ status }) => status === "uploaded");
}
