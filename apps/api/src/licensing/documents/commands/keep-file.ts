import type { Actor, Work } from "../../../platform/context.ts";
import type { ApplicationId, DecisionId, DriverId, UpdateRequestId } from "../../../platform/ids.ts";
import { insertDocument, type KeptDocument } from "../store.ts";
import type { StoredFile } from "./store-file.ts";

export interface FileToKeep {
  /** The driver whom it is about. Null for evidence about staff, a school or a branch. */
  readonly driver_id: DriverId | null;
  /** The type of document, such as "affidavit". */
  readonly document: string;
  readonly stored: StoredFile;
  readonly application_id?: ApplicationId;
  readonly update_request_id?: UpdateRequestId;
  readonly decision_id?: DecisionId;
}

/**
 * Inserts the row of a document whose file has already been stored.
 *
 * @example
 * const { id } = await keepFile(context, { driver_id, document: "affidavit", stored, update_request_id });
 */
export const keepFile = (
  { tx, deps, actor }: Work & { readonly actor: Actor },
  { driver_id, document, stored, application_id, update_request_id, decision_id }: FileToKeep,
): Promise<KeptDocument> =>
  insertDocument(tx, {
    id: deps.newId("doc"),
    driver_id,
    application_id: application_id ?? null,
    update_request_id: update_request_id ?? null,
    decision_id: decision_id ?? null,
    document,
    ...stored,
    uploaded_by: actor.id,
    uploaded_at: deps.now(),
  });
