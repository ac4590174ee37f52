import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as staff from "./calls.ts";
import type { staffMember } from "./shapes.ts";

const exampleStaff: z.output<typeof staffMember> = {
  id: ids.staff,
  username: "kojo.officer",
  email: "kojo.addo@authority.example",
  first_name: "Kojo",
  last_name: "Addo",
  role: "officer",
  branch: ids.branch,
  school: null,
  is_active: true,
  created_at: "2026-01-05T08:00:00Z",
  proposal: null,
  version: 1,
};

export const staffExamples: ExamplesOf<typeof staff> = {
  listStaff: { query: { role: "officer" }, answer: pageOf(exampleStaff) },
  createStaff: {
    body: {
      email: "kojo.addo@authority.example",
      username: "kojo.officer",
      first_name: "Kojo",
      last_name: "Addo",
      role: "officer",
      branch: ids.branch,
      reason: "Kojo joins the counter team on Monday.",
    },
    answer: { ...exampleStaff, is_active: false, proposal: { id: ids.decision, role: "officer" } },
  },
  updateStaff: {
    params: { id: ids.staff },
    body: { is_active: false },
    answer: { ...exampleStaff, is_active: false },
  },
  listUndelivered: {
    answer: pageOf({
      id: "msg_01H8R1",
      channel: "sms",
      to: "+233 •• ••• ••67",
      purpose: "Verification code",
      tries: 6,
      last_error: "The gateway answered 502.",
      failed_at: "2026-11-21T08:02:00Z",
    }),
  },
  retryUndelivered: {
    params: { id: "msg_01H8R1" },
    answer: { message: "We are resending the message. If it fails again, it will appear in this list again." },
  },
};
