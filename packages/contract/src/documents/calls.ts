/**
 * The documents of an application, and the files of a person's identity document.
 *
 * @module
 */

import { documents } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { id, optionalNote } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { document, documentBytes, file } from "./shapes.ts";

const documentNames = Object.keys(documents) as (keyof typeof documents)[];

/**
 * Uploads a document: a PDF, JPEG or PNG file of up to 5 MB. If the document can have only one file, a new file
 * replaces the earlier one until an officer has reviewed it. If the document can have several files, such as both
 * sides of a card, all files are kept.
 *
 * @summary Upload a document
 * @sdk documents.upload
 * @example
 * await kwan.documents.upload({ service: id, document: "affidavit", file }, { onProgress: ({ loaded, total }) => bar(loaded / total) });
 */
export const uploadDocument = call({
  id: "uploadDocument",
  method: "POST",
  path: "/document/",
  files: { count: 1, bytes: documentBytes },
  body: z.object({
    service: id,
    document: z.enum(documentNames, { error: m.fields_document_required }),
    /** The file to upload. */
    file,
  }),
  answer: document,
  status: 201,
  errors: ["state_forbids"],
  access: ["owner", "applications.work"],
  power: "attach_document",
});

/**
 * Uploads a file of a person's identity document, such as one side of a card, until the identity is verified. Drivers
 * upload their own. Officers can upload it for somebody at the counter; a colleague then has to approve the check.
 *
 * @summary Upload a file of an identity document
 * @sdk documents.uploadIdentity
 * @example
 * await kwan.documents.uploadIdentity(driver.id, { file });
 */
export const uploadIdentity = call({
  id: "uploadIdentity",
  method: "POST",
  path: "/learner/driver/{id}/identification/file/",
  files: { count: 1, bytes: documentBytes },
  body: z.object({
    /** The file to upload. */
    file,
  }),
  answer: document,
  status: 201,
  errors: ["state_forbids", "own_request"],
  access: ["owner", "identities.verify"],
  power: "attach_identity",
});

/**
 * Returns the details of a document, without its file.
 *
 * @summary Read the details of a document
 * @sdk documents.get
 * @example
 * const document = await kwan.documents.get(id);
 */
export const getDocument = call({
  id: "getDocument",
  method: "GET",
  path: "/document/{id}/",
  answer: document,
  access: ["owner", "documents.read", "staff.manage"],
  audit: "document",
});

/**
 * Downloads a document's file.
 *
 * @summary Download a document
 * @sdk documents.download
 * @example
 * const file = await kwan.documents.download(id);
 */
export const downloadDocument = call({
  id: "downloadDocument",
  method: "GET",
  path: "/document/{id}/content/",
  answers: "file",
  access: ["owner", "documents.read", "staff.manage"],
  audit: "document",
});

/**
 * Accepts or rejects a document while its application is in review. For officers, who have to download the file
 * first. The applicant can see why a document was rejected, and can replace it when the office asks for more
 * information. When all documents have been accepted, the step `document_check` is complete. Send the application's
 * version as `If-Match`, so that the call fails if the application has changed.
 *
 * @summary Accept or reject a document
 * @sdk documents.review
 * @example
 * await kwan.documents.review(id, { outcome: "accepted" }, { ifMatch: application });
 */
export const reviewDocument = call({
  id: "reviewDocument",
  method: "POST",
  path: "/document/{id}/review/",
  body: z.object({
    /** Whether the document is accepted or rejected. */
    outcome: z.enum(["accepted", "refused"], { error: m.fields_document_outcome }),
    /** What is wrong and how to fix it. Required for a rejection, and shown to the applicant. */
    reason: optionalNote,
    /** The field of the application's details that the document contradicts, if there is one. */
    field: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  }),
  answer: document,
  errors: ["state_forbids", "reason_required", "own_request"],
  ifMatch: "required",
  access: ["applications.work"],
  power: "judge_document",
});

/**
 * Removes a document that has not been reviewed yet. A file of an identity document can be removed by the person who
 * uploaded it, until it has been checked.
 *
 * @summary Delete a document
 * @sdk documents.remove
 * @example
 * await kwan.documents.remove(id);
 */
export const deleteDocument = call({
  id: "deleteDocument",
  method: "DELETE",
  path: "/document/{id}/",
  errors: ["state_forbids"],
  access: ["owner", "applications.work"],
  power: "attach_document",
});
