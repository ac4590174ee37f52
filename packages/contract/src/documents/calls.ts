import { documents } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { id, optionalNote } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { document, documentBytes, file } from "./shapes.ts";

const documentNames = Object.keys(documents) as (keyof typeof documents)[];

export const uploadDocument = call({
  id: "uploadDocument",
  method: "POST",
  path: "/document/",
  files: { count: 1, bytes: documentBytes },
  body: () =>
    z.object({
      service: id,
      document: z.enum(documentNames, { error: m.fields_document_required }),
      /** The file to upload. */
      file,
    }),
  answer: document,
  status: 201,
  errors: ["state_forbids"],
  access: ["owner", "applications.work"],
});

export const getDocument = call({
  id: "getDocument",
  method: "GET",
  path: "/document/{id}/",
  answer: document,
  access: ["owner", "documents.read"],
  audit: "document",
});

export const downloadDocument = call({
  id: "downloadDocument",
  method: "GET",
  path: "/document/{id}/content/",
  answers: "file",
  access: ["owner", "documents.read"],
  audit: "document",
});

export const reviewDocument = call({
  id: "reviewDocument",
  method: "POST",
  path: "/document/{id}/review/",
  body: () =>
    z.object({
      /** Whether the document is accepted or rejected. */
      outcome: z.enum(["accepted", "refused"], { error: m.fields_document_outcome }),
      /** What is wrong and how to fix it. Required for a rejection, and shown to the applicant. */
      reason: optionalNote,
      /** The field of the application's details that the document contradicts, if there is one. */
      field: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
    }),
  answer: document,
  errors: ["state_forbids", "reason_required", "own_request", "stale"],
  access: ["applications.work"],
});

export const deleteDocument = call({
  id: "deleteDocument",
  method: "DELETE",
  path: "/document/{id}/",
  errors: ["state_forbids"],
  access: ["owner", "applications.work"],
});
