import { type AnyCall, calls, type ErrorCode, errorCodes } from "@kwan/contract";
import * as z from "zod/mini";
import type { Fault } from "../src/testing/faults.ts";
import type { Mock } from "../src/testing/mock/create-mock.ts";
import { simulatedCalls } from "../src/testing/mock/serve.ts";
import { paymentChoices } from "../src/testing/mock/settle-payment.ts";

export interface Answered {
  readonly status: number;
  readonly body?: unknown;
}

const retryAfter = z.optional(z.number());
const fault = z.union([
  z.strictObject({ delay: z.number() }),
  z.strictObject({ drop: z.union([z.literal(true), z.literal("answer")]) }),
  z.strictObject({ repeat: z.enum(["request", "answer"]) }),
  z.strictObject({ code: z.string(), retryAfter }),
  z.strictObject({ status: z.int(), retryAfter }),
  z.strictObject({ cut: z.literal(true) }),
]);
const faultBody = z.strictObject({ fault, call: z.optional(z.string()), times: z.optional(z.int()) });
const paymentBody = z.strictObject({ choice: z.enum(paymentChoices) });
const clockBody = z.strictObject({ forward_seconds: z.number().check(z.nonnegative()) });

const answerBody = z.union([
  z.strictObject({ call: z.string(), answer: z.unknown() }),
  z.strictObject({ call: z.string(), refuse: z.enum(Object.keys(errorCodes) as ErrorCode[]) }),
]);
const tokenBody = z.strictObject({ email: z.string() });

const refusal = (status: number, detail: string): Answered => ({ status, body: { detail } });

/** Files are shown by their name, type and size. */
const shown = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) =>
      each instanceof Blob ? { name: each instanceof File ? each.name : "", type: each.type, bytes: each.size } : each,
    ) ?? "null",
  );

const callOf = (id: string | undefined): AnyCall | undefined => calls.find((call) => call.id === id);
const noSuchCall = (id: string): Answered => refusal(400, `There is no call with the ID ${id}.`);

/** Runs what may throw an error whose message says what is wrong. */
function attempt(status: number, work: () => Answered): Answered {
  try {
    return work();
  } catch (error) {
    return refusal(status, error instanceof Error ? error.message : String(error));
  }
}

/** Sets the response to a call, in place of what the mock would answer. */
function setAnswer(mock: Mock, body: unknown): Answered {
  const { success, data } = z.safeParse(answerBody, body);
  if (!success)
    return refusal(
      400,
      'Send a call with its answer, or with an error code: {"call": "listTasks", "refuse": "forbidden"}.',
    );
  const call = callOf(data.call);
  if (!call) return noSuchCall(data.call);
  return attempt(400, () => {
    if ("refuse" in data) mock.refuse(call, data.refuse);
    else mock.answer(call, data.answer as never);
    return { status: 204 };
  });
}

function logIn(mock: Mock, body: unknown): Answered {
  const { success, data } = z.safeParse(tokenBody, body);
  if (!success) return refusal(400, 'Send an email address: {"email": "driver@kwan.example"}.');
  return attempt(404, () => ({ status: 201, body: { token: mock.tokenOf(data.email) } }));
}

function addFault(mock: Mock, body: unknown): Answered {
  const { success, data } = z.safeParse(faultBody, body);
  if (!success)
    return refusal(400, 'Send a fault, such as {"fault": {"delay": 300}, "call": "listBranches", "times": 1}.');
  const call = callOf(data.call);
  if (data.call !== undefined && !call) return noSuchCall(data.call);
  mock.fault(data.fault as Fault, { ...(call && { call }), ...(data.times !== undefined && { times: data.times }) });
  return { status: 204 };
}

function decide(mock: Mock, reference: string, body: unknown): Answered {
  const { success, data } = z.safeParse(paymentBody, body);
  if (!success) return refusal(400, `Send a choice: ${paymentChoices.join(", ")}.`);
  return attempt(409, () => {
    mock.pay(reference, data.choice);
    return { status: 204 };
  });
}

function forward(mock: Mock, body: unknown): Answered {
  const { success, data } = z.safeParse(clockBody, body);
  if (!success) return refusal(400, 'Send the seconds, such as {"forward_seconds": 120}.');
  mock.forward(data.forward_seconds * 1_000);
  return { status: 204 };
}

function reset(mock: Mock): Answered {
  mock.reset();
  return { status: 204 };
}

type Control = (mock: Mock, body: unknown, query: URLSearchParams) => Answered;

const controls: Readonly<Record<string, Control>> = {
  "GET /mock/": (mock) => ({
    status: 200,
    body: {
      people: mock.people,
      simulated_calls: simulatedCalls.map(({ id, method, path }) => ({ id, method, path })),
    },
  }),
  "GET /mock/people/": ({ people }) => ({ status: 200, body: people }),
  "GET /mock/codes/": ({ codes }, _, query) => {
    const to = query.get("to");
    return { status: 200, body: codes.filter((each) => to === null || each.to === to).toReversed() };
  },
  "GET /mock/attempts/": ({ attempts }) => ({
    status: 200,
    body: attempts.map(({ call, ...attempt }) => ({ call: call.id, ...(shown(attempt) as object) })),
  }),
  "POST /mock/tokens/": logIn,
  "POST /mock/answers/": setAnswer,
  "POST /mock/faults/": addFault,
  "POST /mock/clock/": forward,
  "POST /mock/reset/": reset,
};

/** Answers a request that controls the mock. */
export function control(mock: Mock, method: string, { pathname, searchParams }: URL, body: unknown): Answered {
  const path = pathname.replace(/\/?$/, "/");
  const [, reference] = /^\/mock\/payments\/([^/]+)\/$/.exec(path) ?? [];
  if (reference !== undefined && method === "POST") return decide(mock, decodeURIComponent(reference), body);
  const answer = controls[`${method} ${path}`];
  if (answer) return answer(mock, body, searchParams);
  const known = [...Object.keys(controls), "POST /mock/payments/{reference}/"].join(", ");
  return refusal(404, `There is nothing at ${method} ${pathname}. The mock is controlled by ${known}.`);
}
