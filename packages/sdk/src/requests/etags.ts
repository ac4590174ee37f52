import { InputError } from "../errors/input-error.ts";

const etags = /* @__PURE__ */ new WeakMap<object, string>();

/** Remembers the ETag for an object returned in a response. Copies of the object have no ETag. */
export function rememberEtag(data: unknown, etag: string | null | undefined): void {
  if (etag && typeof data === "object" && data !== null) etags.set(data, etag);
}

/**
 * Returns the ETag remembered for a response object, to send later as `ifMatch`. Returns undefined for a copy of the
 * object.
 *
 * @example
 * const me = await kwan.users.me();
 * localStorage.setItem("draft", JSON.stringify({ values, etag: etagOf(me) }));
 */
export const etagOf = (data: object): string | undefined => etags.get(data);

/** Returns the ETag of an item of a list, which has its version as a field. */
const versionOf = ({ version }: { readonly version?: unknown }): string | undefined =>
  typeof version === "number" ? `"${version}"` : undefined;

/** Returns the If-Match header for an ETag as a string, or for an object that this SDK returned, alone or in a list. */
export function ifMatchOf(value: object | string): string {
  if (typeof value === "string") return value;
  const etag = etagOf(value) ?? versionOf(value);
  if (etag === undefined)
    throw new InputError(
      "ifMatch was given an object without a known ETag: it is a copy, or the server sent none. Pass the object that the call returned, or the text of etagOf(object).",
    );
  return etag;
}
