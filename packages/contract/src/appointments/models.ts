// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

import type { Purpose } from "@kwan/domain/kinds";
import type { ApplicationId, AppointmentId, BranchId, SlotId } from "../ids.ts";

export type Appointment = {
  /** Opaque ID. */
  id: AppointmentId;
  /** ID of the application. */
  service: ApplicationId;
  /** Display name of the driver. */
  driver_name: string;
  /** ID of the branch. */
  branch: BranchId;
  /** Branch name. */
  branch_name: string;
  /** The purpose of the appointment or time slot. */
  purpose: Purpose;
  /** ID of the time slot. */
  slot: SlotId;
  /** The time at which the lesson, appointment or time slot starts. */
  starts_at: string;
  /** The time at which the lesson, appointment or time slot ends. */
  ends_at: string;
  /** The status of the record. */
  status: "booked" | "cancelled" | "kept" | "missed";
  /** What the person needs at the appointment, for example a space for a wheelchair. */
  support_needed: string | null;
};

export type Slot = {
  /** Opaque ID. */
  id: SlotId;
  /** ID of the branch. */
  branch: BranchId;
  /** The purpose of the appointment or time slot. */
  purpose: Purpose;
  /** The time at which the lesson, appointment or time slot starts. */
  starts_at: string;
  /** The time at which the lesson, appointment or time slot ends. */
  ends_at: string;
  /** The number of places left. */
  places_left: number;
};

export type ListAppointmentsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** ID of the application. */
  readonly service?: ApplicationId | null | undefined;
  /** ID of the branch. */
  readonly branch?: BranchId | null | undefined;
  /** Lists only items with this status. */
  readonly status?: "booked" | "cancelled" | "kept" | "missed" | null | undefined;
  /** First day of the period. */
  readonly from?: string | null | undefined;
  /** Last day of the period. */
  readonly to?: string | null | undefined;
};

export type ListSlotsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** The purpose of the appointment or time slot. */
  readonly purpose?: Purpose | null | undefined;
  /** First day of the period. */
  readonly from?: string | null | undefined;
  /** Last day of the period. */
  readonly to?: string | null | undefined;
};

export type BookAppointmentBody = {
  /** ID of the application. */
  service: ApplicationId;
  /** ID of the time slot. */
  slot: SlotId;
  /** What the person needs at the appointment, for example a space for a wheelchair. */
  support_needed?: string | null | undefined;
};

export type MoveAppointmentBody = {
  /** ID of the time slot. */
  slot: SlotId;
  /** What the person needs at the appointment. If it is left out, it stays as it is. */
  support_needed?: string | null | undefined;
};
