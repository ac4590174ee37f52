import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import openapi from "@kwan/contract/openapi.json" with { type: "json" };
import { Reply } from "../../platform/calls/handler.ts";

type Coding = "br" | "gzip" | "identity";

const text = Buffer.from(JSON.stringify(openapi));
const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

const encode: Readonly<Record<Coding, () => Buffer>> = {
  br: () => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: () => gzipSync(text),
  identity: () => text,
};
const encoded = new Map<Coding, Buffer>();

/** Returns whether an Accept-Encoding header allows a coding by its name. */
const allows = (header: string, coding: Coding): boolean =>
  header.split(",").some((part) => {
    const [name = "", ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** Returns the API document in the smallest form that the client accepts. Each form is made once. */
export function apiDocument(acceptEncoding = ""): Reply<never> {
  const coding: Coding = (["br", "gzip"] as const).find((each) => allows(acceptEncoding, each)) ?? "identity";
  const bytes = encoded.get(coding) ?? encode[coding]();
  encoded.set(coding, bytes);
  return new Reply<never>({
    body: bytes as never,
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...(coding !== "identity" && { "content-encoding": coding }),
      // A client asks each time whether the document has changed. It changes with each release of the server.
      "cache-control": "no-cache",
      etag: `W/${etag}`,
      vary: "Accept-Encoding",
    },
  });
}
