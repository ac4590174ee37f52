import type { AnyCall } from "@kwan/contract";
import type { Outcome } from "./outcomes.ts";

/** Turns an outcome into a response. If `cut` is set, the body is cut off in the middle. */
export function responseOf(call: AnyCall | undefined, outcome: Outcome, requestId: string, cut = false): Response {
  const { status, body, file } = outcome;
  const headers = new Headers({ "x-request-id": requestId, ...outcome.headers });
  if (call?.answers === "file" && status < 300) {
    const type = file?.type || "application/pdf";
    if (!headers.has("content-type")) headers.set("content-type", type);
    const name = file instanceof File ? file.name : `${call.id}.pdf`;
    headers.set("content-disposition", `attachment; filename="${name.replace(/[^\w.() -]/g, "_")}"`);
    return new Response(file ?? "%PDF-1.4 made up", { status, headers });
  }
  if (call?.answers === "text" && status < 300) {
    headers.set("content-type", "text/plain");
    return new Response(String(body ?? ""), { status, headers });
  }
  if (body === undefined) return new Response(null, { status, headers });
  headers.set("content-type", "application/json");
  const text = JSON.stringify(body);
  return new Response(cut ? text.slice(0, Math.ceil(text.length / 2)) : text, { status, headers });
}
