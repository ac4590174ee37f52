import { createHash, createHmac } from "node:crypto";

interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

interface ToSign {
  readonly method: string;
  readonly url: URL;
  /** The header names are in lower case. All of them are signed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly payloadHash: string;
  readonly now: Date;
}

const sha256 = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");

const mac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** Returns the time in the format that S3 requires, for example 20261121T090000Z. */
const stampOf = (now: Date): string => now.toISOString().replace(/[-:]|\.\d{3}/g, "");

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the query string with its parameters sorted by name, as the signature requires. */
const queryOf = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");

/**
 * Returns the Authorization header that S3 expects (Signature Version 4). It is implemented independently of the
 * library that the server uses.
 */
export function authorizationOf(
  { method, url, headers, payloadHash, now }: ToSign,
  { accessKeyId, secretAccessKey, region }: S3Keys,
): string {
  const names = Object.keys(headers).sort();
  const signed = names.join(";");
  const lines = names.map((name) => `${name}:${(headers[name] ?? "").trim().replace(/\s+/g, " ")}\n`).join("");
  const request = [method, url.pathname, queryOf(url), lines, signed, payloadHash].join("\n");
  const stamp = stampOf(now);
  const day = stamp.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", stamp, scope, sha256(request)].join("\n");
  const key = ["s3", "aws4_request"].reduce(mac, mac(mac(`AWS4${secretAccessKey}`, day), region));
  return `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signed}, Signature=${mac(key, toSign).toString("hex")}`;
}
