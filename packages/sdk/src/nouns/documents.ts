import { deleteDocument, downloadDocument, getDocument, uploadDocument } from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * Documents that belong to an application.
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
  upload: send(uploadDocument),
  /**
   * What is known of a document.
   *
   * @example
   * const document = await kwan.documents.get(id);
   */
  get: send(getDocument),
  /**
   * The document itself.
   *
   * @example
   * const file = await kwan.documents.download(id);
   */
  download: send.file(downloadDocument),
  /**
   * Removes a document that was not reviewed yet.
   *
   * @example
   * await kwan.documents.remove(id);
   */
  remove: send(deleteDocument),
});
