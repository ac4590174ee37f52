import {
  type AnswerOf,
  completeLoginByEmail,
  completeLoginByPhone,
  getMe,
  loginByEmail,
  loginByPhone,
  logOut,
  resendCode,
} from "@kwan/contract";
import { addMonthsToInstant, isEmail } from "@kwan/domain";
import { normalisePhone } from "@kwan/domain/phone";
import { invalidField, Refused } from "./refused.ts";
import { type AnyRequest, accountOf, on, Reply, type RequestTo, type Route } from "./routes.ts";
import { type Account, type MockState, personOf, type SentCode } from "./state.ts";

type CodeSent = AnswerOf<typeof loginByEmail>;

const minute = 60_000;
const maxTries = 5;

/** Converts an email address or phone number to the form in which it is stored. */
function readTarget(text: string, field: string): string {
  const trimmed = text.trim();
  const target = trimmed.includes("@") ? isEmail(trimmed) && trimmed.toLowerCase() : normalisePhone(trimmed);
  if (!target) throw invalidField(field, "Enter an email address, or a phone number such as 024 123 4567.");
  return target;
}

const masked = (target: string): string => {
  const [name = "", host] = target.split("@");
  return host ? `${name.slice(0, 1)}…@${host}` : `${target.slice(0, 4)} … ${target.slice(-2)}`;
};

const isContactOf = ({ email, phone_number }: Account, target: string): boolean =>
  email === target || phone_number === target;

function sendCode(state: MockState, target: string, account: string, again?: SentCode): CodeSent {
  const now = state.now().getTime();
  const attempt = again?.attempt ?? state.newId("att");
  // The codes are the same in every run, and no two of them are alike.
  const code = String(100_000 + (((state.codes.length + 1) * 7_919) % 900_000));
  const expires_at = new Date(now + 10 * minute).toISOString();
  if (account !== "") {
    const failures = again?.failures ?? 0;
    state.codes.push({ target, account, code, attempt, expires_at, failures, is_used: false });
  }
  return {
    message: "We have sent you a code.",
    sent_to: masked(target),
    expires_at,
    resend_after: new Date(now + minute).toISOString(),
    attempt,
  };
}

function startLogin({ state }: Pick<AnyRequest, "state">, target: string, password: string): CodeSent {
  const person = state.people.find(({ account }) => isContactOf(account, target));
  if (person?.password !== password)
    throw new Refused("credentials_wrong", {
      fields: { non_field_errors: ["The email, phone number or password is wrong."] },
    });
  return sendCode(state, target, person.account.id);
}

const wrongCode = (message: string, more: object = {}): Refused =>
  new Refused("code_wrong", { fields: { code: [message] }, more });

const expired = (message: string): Refused => new Refused("code_expired", { fields: { code: [message] } });

/** Uses a code once. A wrong code counts against the attempt that it names. */
function takeCode(state: MockState, target: string, { code, attempt }: { code: string; attempt?: string | undefined }) {
  const sent = state.codes.filter((each) => each.target === target && (!attempt || each.attempt === attempt)).at(-1);
  const isOpen = sent && !sent.is_used && Date.parse(sent.expires_at) > state.now().getTime();
  if (!attempt || !sent) {
    if (isOpen && sent.failures < maxTries && sent.code === code) return sent;
    throw wrongCode("This code is wrong or has expired.");
  }
  if (!isOpen) throw expired("This code has expired. Request a new one.");
  if (sent.failures >= maxTries) throw expired("There have been too many wrong codes. Request a new one.");
  if (sent.code === code) return sent;
  sent.failures += 1;
  const left = maxTries - sent.failures;
  throw left > 0
    ? wrongCode("This code is wrong.", { tries_left: left })
    : expired("There have been too many wrong codes. Request a new one.");
}

/** Opens a session for an account. Returns its token. */
export function openSession(state: MockState, account: string): { token: string; expires_at: string } {
  const token = state.newId("token");
  const expires_at = new Date(addMonthsToInstant(state.now().toISOString(), 1)).toISOString();
  state.sessions.set(token, { account, expires_at });
  return { token, expires_at };
}

function completeLogin(
  state: MockState,
  target: string,
  body: { code: string; attempt?: string | undefined },
): AnswerOf<typeof completeLoginByEmail> {
  const sent = takeCode(state, target, body);
  const person = personOf(state, sent.account);
  if (!person) throw new Refused("code_expired");
  sent.is_used = true;
  return { ...openSession(state, person.account.id), user: person.account };
}

function sendAgain({ state, params, body }: RequestTo<typeof resendCode>): CodeSent {
  const target = readTarget(params.target ?? "", "target");
  const last = state.codes.filter((each) => each.target === target).at(-1);
  const named = body.attempt === undefined || last?.attempt === body.attempt ? last : undefined;
  const isOpen = named !== undefined && !named.is_used;
  // Nobody learns whether there is such an attempt.
  return sendCode(state, target, isOpen ? named.account : "", isOpen ? named : undefined);
}

export const accountRoutes: readonly Route[] = [
  on(loginByEmail, (request) => startLogin(request, readTarget(request.body.email, "email"), request.body.password)),
  on(loginByPhone, (request) =>
    startLogin(request, readTarget(request.body.phone_number, "phone_number"), request.body.password),
  ),
  on(completeLoginByEmail, ({ state, params, body }) =>
    completeLogin(state, readTarget(params.email ?? "", "target"), body),
  ),
  on(completeLoginByPhone, ({ state, params, body }) =>
    completeLogin(state, readTarget(params.phone_number ?? "", "target"), body),
  ),
  on(resendCode, sendAgain),
  on(getMe, (request) => new Reply({ body: accountOf(request), version: 1 })),
  on(logOut, ({ state, caller }) => {
    if (caller) state.sessions.delete(caller.token);
    return undefined as never;
  }),
];
