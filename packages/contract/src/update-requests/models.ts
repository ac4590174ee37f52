// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

import type { FileBody } from "../documents/shapes.ts";
import type { DocumentId, DriverId, UpdateRequestId } from "../ids.ts";

export type UpdateRequestChange = {
  /** Name of the field. */
  field: string;
  /** Text to display. */
  label: string;
  /** The value before the change. Null if there was none. */
  before: string | null;
  /** The value after the change. */
  after: string;
};

export type UpdateRequestEvidence = {
  /** The kind of document. */
  document: string;
  /** Title to display. */
  title: string;
  /** ID of the file. */
  file: DocumentId;
};

export type UpdateRequest = {
  /** Opaque ID. */
  id: UpdateRequestId;
  /** ID of the driver profile. */
  driver: DriverId;
  /** Display name of the driver. */
  driver_name: string;
  /** The status of the record. */
  status: "approved" | "rejected" | "requested";
  /** The fields that change, with their values before and after. */
  changes: UpdateRequestChange[];
  /** Why the record should change, in ten characters or more. */
  reason_for_change: string;
  /** Documents that support the change or decision. */
  evidence: UpdateRequestEvidence[];
  /** When the request was made. */
  requested_at: string;
  /** When the decision was made. Null if there is no decision yet. */
  decided_at: string | null;
  /** The person who made the decision. Null if nobody has decided yet. */
  decided_by: string | null;
  /** Why the request was rejected. Null if it was not rejected. */
  decision_reason: string | null;
};

export type ListUpdateRequestsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** Lists only items with this status. */
  readonly status?: "approved" | "rejected" | "requested" | null | undefined;
  /** ID of the driver profile. */
  readonly driver?: DriverId | null | undefined;
  /**
   * What to sort by. Put a "-" before the field to reverse the order. `date` is the date of the decision or, for
   * open requests, of the request.
   */
  readonly sort?: "-date" | "-name" | "date" | "name" | null | undefined;
};

export type CreateUpdateRequestBodyNationality = {
  /** Country code. */
  value: string;
  /** Text to display. */
  label: string;
};

export type CreateUpdateRequestBody = {
  /** ID of the driver profile. */
  driver: DriverId;
  /** Why the record should change, in ten characters or more. */
  reason_for_change: string;
  /** First name. */
  first_name?: string | null | undefined;
  /** Surname. */
  last_name?: string | null | undefined;
  /** Other names. Null if there are none. */
  other_name?: string | null | undefined;
  /** Date of birth. */
  date_of_birth?: string | null | undefined;
  /** Country code and demonym. */
  nationality?: CreateUpdateRequestBodyNationality | null | undefined;
  /** Proof of nationality: a file, or the ID of a file that has already been uploaded. */
  nationality_proof?: string | FileBody | undefined;
  /** Certified copy of the birth register: a file, or the ID of a file that has already been uploaded. */
  birth_cert?: string | FileBody | undefined;
  /** Sworn statement: a file, or the ID of a file that has already been uploaded. */
  affidavit?: string | FileBody | undefined;
};

export type ApproveUpdateRequestBody = {
  /** A note about the decision or result. */
  note?: string | null | undefined;
};

export type RejectUpdateRequestBody = {
  /** The reason for the request, decision or action. */
  reason: string;
};
