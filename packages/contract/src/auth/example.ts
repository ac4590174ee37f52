import type { ExamplesOf } from "../example.ts";
import { exampleSession } from "../sessions/example.ts";
import { exampleAccount } from "../users/example.ts";
import type * as auth from "./calls.ts";

const exampleCodeSent = {
  message: "If there is an account with these details, we have sent a code to it.",
  sent_to: "a…@mail.example",
  expires_at: "2026-11-21T09:40:00Z",
  resend_after: "2026-11-21T09:31:00Z",
  attempt: "att_01H8QJ7K2M",
};

const email = "ama.mensah@mail.example";

const phone_number = "+233241234567";

export const authExamples: ExamplesOf<typeof auth> = {
  loginByEmail: {
    summary: "Start a login by email",
    description:
      "Checks the password and sends a six-digit code. The response and its timing are the same whether or not an account with this address exists.",
    body: { email, password: "Kente-Gold-2026" },
    answer: exampleCodeSent,
  },
  loginByPhone: {
    summary: "Start a login by phone number",
    description:
      "Checks the password and sends a six-digit code by SMS. The server treats a number without a plus sign as a Ghanaian number.",
    body: { phone_number: "024 123 4567", password: "Kente-Gold-2026" },
    answer: { ...exampleCodeSent, sent_to: "+233 •• ••• ••67" },
  },
  completeLoginByEmail: {
    summary: "Complete a login by email",
    description:
      "The code is valid for 10 minutes and allows 5 tries. Send the ID of the attempt with it: codes without the ID share 10 tries an hour with everybody who guesses, and their errors do not say how many are left. The token in the response is valid for one month. A token for a staff account also stops working after 12 hours without use.",
    params: { email },
    body: { code: "482915", attempt: "att_01H8QJ7K2M" },
    answer: exampleSession,
  },
  completeLoginByPhone: {
    summary: "Complete a login by phone number",
    description:
      "The code is valid for 10 minutes and allows 5 tries. Send the ID of the attempt with it: codes without the ID share 10 tries an hour with everybody who guesses, and their errors do not say how many are left. The token in the response is valid for one month. A token for a staff account also stops working after 12 hours without use.",
    params: { phone_number },
    body: { code: "482915", attempt: "att_01H8QJ7K2M" },
    answer: exampleSession,
  },
  resendCode: {
    summary: "Send the code again",
    description:
      "You can do this once a minute and twice an hour for each attempt, as long as the attempt is open and the code has not been used. Sending the code again does not allow more tries.",
    params: { target: email },
    body: { attempt: "att_01H8QJ7K2M" },
    answer: exampleCodeSent,
  },
  verifyTarget: {
    summary: "Verify an email address or phone number",
    description:
      "After sign-up, a correct code activates the account and logs the user in. After a change of contact details, a correct code verifies the logged-in user's new email address or phone number.",
    params: { target: phone_number },
    body: { code: "482915" },
    answer: { ...exampleSession, user: { ...exampleAccount, role: "learner", driver: null } },
  },
  startPasswordReset: {
    summary: "Request a password reset",
    description: "The response is the same whether or not there is an account.",
    params: { target: email },
    answer: exampleCodeSent,
  },
  verifyPasswordReset: {
    summary: "Check a password reset code",
    description:
      "If the code is correct, the response contains a reset token for the next call. The token is valid for 10 minutes.",
    body: { target: email, code: "482915" },
    answer: { reset_token: "rst_example", expires_at: "2026-11-21T09:50:00Z" },
  },
  confirmPasswordReset: {
    summary: "Set the new password",
    description: "Setting a new password ends all of the account's sessions.",
    body: { reset_token: "rst_example", password1: "Kente-Gold-2026", password2: "Kente-Gold-2026" },
    answer: { message: "Your password has been changed. Log in with the new one." },
  },
  registerLearner: {
    summary: "Sign up",
    description:
      "Creates a learner's account and sends a code to verify the email address, if one was given, or the phone number.",
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
  logOut: { summary: "Log out", description: "The token stops working." },
};
