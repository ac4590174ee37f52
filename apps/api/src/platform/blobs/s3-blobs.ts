import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsV4Signer } from "aws4fetch";
import { type Blobs, checkKey, isKey } from "./blobs.ts";

const timeoutMs = 30_000;
const checkTimeoutMs = 1_000;

export interface S3Options {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /**
   * A URL such as https://s3.eu-west-1.amazonaws.com. Bucket names go into the path, because every S3-compatible store
   * supports that.
   */
  readonly endpoint: string;
  readonly bucket: string;
  readonly now?: () => Date;
}

interface Body {
  readonly bytes: Buffer;
  readonly type: string;
}

/** The store cannot be reached, or it refused a request. */
class BlobStoreError extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`The store of files did not do what was asked: ${why}. Check its address and keys, then try again.`, options);
    this.name = "BlobStoreError";
  }
}

/**
 * Stores files in an S3 bucket, or in a compatible store.
 *
 * @example
 * const blobs = s3Blobs({ endpoint, bucket: "documents", region: "eu-west-1", accessKeyId, secretAccessKey });
 */
export function s3Blobs({ endpoint, bucket, now = () => new Date(), ...keys }: S3Options): Blobs {
  const place = `${endpoint.replace(/\/$/, "")}/${bucket}`;
  const ask = (method: "PUT" | "GET" | "DELETE", key: string, body?: Body): Promise<Response> =>
    askAt(method, new URL(`${place}/${checkKey(key)}`), body);

  async function askAt(method: string, url: URL, body?: Body, waitMs = timeoutMs): Promise<Response> {
    const bytes = body && new Uint8Array(body.bytes);
    const signer = new AwsV4Signer({
      ...keys,
      service: "s3",
      method,
      url: url.href,
      datetime: now()
        .toISOString()
        .replace(/[-:]|\.\d+/g, ""),
      allHeaders: true,
      headers: {
        "x-amz-content-sha256": createHash("sha256")
          .update(bytes ?? "")
          .digest("hex"),
        ...(body && { "content-type": body.type }),
      },
    });
    const { headers } = await signer.sign();
    try {
      return await fetch(url, {
        method,
        headers,
        ...(bytes && { body: bytes }),
        redirect: "error",
        signal: AbortSignal.timeout(waitMs),
      });
    } catch (error) {
      throw new BlobStoreError(error instanceof Error ? error.message : "no connection", { cause: error });
    }
  }

  /** Returns the URL that lists keys after the given one. */
  function listingAfter(key: string, count: number): URL {
    const url = new URL(place);
    url.search = String(new URLSearchParams({ "list-type": "2", "max-keys": String(count), "start-after": key }));
    return url;
  }

  /** Returns the error for a refused request. Discards the unread body, to release its connection. */
  async function refused(method: string, response: Response): Promise<BlobStoreError> {
    await response.body?.cancel();
    return new BlobStoreError(`${method} was answered with status ${response.status}`);
  }

  return {
    async put(key, bytes, type) {
      const response = await ask("PUT", key, { bytes, type });
      if (!response.ok) throw await refused("PUT", response);
      await response.body?.cancel();
    },
    async get(key) {
      const response = await ask("GET", key);
      if (response.ok && response.body) return Readable.fromWeb(response.body as ReadableStream);
      if (response.status !== 404) throw await refused("GET", response);
      await response.body?.cancel();
      return null;
    },
    async remove(key) {
      const response = await ask("DELETE", key);
      if (!response.ok && response.status !== 404) throw await refused("DELETE", response);
      await response.body?.cancel();
    },
    async check() {
      const response = await askAt("GET", listingAfter("", 1), undefined, checkTimeoutMs);
      if (!response.ok) throw await refused("GET", response);
      await response.body?.cancel();
    },
    async *list(after, before) {
      for (let last: string | undefined = after; last !== undefined; ) {
        const url = listingAfter(last, 1_000);
        const response = await askAt("GET", url);
        if (!response.ok) throw await refused("GET", response);
        const keys = [...(await response.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key);
        for (const key of keys) if (isKey(key) && key < before) yield key;
        last = keys.at(-1);
        if (last !== undefined && last >= before) return;
      }
    },
  };
}
