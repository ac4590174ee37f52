import { documents } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { id } from "../shapes/basics.ts";
import { document, file } from "../shapes/documents.ts";

const documentNames = Object.keys(documents) as (keyof typeof documents)[];

export const uploadDocument = call({
  id: "uploadDocument",
  requirement: "addition",
  kind: "write",
  method: "POST",
  path: "/document/",
  sends: "multipart",
  body: () => z.object({ service: id, document: z.enum(documentNames, { error: m.fields_document_required }), file }),
  answer: document,
  status: 201,
  errors: ["state_forbids"],
  access: ["owner", "officer"],
});

export const getDocument = call({
  id: "getDocument",
  requirement: "addition",
  kind: "read",
  method: "GET",
  path: "/document/{id}/",
  answer: document,
  access: ["owner", "officer", "reviewer"],
  audit: "document",
});

export const downloadDocument = call({
  id: "downloadDocument",
  requirement: "addition",
  kind: "read",
  method: "GET",
  path: "/document/{id}/content/",
  answers: "file",
  access: ["owner", "officer", "reviewer"],
  audit: "document",
});

export const deleteDocument = call({
  id: "deleteDocument",
  requirement: "addition",
  kind: "write",
  method: "DELETE",
  path: "/document/{id}/",
  errors: ["state_forbids"],
  access: ["owner"],
});
