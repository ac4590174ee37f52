import type { Options } from "ky";
import { KwanError } from "../errors/kwan-error.ts";
import type { createSession, Sent } from "../tokens/session.ts";
import { type CallContext, type Received, readResponse, responseTo, responseWith } from "./exchange.ts";
import type { Hooks } from "./options.ts";
import { type OnProgress, sendByXhr } from "./uploads.ts";

/** A call as it is to be sent. */
export interface Outgoing extends CallContext {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | undefined;
  readonly onProgress: OnProgress | undefined;
  readonly timeout: number | false;
  readonly keepalive: boolean;
}

/** What the attempts of a client share. */
export interface Shared {
  readonly session: ReturnType<typeof createSession>;
  readonly hooks: Hooks;
  readonly fetch: (request: Request, init?: RequestInit) => Promise<Response>;
  /** Whether hooks of the caller's may read a response after it has been read here. */
  readonly hasResponseHooks: boolean;
  /** Whether an upload that reports its progress is sent with XMLHttpRequest. */
  readonly usesXhr: () => boolean;
}

/**
 * The attempts at one call. Ky calls `fetch` once for each attempt. Each attempt takes the current token, runs the
 * caller's hooks and reads the whole response, because ky reads bodies after its last retry.
 */
export class Attempts {
  /** The number of the current attempt. An attempt that is repeated after a new login keeps its number. */
  number = 1;
  /** The session with which the last attempt was made. Undefined if the caller passed an authorization header. */
  sent: Sent | undefined;
  /** The session to use instead of the stored one, after the server has rejected that. */
  instead: Sent | undefined;
  readonly #received: { readonly response: Response; readonly received: Received }[] = [];
  readonly #out: Outgoing;
  readonly #shared: Shared;
  #mayBeSent = true;

  constructor(out: Outgoing, shared: Shared) {
    this.#out = out;
    this.#shared = shared;
  }

  /** Allows one more attempt. Without this, a write is sent once, whatever a caller's hooks of ky ask for. */
  again(): void {
    this.#mayBeSent = true;
  }

  readonly fetch: NonNullable<Options["fetch"]> = async (input, init) => {
    // Ky passes a request that it has made itself.
    const request = input as Request;
    const { call, endpoint, requestId } = this.#out;
    const { hooks, session } = this.#shared;
    if (!this.#mayBeSent && call.method !== "GET")
      throw new KwanError({
        status: 500,
        message: `A hook of ky tried to send ${endpoint} again. Only the SDK decides whether a write is repeated. Remove ky.retry() from your hooks.`,
        requestId,
      });
    this.#mayBeSent = false;
    // Do not replace the caller's own authorization. If the server rejects it, the session does not end.
    this.sent = request.headers.has("authorization") ? undefined : (this.instead ?? (await session.current()));
    if (this.sent?.token) request.headers.set("authorization", `Bearer ${this.sent.token}`);
    if (hooks.onRequest) await hooks.onRequest({ call, attempt: this.number, request });
    const response = await responseTo(this.#out, request.signal, this.#send(request, init));
    if (hooks.onResponse) await hooks.onResponse({ call, attempt: this.number, request, response: response.clone() });
    const received = await readResponse(this.#out, request.signal, response);
    const readable = this.#shared.hasResponseHooks ? responseWith(received.body, response) : response;
    this.#received.push({ response: readable, received });
    return readable;
  };

  /** Returns what an attempt has read from a response. Undefined if a hook of the caller's has made the response. */
  receivedIn(response: Response): Received | undefined {
    return this.#received.find((one) => one.response === response)?.received;
  }

  #send(request: Request, init: RequestInit | undefined): Promise<Response> {
    const { body, onProgress } = this.#out;
    // An aborted request is not sent, even by a fetch that does not look at the signal.
    if (request.signal.aborted) return Promise.reject(request.signal.reason);
    return onProgress && this.#shared.usesXhr()
      ? sendByXhr(request, body as Blob, onProgress)
      : this.#shared.fetch(request, init);
  }
}
