// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

import type { DocumentName } from "@kwan/domain/kinds";
import type { FileBody } from "../documents/shapes.ts";
import type { ApplicationId, DocumentId } from "../ids.ts";

export type Document = {
  /** Opaque ID. */
  id: DocumentId;
  /** ID of the application. Null if there is none. */
  service: ApplicationId | null;
  /** The kind of document. */
  document: string;
  /** Name of the file. */
  name: string;
  /** Media type of the file, detected from its content. */
  type: "application/pdf" | "image/jpeg" | "image/png";
  /** Size of the file in bytes. */
  bytes: number;
  /** Checksum of the file. */
  sha256: string;
  /** The status of the record. */
  status: "accepted" | "refused" | "uploaded";
  /** Why the document was rejected. Null if it was not rejected. */
  reason: string | null;
  /** The field of the application's details that the rejected document contradicts. Null if there is none. */
  field: string | null;
  /** When an officer accepted or rejected the document. Null if no officer has done so. */
  reviewed_at: string | null;
  /** When the file was uploaded. */
  uploaded_at: string;
};

export type UploadDocumentBody = {
  /** ID of the application. */
  service: ApplicationId;
  /** The kind of document. */
  document: DocumentName;
  /** The file to upload. */
  file: FileBody;
};

export type UploadIdentityBody = {
  /** The file to upload. */
  file: FileBody;
};

export type ReviewDocumentBody = {
  /** Whether the document is accepted or rejected. */
  outcome: "accepted" | "refused";
  /** What is wrong and how to fix it. Required for a rejection, and shown to the applicant. */
  reason?: string | null | undefined;
  /** The field of the application's details that the document contradicts, if there is one. */
  field?: string | null | undefined;
};
