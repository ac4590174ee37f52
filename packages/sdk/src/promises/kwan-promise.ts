import { KwanError } from "../errors/kwan-error.ts";
import { type Exchange, responseWith } from "../requests/exchange.ts";

/** The body of a response, with the response itself and the request ID. */
export interface WithResponse<T> {
  readonly data: T;
  /** The status, headers and URL. The body has already been read. */
  readonly response: Response;
  readonly requestId: string;
}

/**
 * The outcome of a call as data instead of an exception. Both outcomes name both fields, so that programs that are compiled
 * without `strict` can read them as well.
 */
export type Settled<T, E = KwanError> =
  | { readonly ok: true; readonly data: T; readonly error?: undefined }
  | { readonly ok: false; readonly data?: undefined; readonly error: E };

declare const callId: unique symbol;

/**
 * The return type of every call: a promise of the response body, with access to the response. Its type includes the
 * error that the call can fail with, and the ID of the call in the contract.
 *
 * @example
 * const branch = await kwan.branches.get(id);
 * const { data, requestId } = await kwan.branches.get(id).withResponse();
 */
export class KwanPromise<T, E = KwanError, Id extends string = string> extends Promise<T> {
  /** The ID of the call. The property does not exist at run time. */
  declare readonly [callId]?: Id;
  readonly #exchange: Promise<Exchange>;
  readonly #read: (exchange: Exchange) => T;
  #data: Promise<T> | undefined;

  /** Makes the base class's methods return plain promises, which give no access to the response. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** @internal */
  constructor(exchange: Promise<Exchange>, read: (exchange: Exchange) => T) {
    // The base class's own promise is never used. The response is parsed only when it is needed, so that an invalid
    // response causes no unhandled rejection after `asResponse()`.
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
   * Returns the response body together with the response and the request ID.
   *
   * @example
   * const { data, response, requestId } = await kwan.users.me().withResponse();
   */
  async withResponse(): Promise<WithResponse<T>> {
    const { response, requestId } = await this.#exchange;
    return { data: await this.#answer, response, requestId };
  }

  /**
   * Returns the response with its body unparsed and not checked against the contract. A status outside 200 to 299 still
   * throws.
   *
   * @example
   * const text = await kwan.branches.list().asResponse().then((response) => response.text());
   */
  async asResponse(): Promise<Response> {
    const { response, body } = await this.#exchange;
    return responseWith(body, response);
  }

  /**
   * Returns the outcome of the call without throwing. The error's type includes the codes that this call can fail
   * with.
   *
   * @example
   * const outcome = await kwan.branches.get(id).settled();
   * if (outcome.ok) show(outcome.data);
   * else if (hasCode(outcome.error, "not_found")) showNothing();
   */
  async settled(): Promise<Settled<T, E>> {
    try {
      return { ok: true, data: await this.#answer };
    } catch (error) {
      if (error instanceof KwanError) return { ok: false, error: error as E };
      throw error;
    }
  }
}
