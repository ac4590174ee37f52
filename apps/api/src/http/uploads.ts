import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { calls } from "@kwan/contract";
import busboy from "busboy";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { UploadedFile } from "../documents/uploaded-file.ts";
import { DomainError } from "../domain-error.ts";
import { keepRawBody } from "./mount.ts";
import { nest } from "./nested-fields.ts";

const megabyte = 1_048_576;
const mostBytes = 5 * megabyte;
const limits = {
  fileSize: mostBytes + 1,
  files: 10,
  fields: 100,
  fieldSize: 64 * 1_024,
  fieldNameSize: 200,
  parts: 110,
  headerPairs: 50,
};

/** All that a form can rightly hold. */
const mostOfAll = limits.files * mostBytes + megabyte;

const tooLarge = (): DomainError =>
  new DomainError("too_large", {
    message:
      "A file has at most 5 MB, and there are at most 10 at once. Send a smaller one, or a photo of lower quality.",
  });

/** Calls that take files; a form sent to any other is refused before a byte of it is kept. */
const takesFiles = new Set(calls.filter(({ sends }) => sends === "multipart").map(({ id }) => id));

/**
 * Lets the server take forms with files: fields become an object, files come whole and within limits.
 *
 * @example
 * readMultipart(app, async (authorization) => (await actorOf(deps, authorization, deps.now())) !== null);
 */
export function readMultipart(
  app: FastifyInstance,
  isKnown: (authorization: string | undefined) => Promise<boolean>,
): void {
  app.addContentTypeParser("multipart/form-data", async (request: FastifyRequest, payload: IncomingMessage) => {
    const { call = "" } = request.routeOptions.config as { call?: string };
    if (!takesFiles.has(call))
      throw await refused(
        payload,
        new DomainError("wrong_type", { message: "This content type is not accepted here. Send application/json." }),
      );
    // Files may be large, so nobody unknown gets to send one: they would stand in memory before it is asked who sends them.
    const isSomebody = await isKnown(request.headers.authorization).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === "unauthenticated") return false;
      throw error;
    });
    if (!isSomebody) throw await refused(payload, new DomainError("unauthenticated"));
    if (payload.destroyed) throw new DomainError("malformed");
    if (Number(request.headers["content-length"] ?? 0) > mostOfAll) throw await refused(payload, tooLarge());
    const parts = await readParts(request, payload);
    keepRawBody(request, fingerprintOf(parts));
    return nest(parts);
  });
}

/**
 * What is not wanted is let go by unread, within reason, before the answer is sent: a sender who is cut off while
 * sending learns of a broken connection, and not of the reason.
 */
function refused(payload: IncomingMessage, error: DomainError): Promise<DomainError> {
  return new Promise((resolve) => {
    let passed = 0;
    const answer = () => resolve(error);
    payload.on("data", (bytes: Buffer) => {
      passed += bytes.length;
      if (passed > mostOfAll) answer();
    });
    for (const end of ["end", "close", "error"]) payload.once(end, answer);
    if (payload.readableEnded || payload.destroyed) answer();
    payload.resume();
  });
}

export type Part = readonly [name: string, value: string | UploadedFile];

function readParts(request: FastifyRequest, payload: IncomingMessage): Promise<Part[]> {
  return new Promise((resolve, reject) => {
    let parser: busboy.Busboy;
    try {
      parser = busboy({ headers: request.headers, limits, defParamCharset: "utf8" });
    } catch {
      return void refused(payload, new DomainError("malformed")).then(reject);
    }
    const parts: Part[] = [];
    const end = (error: DomainError): void => {
      payload.unpipe(parser);
      parser.removeAllListeners();
      parser.on("error", () => {});
      void refused(payload, error).then(reject);
    };
    parser.on("file", (name, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      const at = parts.length;
      // The place is kept, so that files stand in the order in which they were sent.
      parts.push([name, ""]);
      stream.on("data", (chunk: Buffer) => void chunks.push(chunk));
      stream.on("limit", () => end(tooLarge()));
      stream.on("error", () => end(new DomainError("malformed")));
      stream.on("end", () => {
        parts[at] = [
          name,
          new UploadedFile({ name: fileNameOf(filename), type: mimeType, bytes: Buffer.concat(chunks) }),
        ];
      });
    });
    parser.on("field", (name, value, { valueTruncated, nameTruncated }) => {
      if (valueTruncated || nameTruncated) end(tooLarge());
      else parts.push([name, value]);
    });
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(limit, () => end(tooLarge()));
    parser.on("error", () => end(new DomainError("malformed")));
    parser.on("close", () => resolve(parts));
    payload.on("close", () => {
      if (!payload.complete) end(new DomainError("malformed"));
    });
    payload.pipe(parser);
  });
}

/** A name to show to people: no folders, nothing that is no letter. */
const fileNameOf = (name: string | undefined): string => {
  const last = (name ?? "").split(/[/\\]/).at(-1) ?? "";
  return last.normalize("NFC").replace(/\p{C}/gu, "").trim().slice(0, 150) || "file";
};

/** The same for the same contents, whatever boundary they were sent with. */
function fingerprintOf(parts: readonly Part[]): Buffer {
  const hash = createHash("sha256");
  for (const [name, value] of parts) {
    const [facts, bytes] =
      typeof value === "string"
        ? [["field", name], Buffer.from(value)]
        : [["file", name, value.name, value.type], value.bytes];
    hash.update(JSON.stringify([...facts, bytes.length])).update(bytes);
  }
  return hash.digest();
}
