import { errorCodes } from "../src/index.ts";

/** The body of every error. */
export const errorSchema = {
  title: "Error",
  type: "object",
  description:
    "What went wrong. An error has either `detail` or, for each field that is not valid, a key with its messages. Messages that do not belong to a field are in `non_field_errors`. Every error has `code` and `request_id`.",
  properties: {
    detail: { type: "string", description: "What is wrong, why, and what to do." },
    non_field_errors: {
      type: "array",
      items: { type: "string" },
      description: "Messages that do not belong to a single field.",
    },
    code: { type: "string", enum: Object.keys(errorCodes), description: "Stable code, which programs can rely on." },
    request_id: { type: "string", description: "ID of the request. Quote it when you contact support." },
    tries_left: { type: "integer", description: "With `code_wrong`, the number of attempts left." },
    reasons: {
      type: "array",
      items: { $ref: "#/components/schemas/AvailableServiceReason" },
      description: "With `not_eligible`, each condition that is not met and how to meet it.",
    },
    earliest: {
      type: ["string", "null"],
      description: "With `not_eligible`, the first day on which the driver can try again.",
    },
    current: {
      type: "object",
      additionalProperties: true,
      description: "With `stale`, the latest version of the record.",
    },
  },
  required: ["code", "request_id"],
  additionalProperties: {
    type: "array",
    items: { type: "string" },
    description: "Messages to show next to the field of this name.",
  },
};
