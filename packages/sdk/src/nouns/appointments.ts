import { bookAppointment, cancelAppointment, listAppointments, listSlots, moveAppointment } from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** Booked visits to a branch. */
export interface Appointments {
  /**
   * Appointments, by application, branch or period.
   *
   * @example
   * for await (const appointment of kwan.appointments.list()) console.log(appointment.id);
   */
  readonly list: Method<typeof listAppointments>;
  /**
   * The free slots of a branch.
   *
   * @example
   * const { results } = await kwan.appointments.slots(branchId, { purpose: "practical_test" });
   */
  readonly slots: Method<typeof listSlots>;
  /**
   * Books a slot.
   *
   * @example
   * await kwan.appointments.book({ service: serviceId, slot: slotId });
   */
  readonly book: Method<typeof bookAppointment>;
  /**
   * Moves an appointment to another slot.
   *
   * @example
   * await kwan.appointments.move(id, { slot: slotId }, { ifMatch: appointment });
   */
  readonly move: Method<typeof moveAppointment>;
  /**
   * Cancels an appointment.
   *
   * @example
   * await kwan.appointments.cancel(id);
   */
  readonly cancel: Method<typeof cancelAppointment>;
}

/**
 * Booked visits to a branch.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { appointments });
 */
/* @__NO_SIDE_EFFECTS__ */
export const appointments = (send: Send): Appointments => ({
  list: send(listAppointments),
  slots: send(listSlots),
  book: send(bookAppointment),
  move: send(moveAppointment),
  cancel: send(cancelAppointment),
});
