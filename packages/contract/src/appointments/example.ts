import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as appointments from "./calls.ts";
import type { appointment, slot } from "./shapes.ts";

const exampleSlot: z.output<typeof slot> = {
  id: ids.slot,
  branch: ids.branch,
  purpose: "practical_test",
  starts_at: "2026-12-01T09:00:00Z",
  ends_at: "2026-12-01T09:40:00Z",
  places_left: 3,
};

export const exampleAppointment: z.output<typeof appointment> = {
  id: ids.appointment,
  service: ids.service,
  driver_name: "Ama Serwaa Mensah",
  branch: ids.branch,
  branch_name: "Accra (37) Regional Office",
  purpose: "practical_test",
  slot: ids.slot,
  starts_at: "2026-12-01T09:00:00Z",
  ends_at: "2026-12-01T09:40:00Z",
  status: "booked",
  support_needed: "A space for a wheelchair",
};

export const appointmentExamples: ExamplesOf<typeof appointments> = {
  listSlots: {
    params: { id: ids.branch },
    query: { purpose: "practical_test", from: "2026-12-01", to: "2026-12-07" },
    answer: pageOf(exampleSlot),
  },
  bookAppointment: {
    body: { service: ids.service, slot: ids.slot, support_needed: "A space for a wheelchair" },
    answer: exampleAppointment,
  },
  listAppointments: { answer: pageOf(exampleAppointment) },
  moveAppointment: {
    params: { id: ids.appointment },
    body: { slot: "slt_01H8R3B2CD" },
    answer: {
      ...exampleAppointment,
      slot: "slt_01H8R3B2CD",
      starts_at: "2026-12-02T09:00:00Z",
      ends_at: "2026-12-02T09:40:00Z",
    },
  },
  cancelAppointment: { params: { id: ids.appointment } },
};
