// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type Appointment,
  type AppointmentId,
  type BookAppointmentBody,
  type BranchId,
  bookAppointment,
  cancelAppointment,
  type ListAppointmentsQuery,
  type ListSlotsQuery,
  listAppointments,
  listSlots,
  type MoveAppointmentBody,
  moveAppointment,
  type Page,
  type Slot,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/** The codes of the errors that `appointments.list` can fail with. */
export type AppointmentsListCode = CommonCode | "forbidden" | "invalid";

/** The error of `appointments.list`. */
export type AppointmentsListError = KwanError<AppointmentsListCode>;

/** The codes of the errors that `appointments.slots` can fail with. */
export type AppointmentsSlotsCode = CommonCode | "forbidden" | "invalid" | "not_found";

/** The error of `appointments.slots`. */
export type AppointmentsSlotsError = KwanError<AppointmentsSlotsCode>;

/** The codes of the errors that `appointments.book` can fail with. */
export type AppointmentsBookCode =
  | CommonCode
  | "already_exists"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "slot_taken"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `appointments.book`. */
export type AppointmentsBookError = KwanError<AppointmentsBookCode>;

/** The codes of the errors that `appointments.move` can fail with. */
export type AppointmentsMoveCode =
  | CommonCode
  | "forbidden"
  | "invalid"
  | "not_found"
  | "slot_taken"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `appointments.move`. */
export type AppointmentsMoveError = KwanError<AppointmentsMoveCode>;

/** The codes of the errors that `appointments.cancel` can fail with. */
export type AppointmentsCancelCode =
  | CommonCode
  | "forbidden"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `appointments.cancel`. */
export type AppointmentsCancelError = KwanError<AppointmentsCancelCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists appointments, filtered by application, branch or period.
   *
   * @example
   * for await (const appointment of kwan.appointments.list()) console.log(appointment.id);
   */
  list: method(
    listAppointments,
    (
      query?: ListAppointmentsQuery,
      options?: CallOptions,
    ): KwanList<Page<Appointment>, AppointmentsListError, "listAppointments"> =>
      send(listAppointments, { query }, options),
  ),
  /**
   * Lists a branch's free slots.
   *
   * @example
   * const { results } = await kwan.appointments.slots(branchId, { purpose: "practical_test" });
   */
  slots: method(
    listSlots,
    (
      id: BranchId,
      query?: ListSlotsQuery,
      options?: CallOptions,
    ): KwanList<Page<Slot>, AppointmentsSlotsError, "listSlots"> => send(listSlots, { params: { id }, query }, options),
  ),
  /**
   * Books a place in a slot for one application. A slot never accepts more bookings than it has places.
   *
   * @example
   * await kwan.appointments.book({ service: serviceId, slot: slotId });
   */
  book: method(
    bookAppointment,
    (
      body: BookAppointmentBody,
      options?: PostOptions,
    ): KwanPromise<Appointment, AppointmentsBookError, "bookAppointment"> => send(bookAppointment, { body }, options),
  ),
  /**
   * Moves an appointment to another slot. The old place is released only after the new one is booked.
   *
   * @example
   * await kwan.appointments.move(id, { slot: slotId }, { ifMatch: appointment });
   */
  move: method(
    moveAppointment,
    (
      id: AppointmentId,
      body: MoveAppointmentBody,
      options?: UpdateOptions,
    ): KwanPromise<Appointment, AppointmentsMoveError, "moveAppointment"> =>
      send(moveAppointment, { params: { id }, body }, options),
  ),
  /**
   * Cancels an appointment.
   *
   * @example
   * await kwan.appointments.cancel(id);
   */
  cancel: method(
    cancelAppointment,
    (id: AppointmentId, options?: CallOptions): KwanPromise<undefined, AppointmentsCancelError, "cancelAppointment"> =>
      send(cancelAppointment, { params: { id } }, options),
  ),
});

/**
 * Appointments at a branch.
 */
export interface AppointmentsMethods extends ReturnType<typeof withSend> {}

/**
 * Appointments at a branch.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { appointments });
 */
export const appointments: (send: Send) => AppointmentsMethods = withSend;
