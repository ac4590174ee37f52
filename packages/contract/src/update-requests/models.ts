// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { DocumentId, DriverId, UpdateRequestId } from "../ids.ts";

export type UpdateRequest = {
  id: UpdateRequestId;
  driver: DriverId;
  driver_name: string;
  status: "approved" | "rejected" | "requested";
  /** The fields that change, with their values before and after. */
  changes: {
    field: string;
    label: string;
    before: string | null;
    after: string;
  }[];
  /** Why the record should change, in ten characters or more. */
  reason_for_change: string;
  /** Documents that support the change or decision. */
  evidence: {
    document: string;
    title: string;
    /** ID of the file. */
    file: DocumentId;
  }[];
  /** When the request was made. */
  requested_at: string;
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
  readonly driver?: DriverId | null | undefined;
  /**
   * What to sort by. Put a "-" before the field to reverse the order. `date` is the date of the decision or, for
   * open requests, of the request.
   */
  readonly sort?: "-date" | "-name" | "date" | "name" | null | undefined;
};

export type CreateUpdateRequestBody = {
  driver: DriverId;
  /** Why the record should change, in ten characters or more. */
  reason_for_change: string;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  other_name?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  nationality?:
    | {
        /** Country code. */
        value: string;
        label: string;
      }
    | null
    | undefined;
  /** Proof of nationality: a file, or the ID of a file that has already been uploaded. */
  nationality_proof?: unknown | undefined;
  /** Certified copy of the birth register: a file, or the ID of a file that has already been uploaded. */
  birth_cert?: unknown | undefined;
  /** Sworn statement: a file, or the ID of a file that has already been uploaded. */
  affidavit?: unknown | undefined;
};

export type ApproveUpdateRequestBody = {
  note?: string | null | undefined;
};

export type RejectUpdateRequestBody = {
  reason: string;
};
