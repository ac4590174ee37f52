import type { AnyCall } from "@kwan/contract";
import { safeParse } from "zod/mini";
import { InputError } from "../errors/input-error.ts";

/** Returns the server root without a trailing slash. Throws if the URL cannot be called. */
export function rootOf(baseUrl: string): string {
  const root = String(baseUrl).trim();
  const isPath = root.startsWith("/") && !root.startsWith("//");
  if (!isPath && !/^https?:\/\/[^/]/i.test(root))
    throw new InputError(
      `baseUrl "${root}" is not the address of a server. Give the full address, such as "https://portal.example/api", or in a browser the path "/api".`,
    );
  if (/[?#]/.test(root))
    throw new InputError(
      `baseUrl "${root}" has a query or a fragment, which would swallow the path of each call. Leave them out.`,
    );
  return root.replace(/\/+$/, "");
}

/** Returns the path of a call with its parameters. Each parameter is encoded as a single segment. */
export function pathOf(call: AnyCall, params: Readonly<Record<string, string>>): string {
  if (call.params !== undefined) {
    const checked = safeParse(call.params, params);
    const [issue] = checked.error?.issues ?? [];
    if (issue) throw badParameter(call, String(issue.path[0]), params, issue.message);
  }
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name]);
    // A segment of one or two dots would be resolved as a relative path, so that another path would be called.
    if (/^\.{1,2}$/.test(value)) throw badParameter(call, name, params, "Dots alone are no value.");
    return encodeURIComponent(value);
  });
}

function badParameter(call: AnyCall, name: string, params: Readonly<Record<string, unknown>>, why: string): InputError {
  const value = JSON.stringify(params[name]) ?? "nothing";
  return new InputError(`${call.id} (${call.method} ${call.path}) cannot be sent with ${name} = ${value}. ${why}`);
}
