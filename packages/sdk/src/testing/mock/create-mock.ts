import { dayOf, type Role } from "@kwan/domain";
import { createEngine, type MockControls } from "../engine.ts";
import { openSession } from "./accounts.ts";
import { mockBranches, mockPeople } from "./people.ts";
import { type FirstAnswers, serve } from "./serve.ts";
import { decidePayment, type PaymentChoice } from "./settle-payment.ts";
import { createState, type MockState } from "./state.ts";

/** Options for a mock server. */
export interface MockOptions {
  /** The same URL as for the client, such as "http://localhost/api". */
  readonly baseUrl: string;
  /** Returns the current time. Set it if your test has to run at a certain date. */
  readonly now?: () => Date;
}

/** An invented person who can log in. */
export interface MockPerson {
  /** The person's role, which decides what they may do. */
  readonly role: Role;
  /** The first and the last name. */
  readonly name: string;
  /** The email address, with which the person can log in. */
  readonly email: string;
  /** The phone number, with which the person can log in, too. */
  readonly phone_number: string;
  /** The password, which is the same for everybody. */
  readonly password: string;
  /** The ID of the person's profile. Null for staff and schools. */
  readonly driver: string | null;
}

/** A code that was sent to somebody, to log in. */
export interface MockCode {
  /** The email address or phone number to which the code was sent. */
  readonly to: string;
  /** The six digits. */
  readonly code: string;
  /** The ID of the attempt to which the code belongs. */
  readonly attempt: string;
  /** When the code expires. */
  readonly expires_at: string;
}

/** A mock server without a connection to a network. */
export interface Mock extends MockControls {
  /** The invented people. */
  readonly people: readonly MockPerson[];
  /** The codes that were sent, oldest first. */
  readonly codes: readonly MockCode[];
  /** Returns the last code that was sent to an email address or a phone number. Throws if there is none. */
  codeFor(target: string): string;
  /** Logs somebody in by their email address, without a code, and returns the token. Throws if there is nobody. */
  tokenOf(email: string): string;
  /**
   * Does what the payer and the payment provider would do: `approve` pays, `reject` fails, and with `delay` the payment is
   * pending and succeeds after two minutes.
   */
  pay(reference: string, choice: PaymentChoice): void;
  /** Puts the clock of the mock forward. */
  forward(milliseconds: number): void;
  /** Answers the requests of a client, in place of the network: `createKwan({ baseUrl, fetch: mock.fetch })`. */
  fetch(request: Request): Promise<Response>;
  /** Answers a request. A lost answer is `Response.error()`, which `fetch` throws as a network error. */
  respond(request: Request): Promise<Response>;
  /** Starts from the beginning: as it was created, without attempts, faults and answers that were set. */
  reset(): void;
}

const personOf = ({ account, password }: MockState["people"][number]): MockPerson => ({
  role: account.role,
  name: `${account.first_name} ${account.last_name}`,
  email: account.email,
  phone_number: account.phone_number ?? "",
  password,
  driver: account.driver ?? null,
});

/**
 * Creates a mock server that behaves as the real one does: people log in, applications follow the table of states and the
 * rules of the domain, invoices are paid, and requests are refused with the server's statuses and codes. It answers 501 to
 * calls that it does not simulate, which are all that {@link simulatedCalls} does not list.
 *
 * @example
 * const mock = createMock({ baseUrl });
 * const tokens = memoryTokens(mock.tokenOf("driver@kwan.example"));
 * const kwan = createKwan({ baseUrl, tokens, fetch: mock.fetch });
 */
export function createMock({ baseUrl, now = () => new Date() }: MockOptions): Mock {
  let ahead = 0;
  const clock = () => new Date(now().getTime() + ahead);
  const publicUrl = baseUrl.replace(/\/api\/?$/, "");
  const begin = () =>
    createState(
      { people: mockPeople(dayOf(clock().toISOString())), branches: mockBranches },
      { now: clock },
      publicUrl,
    );
  let state = begin();
  const first: FirstAnswers = new Map();
  const engine = createEngine(baseUrl, (received, override) => serve(state, first, received, override));
  return {
    ...engine.controls,
    get people() {
      return state.people.map(personOf);
    },
    get codes() {
      return state.codes.map(({ target, code, attempt, expires_at }) => ({ to: target, code, attempt, expires_at }));
    },
    codeFor: (target) => {
      const sent = state.codes.findLast((each) => each.target === target);
      if (!sent) throw new Error(`No code was sent to ${target}.`);
      return sent.code;
    },
    tokenOf: (email) => {
      const person = state.people.find(({ account }) => account.email === email);
      if (!person) {
        const known = state.people.map(({ account }) => account.email).join(", ");
        throw new Error(`The mock knows nobody with the email address ${email}. It knows ${known}.`);
      }
      return openSession(state, person.account.id).token;
    },
    pay: (reference, choice) => void decidePayment(state, reference, choice),
    forward: (milliseconds) => {
      ahead += milliseconds;
    },
    fetch: async (request) => {
      const response = await engine.respond(request);
      if (response.type === "error") throw new TypeError("Failed to fetch");
      return response;
    },
    respond: engine.respond,
    reset: () => {
      ahead = 0;
      state = begin();
      first.clear();
      engine.clear();
    },
  };
}
