import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as users from "./calls.ts";
import type { account } from "./shapes.ts";

export const exampleAccount: z.output<typeof account> = {
  id: "usr_01H8QJ0A1B",
  email: "ama.mensah@mail.example",
  first_name: "Ama",
  last_name: "Mensah",
  username: "ama.mensah",
  role: "driver",
  driver: ids.driver,
  phone_number: "+233241234567",
  deletes_at: null,
  pending_email: null,
  pending_phone_number: null,
  is_email_verified: true,
  is_phone_verified: true,
  school: null,
  branch: null,
  language: "en",
};

export const userExamples: ExamplesOf<typeof users> = {
  getMe: { answer: exampleAccount },
  updateMe: {
    body: { email: "ama@mail.example", current_password: "Kente-Gold-2026" },
    answer: { ...exampleAccount, pending_email: "ama@mail.example" },
  },
  downloadMyData: {},
  askForDeletion: {
    body: { current_password: "Kente-Gold-2026" },
    answer: {
      message:
        "Your account will be deleted on December 21, 2026. To keep it, choose Keep my account on your account page before then.",
      deletes_at: "2026-12-21T00:00:00Z",
      kept: ["Licence record", "Receipts"],
    },
  },
  listAccess: {
    answer: pageOf({
      at: "2026-11-22T06:30:00Z",
      role: "officer",
      program: null,
      branch: "Accra (37) Regional Office",
      entity: "service",
      opened_by: "5d41402abc4b",
      reason: null,
    }),
  },
  keepAccount: {
    answer: exampleAccount,
  },
  getPreferences: { answer: { sms: true, email: true, news: false } },
  updatePreferences: {
    body: { email: false },
    answer: { sms: true, email: false, news: false },
  },
};
