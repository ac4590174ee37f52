import type { core } from "zod/mini";
import type { Mismatch } from "../errors/answer-error.ts";

const kindOf = (value: unknown): string => {
  if (value === null) return "null";
  if (value === undefined) return "nothing";
  return Array.isArray(value) ? "array" : typeof value;
};

/** Returns the value found at a path in a response body. */
export const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], root);

/**
 * Describes the expected value. Zod's own messages are not available, because the contract does not load a zod locale.
 */
function expectation(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `expected ${issue.expected}`;
    case "invalid_value":
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
    case "invalid_format":
      return `expected ${issue.format === "regex" ? "another form" : issue.format}`;
    case "too_big":
      return `expected at most ${issue.maximum}`;
    case "too_small":
      return `expected at least ${issue.minimum}`;
    case "unrecognized_keys":
      return `expected no ${issue.keys.join(", ")}`;
    default:
      return issue.message;
  }
}

/**
 * Returns the differences between a response and its schema, each with its path, the expected value and the type of the
 * actual value.
 */
export const mismatchesOf = (issues: readonly core.$ZodIssue[], answer: unknown): Mismatch[] =>
  issues.map((issue) => ({
    path: issue.path.map(String).join("."),
    message: `${expectation(issue)}, got ${kindOf(valueAt(answer, issue.path))}`,
  }));
