import { errorCodes } from "../src/index.ts";

/** The body of every error. */
export const errorSchema = {
  title: "Error",
  type: "object",
  description:
    "What went wrong. Either `detail`, or one key for each wrong field with its messages (`non_field_errors` for what belongs to no field); always `code` and `request_id`.",
  properties: {
    detail: { type: "string", description: "What is wrong, why, and what to do." },
    non_field_errors: {
      type: "array",
      items: { type: "string" },
      description: "Messages that belong to no single field.",
    },
    code: { type: "string", enum: Object.keys(errorCodes), description: "Stable code; programs may depend on it." },
    request_id: { type: "string", description: "Give it to support." },
    tries_left: { type: "integer", description: "With `code_wrong`: how many more tries there are." },
    reasons: {
      type: "array",
      items: { type: "object" },
      description: "With `not_eligible`: each condition that is not met, and what helps.",
    },
    earliest: {
      type: ["string", "null"],
      description: "With `not_eligible`: the first day on which it may be tried again.",
    },
    current: { type: "object", description: "With `stale`: the thing as it is now." },
  },
  required: ["code", "request_id"],
  additionalProperties: {
    type: "array",
    items: { type: "string" },
    description: "Messages to show beside the field of this name.",
  },
};
