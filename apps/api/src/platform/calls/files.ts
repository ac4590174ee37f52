import type { Readable } from "node:stream";
import { Reply } from "./handler.ts";

/**
 * Makes a file name safe for `filename="…"` in Content-Disposition. Quotes and line breaks could end the value early,
 * so everything but letters, digits, spaces and a few signs becomes an underscore.
 */
const plain = (name: string): string => name.replace(/[^\w.() -]/g, "_");

const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns a file as the response. Browsers save it and never show it as a page of this site.
 *
 * @example
 * return fileAnswer({ body: text, type: "text/csv; charset=utf-8", name: "revenue.csv" });
 */
export function fileAnswer({
  body,
  type,
  name,
  bytes,
  auditDetails,
}: {
  body: string | Readable;
  type: string;
  name: string;
  bytes?: number;
  /** What to record in the audit log about this read. */
  auditDetails?: unknown;
}): Reply<undefined> {
  return new Reply<undefined>({
    auditDetails,
    // The contract has no schema for the bytes of a file, so they are sent unchecked.
    body: body as unknown as undefined,
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`,
      "x-content-type-options": "nosniff",
      ...(bytes !== undefined && { "content-length": String(bytes) }),
    },
  });
}
