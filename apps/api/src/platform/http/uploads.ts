import { AsyncResource } from "node:async_hooks";
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { calls, type FileLimits } from "@kwan/contract";
import busboy from "busboy";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { m } from "#messages";
import type { Actor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { SpooledFile } from "../uploads/spooled-file.ts";
import { UploadedFile } from "../uploads/uploaded-file.ts";
import { admit } from "./access.ts";
import { keepRawBody } from "./mount.ts";
import { nest } from "./nested-fields.ts";
import { UploadBudget } from "./upload-budget.ts";

const megabyte = 1_048_576;

/** Files that can be larger than this are written to disk as they arrive. */
const maxInMemory = 5 * megabyte;
const isSpooled = ({ bytes }: FileLimits): boolean => bytes > maxInMemory;
const limitsOf = ({ count, bytes }: FileLimits) => ({
  fileSize: bytes + 1,
  files: count,
  fields: 100,
  fieldSize: 64 * 1_024,
  fieldNameSize: 200,
  parts: 110,
  headerPairs: 50,
});

/** Returns the maximum size of a form, including all its files. */
const maxOfAll = ({ count, bytes }: FileLimits): number => count * bytes + megabyte;

/**
 * The maximum number of bytes of a refused form that are read before responding. Most senders have less than this in
 * transit.
 */
const maxDrained = 16 * megabyte;

const tooLarge = (files: FileLimits): DomainError =>
  new DomainError("too_large", isSpooled(files) ? m.http_import_too_large() : m.http_file_too_large());

/** The calls that accept files. Forms sent to other calls are refused unread. */
const takingFiles = new Map(calls.flatMap((call) => (call.files ? [[call.id, { call, files: call.files }]] : [])));

/**
 * Lets the server accept forms with files. A form's fields become an object, whose files are complete and within the
 * limits.
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
  const spooled = new WeakMap<FastifyRequest, readonly SpooledFile[]>();
  app.addHook("onResponse", (request, _reply, done) => {
    reservations.get(request)?.();
    for (const file of spooled.get(request) ?? []) file.close().catch(() => {});
    done();
  });
  app.addContentTypeParser("multipart/form-data", async (request: FastifyRequest, payload: IncomingMessage) => {
    const { call = "" } = request.routeOptions.config as { call?: string };
    const taking = takingFiles.get(call);
    if (!taking) throw await refused(payload, new DomainError("wrong_type", m.http_json_only()));
    // Files may be large, so accept them only from people who can make this call, and only while there is enough
    // memory.
    try {
      const actor = await actorOf(request.headers.authorization);
      admit(taking.call, actor);
      const bytes = Number(request.headers["content-length"] ?? maxOfAll(taking.files));
      if (bytes > maxOfAll(taking.files)) throw tooLarge(taking.files);
      const release = budget.reserve(actor?.id ?? "", isSpooled(taking.files) ? megabyte : bytes);
      // Files stay in memory until the response has been sent or the client has disconnected. The `onResponse` hook
      // runs in both cases, and releases the memory.
      reservations.set(request, release);
    } catch (error) {
      throw error instanceof DomainError ? await refused(payload, error) : error;
    }
    if (payload.destroyed) throw new DomainError("malformed");
    const parts = await readParts(request, payload, taking.files);
    spooled.set(
      request,
      parts.flatMap(([, value]) => (value instanceof SpooledFile ? value : [])),
    );
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
      if (passed > maxDrained) answer();
    });
    for (const end of ["end", "close", "error"]) payload.once(end, answer);
    if (payload.readableEnded || payload.destroyed) answer();
    payload.resume();
  });
}

export type Part = readonly [name: string, value: string | UploadedFile | SpooledFile];

function readParts(request: FastifyRequest, payload: IncomingMessage, files: FileLimits): Promise<Part[]> {
  return new Promise((resolve, reject) => {
    let parser: busboy.Busboy;
    try {
      parser = busboy({ headers: request.headers, limits: limitsOf(files), defParamCharset: "utf8" });
    } catch {
      return void refused(payload, new DomainError("malformed")).then(reject);
    }
    const parts: Part[] = [];
    const spools: Promise<SpooledFile>[] = [];
    const spooling: Readable[] = [];
    // Bind to the request. Otherwise, the stream's events would lose the request's language.
    const end = AsyncResource.bind((error: () => DomainError): void => {
      payload.unpipe(parser);
      parser.removeAllListeners();
      parser.on("error", () => {});
      for (const spool of spools) spool.then((file) => file.close()).catch(() => {});
      for (const stream of spooling) stream.destroy();
      void refused(payload, error()).then(reject);
    });
    parser.on("file", (name: string | undefined, stream, { filename, mimeType }) => {
      if (name === undefined) return end(nameless);
      const chunks: Buffer[] = [];
      const at = parts.length;
      // Reserve the position, so that files keep the order in which they were uploaded.
      parts.push([name, ""]);
      if (isSpooled(files)) {
        stream.on("limit", () => end(() => tooLarge(files)));
        const spool = SpooledFile.from(stream, { name: fileNameOf(filename), type: mimeType });
        spools.push(spool);
        spooling.push(stream);
        const keep = (file: SpooledFile): void => {
          parts[at] = [name, file];
        };
        spool.then(keep).catch(() => {});
        return;
      }
      stream.on("data", (chunk: Buffer) => void chunks.push(chunk));
      stream.on("limit", () => end(() => tooLarge(files)));
      stream.on("error", () => end(malformed));
      stream.on("end", () => {
        parts[at] = [
          name,
          new UploadedFile({ name: fileNameOf(filename), type: mimeType, bytes: Buffer.concat(chunks) }),
        ];
      });
    });
    parser.on("field", (name: string | undefined, value, { valueTruncated, nameTruncated }) => {
      if (name === undefined) end(nameless);
      else if (valueTruncated || nameTruncated) end(() => tooLarge(files));
      else parts.push([name, value]);
    });
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const)
      parser.on(limit, () => end(() => tooLarge(files)));
    parser.on("error", () => end(malformed));
    parser.on(
      "close",
      () =>
        void Promise.all(spools).then(
          () => resolve(parts),
          () => end(malformed),
        ),
    );
    payload.on("close", () => {
      if (!payload.complete) end(malformed);
    });
    payload.pipe(parser);
  });
}

const malformed = () => new DomainError("malformed");

const nameless = (): DomainError => new DomainError("malformed", m.http_part_without_name());

/** Returns a file name that is safe to show: no folders and no control characters. */
const fileNameOf = (name: string | undefined): string => {
  const last = (name ?? "").split(/[/\\]/).at(-1) ?? "";
  return last.normalize("NFC").replace(/\p{C}/gu, "").trim().slice(0, 150) || "file";
};

/** Returns a fingerprint of a form's contents that does not depend on the multipart boundary. */
function fingerprintOf(parts: readonly Part[]): Buffer {
  const hash = createHash("sha256");
  for (const [name, value] of parts) {
    const [facts, bytes] =
      typeof value === "string"
        ? [["field", name], Buffer.from(value)]
        : [
            ["file", name, value.name, value.type],
            value instanceof SpooledFile ? Buffer.from(value.sha256) : value.bytes,
          ];
    hash.update(JSON.stringify([...facts, bytes.length])).update(bytes);
  }
  return hash.digest();
}
