// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

import type { Purpose } from "@kwan/domain/kinds";
import type { ApplicationId, AppointmentId, BranchId, SlotId } from "../ids.ts";

export type Appointment = {
  id: AppointmentId;
  service: ApplicationId;
  driver_name: string;
  branch: BranchId;
  branch_name: string;
  /** The purpose of the appointment or time slot. */
  purpose: Purpose;
  slot: SlotId;
  starts_at: string;
  ends_at: string;
  status: "booked" | "cancelled" | "kept" | "missed";
  /** What the person needs at the appointment, for example a space for a wheelchair. */
  support_needed: string | null;
};

export type Slot = {
  id: SlotId;
  branch: BranchId;
  /** The purpose of the appointment or time slot. */
  purpose: Purpose;
  starts_at: string;
  ends_at: string;
  /** The number of places left. */
  places_left: number;
};

export type ListAppointmentsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  readonly service?: ApplicationId | null | undefined;
  readonly branch?: BranchId | null | undefined;
  /** Lists only items with this status. */
  readonly status?: "booked" | "cancelled" | "kept" | "missed" | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

export type ListSlotsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** The purpose of the appointment or time slot. */
  readonly purpose?: Purpose | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

export type BookAppointmentBody = {
  service: ApplicationId;
  slot: SlotId;
  /** What the person needs at the appointment, for example a space for a wheelchair. */
  support_needed?: string | null | undefined;
};

export type MoveAppointmentBody = {
  slot: SlotId;
  /** What the person needs at the appointment. If it is left out, it stays as it is. */
  support_needed?: string | null | undefined;
};
