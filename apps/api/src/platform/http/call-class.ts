import type { AnyCall } from "@kwan/contract";
import type { Actor } from "../context.ts";
import type { CallClass } from "../rate-limits/call-budgets.ts";

/**
 * Returns the budget that a call counts for. Calls of other systems have none: they are signed, or they only tell
 * whether the server is well.
 */
export function callClassOf({ id, kind, sends, answers }: AnyCall, actor: Actor | null): CallClass | undefined {
  if (sends === "raw") return undefined;
  if (actor === null) return kind === "read" ? undefined : "anonymous";
  if (sends === "multipart") return "upload";
  if (answers === "file" && id !== "downloadDocument") return "export";
  return kind === "read" ? "read" : "write";
}
