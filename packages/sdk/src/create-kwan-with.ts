import { createSend, type Send } from "./methods/send.ts";
import type { KwanOptions } from "./requests/options.ts";
import { createTransport } from "./requests/transport.ts";
import { ownToken } from "./tokens/own-token.ts";

/** Nouns by their name: functions that make a noun's methods. */
export type Nouns = Readonly<Record<string, (send: Send) => object>>;

/** What a client made by `with` has of its own; everything else is as in the client it was made from. */
export type OwnOptions = Partial<Omit<KwanOptions, "tokens">> & {
  /** Sent with every call. A token in an answer does not replace it. */
  readonly token?: string | undefined;
};

/** A client with the given nouns. */
export type KwanOf<N extends Nouns> = { readonly [Name in keyof N]: ReturnType<N[Name]> } & {
  /**
   * Makes a client for one person, with a token and options of its own. On a server make one for each request.
   *
   * @example
   * const me = await kwan.with({ token: request.cookies.get("token") }).users.me();
   */
  with(own: OwnOptions): KwanOf<N>;
};

/**
 * Makes a client with only the nouns it is given, so that a bundle holds no other call.
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
  // Not counted among the nouns.
  return Object.defineProperty(Object.fromEntries(made), "with", { value: own }) as KwanOf<N>;
}
