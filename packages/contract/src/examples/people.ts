import type * as accounts from "../calls/accounts.ts";
import type * as auth from "../calls/auth.ts";
import { exampleAccount, exampleCodeSent, exampleSession, ids, pageOf } from "./entities.ts";
import type { ExamplesOf } from "./example.ts";
import { exampleStaff } from "./service-entities.ts";

const email = "ama.mensah@mail.example";
const phone_number = "+233241234567";

export const authExamples: ExamplesOf<typeof auth> = {
  loginByEmail: {
    summary: "Start a login by email",
    description:
      "Checks the password and sends a six-digit code. It answers the same, and as fast, for an address without an account.",
    body: { email, password: "Kente-Gold-2026" },
    answer: exampleCodeSent,
  },
  loginByPhone: {
    summary: "Start a login by phone number",
    description:
      "Checks the password and sends a six-digit code by SMS. A number without a plus sign is read as one of Ghana.",
    body: { phone_number: "024 123 4567", password: "Kente-Gold-2026" },
    answer: { ...exampleCodeSent, sent_to: "+233 •• ••• ••67" },
  },
  completeLoginByEmail: {
    summary: "Complete a login by email",
    description: "The code is good for ten minutes and five tries. The answer's token is valid for one month.",
    params: { email },
    body: { code: "482915" },
    answer: exampleSession,
  },
  completeLoginByPhone: {
    summary: "Complete a login by phone number",
    description: "The code is good for ten minutes and five tries. The answer's token is valid for one month.",
    params: { phone_number },
    body: { code: "482915" },
    answer: exampleSession,
  },
  resendCode: {
    summary: "Send the code again",
    description:
      "At most once a minute and five times an hour, while the attempt is open and its code unused. It gives no new tries.",
    params: { target: email },
    body: { attempt: "att_01H8QJ7K2M" },
    answer: exampleCodeSent,
  },
  verifyTarget: {
    summary: "Verify an email or phone number",
    description:
      "After sign-up the right code opens the account and logs in. After a change of contact it confirms the contact for whoever is logged in.",
    params: { target: phone_number },
    body: { code: "482915" },
    answer: { ...exampleSession, user: { ...exampleAccount, role: "learner", driver: null } },
  },
  startPasswordReset: {
    summary: "Ask for a password reset",
    description: "It answers the same whether or not there is an account.",
    params: { target: email },
    answer: exampleCodeSent,
  },
  verifyPasswordReset: {
    summary: "Check the code of a password reset",
    description: "The right code gives a reset token for the next call, good for ten minutes.",
    body: { target: email, code: "482915" },
    answer: { reset_token: "rst_example", expires_at: "2026-11-21T09:50:00Z" },
  },
  confirmPasswordReset: {
    summary: "Set the new password",
    description: "Every other session of the account ends.",
    body: { reset_token: "rst_example", password1: "Kente-Gold-2026", password2: "Kente-Gold-2026" },
    answer: { message: "Your password has been changed. Log in with the new one." },
  },
  registerLearner: {
    summary: "Sign up",
    description:
      "Makes an account for a learner and sends a code to verify the phone number, or the email where one is given.",
    body: {
      first_name: "Ama",
      last_name: "Mensah",
      other_name: "Serwaa",
      email,
      username: "ama.mensah",
      phone_number: "024 123 4567",
      password1: "Kente-Gold-2026",
      password2: "Kente-Gold-2026",
    },
    answer: exampleCodeSent,
  },
  getMe: { summary: "Read who is logged in", answer: exampleAccount },
  updateMe: {
    summary: "Change your own account",
    description:
      "A new email, phone number or password needs the present password. A new contact is used once its code has been entered.",
    body: { email: "ama@mail.example", current_password: "Kente-Gold-2026" },
    answer: { ...exampleAccount, pending_email: "ama@mail.example" },
  },
};

export const accountExamples: ExamplesOf<typeof accounts> = {
  logOut: { summary: "Log out", description: "The token is dead from then on." },
  listSessions: {
    summary: "List where you are logged in",
    answer: pageOf({
      id: ids.session,
      started_at: "2026-11-02T07:12:00Z",
      last_used_at: "2026-11-21T09:30:00Z",
      device: "Chrome on Android",
      is_current: true,
    }),
  },
  endSession: { summary: "End one session", params: { id: ids.session } },
  endOtherSessions: { summary: "End all sessions but this one" },
  downloadMyData: {
    summary: "Download all your data",
    description: "One JSON file with everything the authority holds about you.",
  },
  askForDeletion: {
    summary: "Ask for the deletion of your account",
    description: "The account goes; the statutory record of the licence stays, as the law demands.",
    body: { current_password: "Kente-Gold-2026" },
    answer: {
      message:
        "Your account will be deleted on December 21, 2026. To keep it, choose Keep my account on your account page before then.",
      deletes_at: "2026-12-21T00:00:00Z",
      kept: ["Licence record", "Receipts"],
    },
  },
  keepAccount: {
    summary: "Keep an account that was to be deleted",
    description: "Until the day of the deletion. Logging in alone does not cancel it.",
    answer: exampleAccount,
  },
  getPreferences: { summary: "Read what you are told, and how", answer: { sms: true, email: true, news: false } },
  updatePreferences: {
    summary: "Change what you are told, and how",
    body: { email: false },
    answer: { sms: true, email: false, news: false },
  },
  listStaff: { summary: "List staff accounts", query: { role: "officer" }, answer: pageOf(exampleStaff) },
  createStaff: {
    summary: "Make a staff account",
    description: "The new colleague gets an email to set a password. Sign-up never makes a staff account.",
    body: {
      email: "kojo.addo@authority.example",
      username: "kojo.officer",
      first_name: "Kojo",
      last_name: "Addo",
      role: "officer",
      branch: ids.branch,
    },
    answer: exampleStaff,
  },
  updateStaff: {
    summary: "Change or end a staff account",
    params: { id: ids.staff },
    body: { is_active: false },
    answer: { ...exampleStaff, is_active: false },
  },
  listUndelivered: {
    summary: "List messages that could not be delivered",
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
    summary: "Send an undelivered message again",
    params: { id: "msg_01H8R1" },
    answer: { message: "The message is queued again." },
  },
};
