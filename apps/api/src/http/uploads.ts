import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { calls } from "@kwan/contract";
import busboy from "busboy";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "../context.ts";
import { UploadedFile } from "../documents/uploaded-file.ts";
import { DomainError } from "../domain-error.ts";
import { admit } from "./access.ts";
import { keepRawBody } from "./mount.ts";
import { nest } from "./nested-fields.ts";
import { UploadBudget } from "./upload-budget.ts";

const megabyte = 1_048_576;
const mostBytes = 5 * megabyte;
/** How many files a call takes at most. */
const filesOf = (call: string): number => (call === "uploadDocument" ? 1 : 3);
const limitsOf = (call: string) => ({
  fileSize: mostBytes + 1,
  files: filesOf(call),
  fields: 100,
  fieldSize: 64 * 1_024,
  fieldNameSize: 200,
  parts: 110,
  headerPairs: 50,
});

/** All that a form of a call can rightly hold. */
const mostOfAll = (call: string): number => filesOf(call) * mostBytes + megabyte;

/** How much of a refused form is read before the answer: what most senders have on its way. */
const mostDrained = 16 * megabyte;

const tooLarge = (): DomainError =>
  new DomainError("too_large", {
    message: "A file has at most 5 MB. Send a smaller one, or a photo of lower quality.",
  });

/** Calls that take files; a form sent to any other is refused before a byte of it is kept. */
const takingFiles = new Map(calls.filter(({ sends }) => sends === "multipart").map((call) => [call.id, call]));

/**
 * Lets the server take forms with files: fields become an object, files come whole and within limits.
 *
 * @example
 * readMultipart(app, (authorization) => actorOf(deps, authorization, deps.now()));
 */
export function readMultipart(
  app: FastifyInstance,
  actorOf: (authorization: string | undefined) => Promise<Actor | null>,
): void {
  const budget = new UploadBudget();
  const reservations = new WeakMap<FastifyRequest, () => void>();
  app.addHook("onResponse", (request, _reply, done) => {
    reservations.get(request)?.();
    done();
  });
  app.addContentTypeParser("multipart/form-data", async (request: FastifyRequest, payload: IncomingMessage) => {
    const { call = "" } = request.routeOptions.config as { call?: string };
    const taking = takingFiles.get(call);
    if (!taking)
      throw await refused(
        payload,
        new DomainError("wrong_type", { message: "This content type is not accepted here. Send application/json." }),
      );
    // Files may be large, so only those who may make this call get to send one, and only while there is room for it.
    try {
      const actor = await actorOf(request.headers.authorization);
      admit(taking, actor);
      if (Number(request.headers["content-length"] ?? 0) > mostOfAll(call)) throw tooLarge();
      const bytes = Number(request.headers["content-length"] ?? mostOfAll(call));
      const release = budget.reserve(actor?.id ?? "", bytes);
      // The files stand in memory until the call is answered, or its sender has gone away: the hook is called for both.
      reservations.set(request, release);
    } catch (error) {
      throw error instanceof DomainError ? await refused(payload, error) : error;
    }
    if (payload.destroyed) throw new DomainError("malformed");
    const parts = await readParts(request, payload, call);
    keepRawBody(request, fingerprintOf(parts));
    return nest(parts);
  });
}

/**
 * Drains a refused body (up to a limit) before replying, so that the client sees the error and not a reset connection.
 */
function refused(payload: IncomingMessage, error: DomainError): Promise<DomainError> {
  return new Promise((resolve) => {
    let passed = 0;
    const answer = () => resolve(error);
    payload.on("data", (bytes: Buffer) => {
      passed += bytes.length;
      if (passed > mostDrained) answer();
    });
    for (const end of ["end", "close", "error"]) payload.once(end, answer);
    if (payload.readableEnded || payload.destroyed) answer();
    payload.resume();
  });
}

export type Part = readonly [name: string, value: string | UploadedFile];

function readParts(request: FastifyRequest, payload: IncomingMessage, call: string): Promise<Part[]> {
  return new Promise((resolve, reject) => {
    let parser: busboy.Busboy;
    try {
      parser = busboy({ headers: request.headers, limits: limitsOf(call), defParamCharset: "utf8" });
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
    parser.on("file", (name: string | undefined, stream, { filename, mimeType }) => {
      if (name === undefined) return end(nameless());
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
    parser.on("field", (name: string | undefined, value, { valueTruncated, nameTruncated }) => {
      if (name === undefined) end(nameless());
      else if (valueTruncated || nameTruncated) end(tooLarge());
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

const nameless = (): DomainError =>
  new DomainError("malformed", { message: "A part of the form has no name. Name each part by its field." });

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
