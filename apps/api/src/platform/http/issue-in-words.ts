import type * as z from "zod/mini";
import { m } from "#messages";

/** Returns a message, in the request's language, for a validation issue whose schema has no message of its own. */
export function issueInWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? m.http_value_required() : m.http_value_of_type({ type: issue.expected });
    case "invalid_value":
      return m.http_value_one_of({ values: issue.values.map(String).join(", ") });
    case "too_small":
      return m.http_value_too_small({ origin: issue.origin, minimum: String(issue.minimum) });
    case "too_big":
      return m.http_value_too_big({ origin: issue.origin, maximum: String(issue.maximum) });
    case "unrecognized_keys":
      return m.http_value_unknown_fields({ names: issue.keys.join(", ") });
    default:
      return m.http_value_invalid();
  }
}
