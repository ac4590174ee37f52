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
  getMe: { summary: "Read your account", answer: exampleAccount },
  updateMe: {
    summary: "Change your own account",
    description:
      "To change the email address, phone number or password, send the current password. A new email address or phone number takes effect once the user has entered the code that was sent to it.",
    body: { email: "ama@mail.example", current_password: "Kente-Gold-2026" },
    answer: { ...exampleAccount, pending_email: "ama@mail.example" },
  },
  downloadMyData: {
    summary: "Download all your data",
    description: "The file is in JSON and contains all the data that the authority holds about you.",
  },
  askForDeletion: {
    summary: "Request the deletion of your account",
    description:
      "The account will be deleted 30 days later. The licence record is kept, because the law requires this.",
    body: { current_password: "Kente-Gold-2026" },
    answer: {
      message:
        "Your account will be deleted on December 21, 2026. To keep it, choose Keep my account on your account page before then.",
      deletes_at: "2026-12-21T00:00:00Z",
      kept: ["Licence record", "Receipts"],
    },
  },
  listAccess: {
    summary: "List who has opened your records",
    description:
      "Lists each time a member of staff or a driving school opened one of your records, newest first. The list gives the role and the branch, but not the person's name.",
    answer: pageOf({
      at: "2026-11-22T06:30:00Z",
      role: "officer",
      branch: "Accra (37) Regional Office",
      entity: "service",
    }),
  },
  keepAccount: {
    summary: "Cancel the deletion of your account",
    description: "You can cancel until the day when the account is deleted. Logging in does not cancel the deletion.",
    answer: exampleAccount,
  },
  getPreferences: { summary: "Read your message preferences", answer: { sms: true, email: true, news: false } },
  updatePreferences: {
    summary: "Change your message preferences",
    body: { email: false },
    answer: { sms: true, email: false, news: false },
  },
};
