// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { deleteDocument, downloadDocument, getDocument, reviewDocument, uploadDocument } from "@kwan/contract";
import type { Answering, Body } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/**
 * An application's documents.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { documents });
 */
/* @__NO_SIDE_EFFECTS__ */
export const documents = (send: Send) => ({
  /**
   * Uploads a document: PDF, JPEG or PNG, at most 5 MB.
   *
   * @example
   * await kwan.documents.upload({ service: id, document: "affidavit", file }, { onProgress: ({ loaded, total }) => bar(loaded / total) });
   */
  upload: method(
    uploadDocument,
    (body: Body<typeof uploadDocument>, options?: PostOptions): Answering<typeof uploadDocument> =>
      send(uploadDocument, { body }, options),
  ),
  /**
   * Returns the details of a document, without its file.
   *
   * @example
   * const document = await kwan.documents.get(id);
   */
  get: method(
    getDocument,
    (id: string, options?: CallOptions): Answering<typeof getDocument> =>
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
    (id: string, options?: CallOptions): Answering<typeof downloadDocument> =>
      send(downloadDocument, { params: { id } }, options),
  ),
  /**
   * Accepts or rejects a document. Pass the application's version, so that the call fails if the application has
   * changed since. For officers.
   *
   * @example
   * await kwan.documents.review(id, { outcome: "accepted" }, { ifMatch: application });
   */
  review: method(
    reviewDocument,
    (
      id: string,
      body: Body<typeof reviewDocument>,
      options?: PostOptions & UpdateOptions,
    ): Answering<typeof reviewDocument> => send(reviewDocument, { params: { id }, body }, options),
  ),
  /**
   * Removes a document that has not been reviewed yet.
   *
   * @example
   * await kwan.documents.remove(id);
   */
  remove: method(
    deleteDocument,
    (id: string, options?: CallOptions): Answering<typeof deleteDocument> =>
      send(deleteDocument, { params: { id } }, options),
  ),
});
