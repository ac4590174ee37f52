import { bookAppointment, cancelAppointment, listAppointments, moveAppointment } from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * Booked visits to a branch.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { appointments });
 */
/* @__NO_SIDE_EFFECTS__ */
export const appointments = (send: Send) => ({
  /**
   * Appointments, by application, branch or period.
   *
   * @example
   * for await (const appointment of kwan.appointments.list()) console.log(appointment.id);
   */
  list: send(listAppointments),
  /**
   * Books a slot.
   *
   * @example
   * await kwan.appointments.book({ service: serviceId, slot: slotId });
   */
  book: send(bookAppointment),
  /**
   * Moves an appointment to another slot.
   *
   * @example
   * await kwan.appointments.move(id, { slot: slotId }, { ifMatch: appointment });
   */
  move: send(moveAppointment),
  /**
   * Cancels an appointment.
   *
   * @example
   * await kwan.appointments.cancel(id);
   */
  cancel: send(cancelAppointment),
});
