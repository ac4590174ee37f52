import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids } from "../example-ids.ts";
import type * as documents from "./calls.ts";
import type { document } from "./shapes.ts";

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
  uploadIdentity: {
    params: { id: ids.driver },
    body: {
      file: {
        name: "card-front.jpg",
        type: "image/jpeg",
        size: 3,
        arrayBuffer: async () => new Uint8Array([255, 216, 255]).buffer,
      },
    },
    answer: { ...exampleDocument, service: null, document: "identity_document" },
  },
  getDocument: { params: { id: ids.document }, answer: exampleDocument },
  downloadDocument: { params: { id: ids.document } },
  reviewDocument: {
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
    params: { id: ids.document },
  },
};
