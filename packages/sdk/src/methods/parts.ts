import { type AnyCall, pathNames } from "@kwan/contract";
import type { AnyCallOptions } from "../requests/options.ts";
import type { Parts } from "../requests/transport.ts";

/** The arguments of a method in their order: the path's, then the body, then the query, then the options. */
export function partsOf(call: AnyCall, args: readonly unknown[]): { parts: Parts; options: AnyCallOptions } {
  const rest = [...args];
  const params: Record<string, string> = {};
  for (const name of pathNames(call.path)) params[name] = rest.shift() as string;
  const body = call.body === undefined ? undefined : rest.shift();
  const query = call.query === undefined ? undefined : (rest.shift() as object | undefined);
  return { parts: { params, body, query }, options: (rest.shift() ?? {}) as AnyCallOptions };
}
