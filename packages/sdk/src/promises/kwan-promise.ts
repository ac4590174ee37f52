import type { ErrorCode } from "@kwan/contract";
import { KwanError } from "../errors/kwan-error.ts";
import type { Exchange } from "../requests/exchange.ts";

/** The answer of a call, with what came around it. */
export interface WithResponse<T> {
  readonly data: T;
  /** Status, headers and address; its body has been read. */
  readonly response: Response;
  readonly requestId: string;
}

/** How a call ended, as data instead of a throw. */
export type Settled<T, Codes extends string = ErrorCode> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: KwanError<Codes> };

/**
 * What every call gives: a promise of its answer, which can also tell what came around it. The codes it can
 * fail with are in its type.
 *
 * @example
 * const branch = await kwan.branches.get(id);
 * const { data, requestId } = await kwan.branches.get(id).withResponse();
 */
export class KwanPromise<T, Codes extends string = ErrorCode> extends Promise<T> {
  readonly #exchange: Promise<Exchange>;
  readonly #read: (exchange: Exchange) => T;
  #data: Promise<T> | undefined;

  /** What is derived from it (`then`, `finally`) is a plain promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** @internal */
  constructor(exchange: Promise<Exchange>, read: (exchange: Exchange) => T) {
    // The base promise is never used: the answer is only read when somebody asks for it, so that
    // `asResponse()` of an answer that cannot be read does not fail behind the caller's back.
    super(() => undefined);
    this.#exchange = exchange;
    this.#read = read;
  }

  get #answer(): Promise<T> {
    this.#data ??= this.#exchange.then(this.#read);
    return this.#data;
  }

  // biome-ignore lint/suspicious/noThenProperty: this class is a promise.
  override then<A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#answer.then(onFulfilled, onRejected);
  }

  override catch<B = never>(onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.#answer.catch(onRejected);
  }

  override finally(onFinally?: (() => void) | null): Promise<T> {
    return this.#answer.finally(onFinally);
  }

  /**
   * The answer together with the response's status and headers, and the id of the request.
   *
   * @example
   * const { data, response, requestId } = await kwan.users.me().withResponse();
   */
  async withResponse(): Promise<WithResponse<T>> {
    const { response, requestId } = await this.#exchange;
    return { data: await this.#answer, response, requestId };
  }

  /**
   * The response with its body yet to be read, and not compared with the contract. A status outside 200 to 299
   * still throws.
   *
   * @example
   * const text = await kwan.branches.list().asResponse().then((response) => response.text());
   */
  async asResponse(): Promise<Response> {
    const { response, body } = await this.#exchange;
    const { status, statusText, headers, url } = response;
    const again = new Response([204, 205].includes(status) ? null : body, { status, statusText, headers });
    return Object.defineProperty(again, "url", { value: url });
  }

  /**
   * How the call ended, without a throw; the error's type holds the codes this call can answer with.
   *
   * @example
   * const outcome = await kwan.branches.get(id).settled();
   * if (outcome.ok) show(outcome.data);
   * else if (hasCode(outcome.error, "not_found")) showNothing();
   */
  async settled(): Promise<Settled<T, Codes>> {
    try {
      return { ok: true, data: await this.#answer };
    } catch (error) {
      if (error instanceof KwanError) return { ok: false, error };
      throw error;
    }
  }
}
