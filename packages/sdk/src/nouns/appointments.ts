// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { bookAppointment, cancelAppointment, listAppointments, listSlots, moveAppointment } from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/**
 * Appointments at a branch.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { appointments });
 */
/* @__NO_SIDE_EFFECTS__ */
export const appointments = (send: Send) => ({
  /**
   * Lists appointments, filtered by application, branch or period.
   *
   * @example
   * for await (const appointment of kwan.appointments.list()) console.log(appointment.id);
   */
  list: method(
    listAppointments,
    (query?: Query<typeof listAppointments>, options?: CallOptions): Answering<typeof listAppointments> =>
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
    (id: string, query?: Query<typeof listSlots>, options?: CallOptions): Answering<typeof listSlots> =>
      send(listSlots, { params: { id }, query }, options),
  ),
  /**
   * Books a slot for an application.
   *
   * @example
   * await kwan.appointments.book({ service: serviceId, slot: slotId });
   */
  book: method(
    bookAppointment,
    (body: Body<typeof bookAppointment>, options?: PostOptions): Answering<typeof bookAppointment> =>
      send(bookAppointment, { body }, options),
  ),
  /**
   * Moves an appointment to another slot.
   *
   * @example
   * await kwan.appointments.move(id, { slot: slotId }, { ifMatch: appointment });
   */
  move: method(
    moveAppointment,
    (id: string, body: Body<typeof moveAppointment>, options?: UpdateOptions): Answering<typeof moveAppointment> =>
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
    (id: string, options?: CallOptions): Answering<typeof cancelAppointment> =>
      send(cancelAppointment, { params: { id } }, options),
  ),
});
