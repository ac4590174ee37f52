import type * as z from "zod/mini";
import type * as documents from "../calls/documents.ts";
import type { document } from "../shapes/documents.ts";
import type { ExamplesOf } from "./example.ts";
import { ids } from "./ids.ts";

const exampleDocument: z.output<typeof document> = {
  id: ids.document,
  service: ids.service,
  document: "current_card",
  name: "card-front.jpg",
  type: "image/jpeg",
  bytes: 184_220,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  status: "uploaded",
  reason: null,
  field: null,
  reviewed_at: null,
  uploaded_at: "2026-11-21T08:50:00Z",
};

export const documentExamples: ExamplesOf<typeof documents> = {
  uploadDocument: {
    summary: "Upload a document",
    description:
      "The file must be a PDF, JPEG or PNG of up to 5 MB. If the document can have only one file, a new file replaces the earlier one until an officer has reviewed it. If the document can have several files, such as both sides of a card, all files are kept.",
    body: {
      service: ids.service,
      document: "current_card",
      file: {
        name: "card-front.jpg",
        type: "image/jpeg",
        size: 3,
        arrayBuffer: async () => new Uint8Array([255, 216, 255]).buffer,
      },
    },
    answer: exampleDocument,
  },
  getDocument: { summary: "Read the details of a document", params: { id: ids.document }, answer: exampleDocument },
  downloadDocument: { summary: "Download a document", params: { id: ids.document } },
  reviewDocument: {
    summary: "Accept or reject a document",
    description:
      "An officer reviews each document while the application is in review, and has to download its file first (`downloadDocument`). The applicant can see why a document was rejected, and can replace it when the office asks for more information. When all documents have been accepted, the step `document_check` is complete. Send `If-Match` with the version of the application, so that the call fails if the application has changed.",
    params: { id: ids.document },
    body: {
      outcome: "refused",
      reason: "The photo is blurred. Take it again in daylight.",
      field: null,
    },
    answer: {
      ...exampleDocument,
      status: "refused",
      reason: "The photo is blurred. Take it again in daylight.",
      reviewed_at: "2026-11-21T10:15:00Z",
    },
  },
  deleteDocument: {
    summary: "Delete a document",
    description: "You can delete a document until an officer has reviewed it.",
    params: { id: ids.document },
  },
};
