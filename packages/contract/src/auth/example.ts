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
    body: { email, password: "Kente-Gold-2026" },
    answer: exampleCodeSent,
  },
  loginByPhone: {
    body: { phone_number: "024 123 4567", password: "Kente-Gold-2026" },
    answer: { ...exampleCodeSent, sent_to: "+233 •• ••• ••67" },
  },
  completeLoginByEmail: {
    params: { email },
    body: { code: "482915", attempt: "att_01H8QJ7K2M" },
    answer: exampleSession,
  },
  completeLoginByPhone: {
    params: { phone_number },
    body: { code: "482915", attempt: "att_01H8QJ7K2M" },
    answer: exampleSession,
  },
  resendCode: {
    params: { target: email },
    body: { attempt: "att_01H8QJ7K2M" },
    answer: exampleCodeSent,
  },
  verifyTarget: {
    params: { target: phone_number },
    body: { code: "482915" },
    answer: { ...exampleSession, user: { ...exampleAccount, role: "learner", driver: null } },
  },
  startPasswordReset: {
    params: { target: email },
    answer: exampleCodeSent,
  },
  verifyPasswordReset: {
    body: { target: email, code: "482915" },
    answer: { reset_token: "rst_example", expires_at: "2026-11-21T09:50:00Z" },
  },
  confirmPasswordReset: {
    body: { reset_token: "rst_example", password1: "Kente-Gold-2026", password2: "Kente-Gold-2026" },
    answer: { message: "Your password has been changed. Log in with the new one." },
  },
  registerLearner: {
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
  logOut: {},
};
