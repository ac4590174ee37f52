import { createSend, type Send } from "./methods/send.ts";
import type { KwanOptions } from "./requests/options.ts";
import { createTransport } from "./requests/transport.ts";

/** Nouns by their name: functions that make a noun's methods. */
export type Nouns = Readonly<Record<string, (send: Send) => object>>;

/** A client with the given nouns. */
export type KwanOf<N extends Nouns> = { readonly [Name in keyof N]: ReturnType<N[Name]> };

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
  return Object.fromEntries(made) as KwanOf<N>;
}
