import * as z from "zod/mini";
import { day, id } from "../basics.ts";
import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";
import { appointment, appointmentStatus, purpose, slot } from "./shapes.ts";

export const listSlots = call({
  id: "listSlots",
  paged: true,
  method: "GET",
  path: "/dvla/branch/{id}/slots/",
  query: () =>
    listQuery({
      /** The purpose of the appointment or time slot. */
      purpose: z.optional(purpose),
      from: day,
      to: day,
    }),
  answer: () => page(slot),
  access: ["signed_in"],
});

export const bookAppointment = call({
  id: "bookAppointment",
  method: "POST",
  path: "/appointment/",
  body: () => z.object({ service: id, slot: id }),
  answer: appointment,
  status: 201,
  errors: ["slot_taken", "state_forbids", "already_exists"],
  access: ["owner", "applications.work"],
});

export const listAppointments = call({
  id: "listAppointments",
  paged: true,
  method: "GET",
  path: "/appointment/",
  query: () =>
    listQuery({
      service: z.optional(id),
      branch: z.optional(id),
      /** Lists only items with this status. */
      status: z.optional(appointmentStatus),
      from: day,
      to: day,
    }),
  answer: () => page(appointment),
  access: ["owner", "applications.work"],
  audit: "appointment",
});

export const moveAppointment = call({
  id: "moveAppointment",
  method: "PATCH",
  path: "/appointment/{id}/",
  body: () => z.object({ slot: id }),
  answer: appointment,
  errors: ["slot_taken", "state_forbids"],
  access: ["owner", "applications.work"],
});

export const cancelAppointment = call({
  id: "cancelAppointment",
  method: "DELETE",
  path: "/appointment/{id}/",
  errors: ["state_forbids"],
  access: ["owner", "applications.work"],
});
