import { DomainError } from "../domain-error.ts";

/**
 * The maximum depth of objects and lists in a body, several times what any call needs. Parsing, validating and storing
 * a body are recursive, so one that is nested much deeper would exhaust the stack.
 */
const maxDepth = 40;

const quote = 0x22;
const backslash = 0x5c;
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

/** Whether JSON is nested more deeply than is allowed. Reads only the brackets that are outside strings. */
function isTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (isText && byte === backslash) at++;
    else if (byte === quote) isText = !isText;
    else if (isText) continue;
    else if (openers.has(byte) && ++depth > maxDepth) return true;
    else if (closers.has(byte)) depth--;
  }
  return false;
}

/** Drops `__proto__` from bodies, to prevent prototype pollution. */
const withoutPrototype = (key: string, value: unknown): unknown => (key === "__proto__" ? undefined : value);

/**
 * Parses a JSON body. Throws a SyntaxError if it is not JSON, and a DomainError if it is nested too deeply.
 *
 * @example
 * parseJson(Buffer.from('{"name":"Ama"}')); // { name: "Ama" }
 */
export function parseJson(bytes: Buffer): unknown {
  if (isTooDeep(bytes)) throw new DomainError("malformed");
  return JSON.parse(bytes.toString("utf8"), withoutPrototype);
}
