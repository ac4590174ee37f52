import { deleteDocument, downloadDocument, getDocument, uploadDocument } from "@kwan/contract";
import type { FileAnswer } from "../bodies/file-answer.ts";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** Documents that belong to an application. */
export interface Documents {
  /**
   * Uploads a document: PDF, JPEG or PNG, at most 5 MB.
   *
   * @example
   * await kwan.documents.upload({ service: id, document: "affidavit", file }, { onProgress: ({ loaded, total }) => bar(loaded / total) });
   */
  readonly upload: Method<typeof uploadDocument>;
  /**
   * What is known of a document.
   *
   * @example
   * const document = await kwan.documents.get(id);
   */
  readonly get: Method<typeof getDocument>;
  /**
   * The document itself.
   *
   * @example
   * const file = await kwan.documents.download(id);
   */
  readonly download: Method<typeof downloadDocument, FileAnswer>;
  /**
   * Removes a document that was not reviewed yet.
   *
   * @example
   * await kwan.documents.remove(id);
   */
  readonly remove: Method<typeof deleteDocument>;
}

/**
 * Documents that belong to an application.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { documents });
 */
/* @__NO_SIDE_EFFECTS__ */
export const documents = (send: Send): Documents => ({
  upload: send(uploadDocument),
  get: send(getDocument),
  download: send.file(downloadDocument),
  remove: send(deleteDocument),
});
