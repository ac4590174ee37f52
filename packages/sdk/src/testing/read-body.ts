import { isRecord } from "../errors/summary.ts";

/** Sets "a.b" = value in an object as { a: { b: value } }. Repeated names become a list. */
function place(target: Record<string, unknown>, name: string, value: unknown): void {
  const [first = "", ...rest] = name.split(".");
  if (rest.length > 0) {
    const inner = Object.hasOwn(target, first) && isRecord(target[first]) ? target[first] : {};
    target[first] = inner;
    place(inner, rest.join("."), value);
  } else if (Object.hasOwn(target, first)) {
    const held = target[first];
    target[first] = Array.isArray(held) ? [...held, value] : [held, value];
  } else target[first] = value;
}

/**
 * Parses a request body. Returns a form as an object of its fields, JSON as its value, and any other body as text.
 * Throws if the JSON is invalid.
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("multipart/form-data")) {
    const fields: Record<string, unknown> = {};
    for (const [name, value] of await request.formData()) place(fields, name, value);
    return fields;
  }
  const text = await request.text();
  if (text === "") return undefined;
  return type.startsWith("application/json") ? JSON.parse(text) : text;
}
