/** Keys of an error body that concern the whole request rather than one field. */
const formLevelKeys = /* @__PURE__ */ new Set(["non_field_errors", "message", "detail"]);

/** Keys that are never the name of a field: the status, the error code and the request ID. */
const reservedKeys = /* @__PURE__ */ new Set(["status", "code", "request_id"]);

const firstText = (value: unknown): string | undefined => {
  if (typeof value === "string") return value.length > 0 ? value : undefined;
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const [first] = value;
  return typeof first === "string" ? first : JSON.stringify(first);
};

/** Returns whether a value is an object other than an array or null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Summarises a server's error body in one sentence, from the first key with a message or a list of messages.
 * `non_field_errors`, `message` and `detail` become "Error: {first message}". Any other key becomes "{key}: {first
 * message}".
 *
 * @example
 * errorSummary({ status: 400, phone_number: ["Invalid phone number"] }); // "phone_number: Invalid phone number"
 */
export function errorSummary(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  for (const [key, value] of Object.entries(body)) {
    if (reservedKeys.has(key)) continue;
    const text = firstText(value);
    if (text !== undefined) return formLevelKeys.has(key) ? `Error: ${text}` : `${key}: ${text}`;
  }
  return undefined;
}

/**
 * Returns the messages of an error body by field, to show next to the fields of a form. A field is a key with a list of
 * strings that does not concern the whole request.
 *
 * @example
 * fieldErrorsOf({ code: "invalid", first_name: ["First Name is required"] }); // { first_name: ["First Name is required"] }
 */
export function fieldErrorsOf(body: unknown): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  if (!isRecord(body)) return fields;
  for (const [key, value] of Object.entries(body)) {
    if (reservedKeys.has(key) || formLevelKeys.has(key) || !Array.isArray(value)) continue;
    const messages = value.filter((item): item is string => typeof item === "string");
    if (messages.length > 0) Object.defineProperty(fields, key, { value: messages, enumerable: true });
  }
  return fields;
}
