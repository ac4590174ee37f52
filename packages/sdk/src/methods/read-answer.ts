import { type core, safeParse } from "zod/mini";
import { valueAt } from "../requests/mismatches.ts";

/**
 * Returns whether an issue is about a string that is not one of the values in the schema. A newer server may have added
 * the value.
 */
const isNewerText = (issue: core.$ZodIssue, answer: unknown): issue is core.$ZodIssueInvalidValue =>
  issue.code === "invalid_value" && issue.values.length > 1 && typeof valueAt(answer, issue.path) === "string";

function put(root: unknown, path: readonly PropertyKey[], value: unknown): void {
  const holder = valueAt(root, path.slice(0, -1));
  const last = path.at(-1);
  if (typeof holder === "object" && holder !== null && last !== undefined) Object.assign(holder, { [last]: value });
}

/**
 * Parses a response with its schema. A status, kind or role that is unknown to this version is kept, so that one new
 * value does not make the whole response unusable for older clients. Everything else must match the contract.
 */
export function readAnswer(schema: core.$ZodType, answer: unknown): ReturnType<typeof safeParse<core.$ZodType>> {
  const result = safeParse(schema, answer);
  const newer = result.success ? [] : result.error.issues.filter((issue) => isNewerText(issue, answer));
  if (newer.length === 0) return result;
  const copy = JSON.parse(JSON.stringify(answer)) as unknown;
  for (const { path, values } of newer) put(copy, path, values[0]);
  const checked = safeParse(schema, copy);
  if (checked.success) for (const { path } of newer) put(checked.data, path, valueAt(answer, path));
  return checked;
}
