// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type Document,
  type DocumentId,
  type DriverId,
  deleteDocument,
  downloadDocument,
  getDocument,
  type ReviewDocumentBody,
  reviewDocument,
  type UploadDocumentBody,
  type UploadIdentityBody,
  uploadDocument,
  uploadIdentity,
} from "@kwan/contract";
import type { FileAnswer } from "../bodies/file-answer.ts";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, IfMatch, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `documents.upload` can fail with. */
export type DocumentsUploadCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `documents.upload`. */
export type DocumentsUploadError = KwanError<DocumentsUploadCode>;

/** The codes of the errors that `documents.uploadIdentity` can fail with. */
export type DocumentsUploadIdentityCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `documents.uploadIdentity`. */
export type DocumentsUploadIdentityError = KwanError<DocumentsUploadIdentityCode>;

/** The codes of the errors that `documents.get` can fail with. */
export type DocumentsGetCode = CommonCode | "forbidden" | "not_found";

/** The error of `documents.get`. */
export type DocumentsGetError = KwanError<DocumentsGetCode>;

/** The codes of the errors that `documents.download` can fail with. */
export type DocumentsDownloadCode = CommonCode | "forbidden" | "not_found";

/** The error of `documents.download`. */
export type DocumentsDownloadError = KwanError<DocumentsDownloadCode>;

/** The codes of the errors that `documents.review` can fail with. */
export type DocumentsReviewCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "reason_required"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "version_required"
  | "wrong_type";

/** The error of `documents.review`. */
export type DocumentsReviewError = KwanError<DocumentsReviewCode>;

/** The codes of the errors that `documents.remove` can fail with. */
export type DocumentsRemoveCode = CommonCode | "forbidden" | "not_found" | "state_forbids" | "too_large" | "wrong_type";

/** The error of `documents.remove`. */
export type DocumentsRemoveError = KwanError<DocumentsRemoveCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Uploads a document: a PDF, JPEG or PNG file of up to 5 MB. If the document can have only one file, a new file
   * replaces the earlier one until an officer has reviewed it. If the document can have several files, such as both
   * sides of a card, all files are kept.
   *
   * @example
   * await kwan.documents.upload({ service: id, document: "affidavit", file }, { onProgress: ({ loaded, total }) => bar(loaded / total) });
   */
  upload: method(
    uploadDocument,
    (body: UploadDocumentBody, options?: PostOptions): KwanPromise<Document, DocumentsUploadError, "uploadDocument"> =>
      send(uploadDocument, { body }, options),
  ),
  /**
   * Uploads a file of a person's identity document, such as one side of a card, until the identity is verified. Drivers
   * upload their own. Officers can upload it for somebody at the counter; a colleague then has to approve the check.
   *
   * @example
   * await kwan.documents.uploadIdentity(driver.id, { file });
   */
  uploadIdentity: method(
    uploadIdentity,
    (
      id: DriverId,
      body: UploadIdentityBody,
      options?: PostOptions,
    ): KwanPromise<Document, DocumentsUploadIdentityError, "uploadIdentity"> =>
      send(uploadIdentity, { params: { id }, body }, options),
  ),
  /**
   * Returns the details of a document, without its file.
   *
   * @example
   * const document = await kwan.documents.get(id);
   */
  get: method(
    getDocument,
    (id: DocumentId, options?: CallOptions): KwanPromise<Document, DocumentsGetError, "getDocument"> =>
      send(getDocument, { params: { id } }, options),
  ),
  /**
   * Downloads a document's file.
   *
   * @example
   * const file = await kwan.documents.download(id);
   */
  download: method(
    downloadDocument,
    (id: DocumentId, options?: CallOptions): KwanPromise<FileAnswer, DocumentsDownloadError, "downloadDocument"> =>
      send(downloadDocument, { params: { id } }, options),
  ),
  /**
   * Accepts or rejects a document while its application is in review. For officers, who have to download the file
   * first. The applicant can see why a document was rejected, and can replace it when the office asks for more
   * information. When all documents have been accepted, the step `document_check` is complete. Send the application's
   * version as `If-Match`, so that the call fails if the application has changed.
   *
   * @example
   * await kwan.documents.review(id, { outcome: "accepted" }, { ifMatch: application });
   */
  review: method(
    reviewDocument,
    (
      id: DocumentId,
      body: ReviewDocumentBody,
      options: PostOptions & IfMatch,
    ): KwanPromise<Document, DocumentsReviewError, "reviewDocument"> =>
      send(reviewDocument, { params: { id }, body }, options),
  ),
  /**
   * Removes a document that has not been reviewed yet. A file of an identity document can be removed by the person who
   * uploaded it, until it has been checked.
   *
   * @example
   * await kwan.documents.remove(id);
   */
  remove: method(
    deleteDocument,
    (id: DocumentId, options?: CallOptions): KwanPromise<undefined, DocumentsRemoveError, "deleteDocument"> =>
      send(deleteDocument, { params: { id } }, options),
  ),
});

/**
 * The documents of an application, and the files of a person's identity document.
 */
export interface DocumentsMethods extends ReturnType<typeof withSend> {}

/**
 * The documents of an application, and the files of a person's identity document.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { documents });
 */
export const documents: (send: Send) => DocumentsMethods = withSend;
