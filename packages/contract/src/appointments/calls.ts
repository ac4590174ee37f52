/**
 * Appointments at a branch.
 *
 * @module
 */

import * as z from "zod/mini";
import { day, id } from "../basics.ts";
import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";
import { appointment, appointmentStatus, purpose, slot, supportNeeded } from "./shapes.ts";

/**
 * Lists appointments, filtered by application, branch or period.
 *
 * @summary List appointments
 * @sdk appointments.list
 * @example
 * for await (const appointment of kwan.appointments.list()) console.log(appointment.id);
 */
export const listAppointments = call({
  id: "listAppointments",
  paged: true,
  method: "GET",
  path: "/appointment/",
  query: listQuery({
    service: z.optional(id),
    branch: z.optional(id),
    /** Lists only items with this status. */
    status: z.optional(appointmentStatus),
    from: day,
    to: day,
  }),
  answer: page(appointment),
  access: ["owner", "applications.work"],
  audit: "appointment",
});

/**
 * Lists a branch's free slots.
 *
 * @summary List the available times at a branch
 * @sdk appointments.slots
 * @example
 * const { results } = await kwan.appointments.slots(branchId, { purpose: "practical_test" });
 */
export const listSlots = call({
  id: "listSlots",
  paged: true,
  method: "GET",
  path: "/dvla/branch/{id}/slots/",
  query: listQuery({
    /** The purpose of the appointment or time slot. */
    purpose: z.optional(purpose),
    from: day,
    to: day,
  }),
  answer: page(slot),
  access: ["signed_in"],
});

/**
 * Books a place in a slot for one application. A slot never accepts more bookings than it has places.
 *
 * @summary Book an appointment
 * @sdk appointments.book
 * @example
 * await kwan.appointments.book({ service: serviceId, slot: slotId });
 */
export const bookAppointment = call({
  id: "bookAppointment",
  method: "POST",
  path: "/appointment/",
  body: z.object({
    service: id,
    slot: id,
    /** What the person needs at the appointment, for example a space for a wheelchair. */
    support_needed: supportNeeded,
  }),
  answer: appointment,
  status: 201,
  errors: ["slot_taken", "state_forbids", "already_exists"],
  access: ["owner", "applications.work"],
  power: "keep_appointments",
});

/**
 * Moves an appointment to another slot. The old place is released only after the new one is booked.
 *
 * @summary Change the time of an appointment
 * @sdk appointments.move
 * @example
 * await kwan.appointments.move(id, { slot: slotId }, { ifMatch: appointment });
 */
export const moveAppointment = call({
  id: "moveAppointment",
  method: "PATCH",
  path: "/appointment/{id}/",
  body: z.object({
    slot: id,
    /** What the person needs at the appointment. If it is left out, it stays as it is. */
    support_needed: supportNeeded,
  }),
  answer: appointment,
  errors: ["slot_taken", "state_forbids"],
  access: ["owner", "applications.work"],
  power: "keep_appointments",
});

/**
 * Cancels an appointment.
 *
 * @summary Cancel an appointment
 * @sdk appointments.cancel
 * @example
 * await kwan.appointments.cancel(id);
 */
export const cancelAppointment = call({
  id: "cancelAppointment",
  method: "DELETE",
  path: "/appointment/{id}/",
  errors: ["state_forbids"],
  access: ["owner", "applications.work"],
  power: "keep_appointments",
});
