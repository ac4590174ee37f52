import { createSend, type Send } from "./methods/send.ts";
import type { KwanOptions } from "./requests/options.ts";
import { createTransport } from "./requests/transport.ts";
import { ownToken } from "./tokens/own-token.ts";

/** The functions that create each noun's methods, by noun name. A noun is a group of methods, such as `branches`. */
export type Nouns = Readonly<Record<string, (send: Send) => object>>;

/** The options that `with` changes. All other options are those of the original client. */
export type OwnOptions = Partial<Omit<KwanOptions, "tokens">> & {
  /** The token to send with every call. A token in a response does not replace it. */
  readonly token?: string | undefined;
};

/** A client that has only the given nouns' methods. */
export type KwanOf<N extends Nouns> = { readonly [Name in keyof N]: ReturnType<N[Name]> } & {
  /**
   * Returns a client for one person, with its own token and options. On a server, create one for each request.
   *
   * @example
   * const me = await kwan.with({ token: request.cookies.get("token") }).users.me();
   */
  with(own: OwnOptions): KwanOf<N>;
};

/**
 * Creates a client with only the methods of the given nouns, so that a bundle contains no other calls.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { branches });
 * const page = await kwan.branches.list();
 */
/* @__NO_SIDE_EFFECTS__ */
export function createKwanWith<const N extends Nouns>(options: KwanOptions, nouns: N): KwanOf<N> {
  const send = createSend(createTransport(options));
  const made = Object.entries(nouns).map(([name, noun]) => [name, noun(send)]);
  const own = ({ token, ...changed }: OwnOptions) =>
    createKwanWith({ ...options, ...changed, tokens: ownToken(token) }, nouns);
  // `with` is not enumerable, so that it is not listed as a noun.
  return Object.defineProperty(Object.fromEntries(made), "with", { value: own }) as KwanOf<N>;
}
