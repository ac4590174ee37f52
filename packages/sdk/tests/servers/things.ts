import { call } from "@kwan/contract";
import * as z from "zod/mini";
import {
  type Answering,
  type Body,
  type CallOptions,
  createKwanWith,
  type KwanOptions,
  memoryTokens,
  method,
  type PostOptions,
  type Query,
  type Send,
  type UpdateOptions,
} from "../../src/index.ts";

const thing = z.object({ id: z.string(), city: z.string() });
const thingPage = z.object({
  count: z.number(),
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  results: z.array(thing),
});

/** Calls of every type, so that the core is tested independently of the contract's calls. */
const listThings = call({
  id: "listThings",
  requirement: "addition",
  kind: "read",
  paged: true,
  method: "GET",
  path: "/things/",
  query: z.object({
    limit: z.optional(z.number()),
    cursor: z.optional(z.string()),
    region: z.optional(z.string()),
    code: z.optional(z.array(z.string())),
  }),
  answer: thingPage,
  access: ["anyone"],
});

export const getThing = call({
  id: "getThing",
  requirement: "addition",
  kind: "read",
  method: "GET",
  path: "/thing/{id}/",
  answer: thing,
  access: ["owner"],
});

const makeThing = call({
  id: "makeThing",
  requirement: "addition",
  kind: "write",
  method: "POST",
  path: "/things/",
  body: z.object({ city: z.string(), note: z.optional(z.string()) }),
  answer: thing,
  errors: ["already_exists"],
  access: ["owner"],
});

const changeThing = call({
  id: "changeThing",
  requirement: "addition",
  kind: "write",
  method: "PATCH",
  path: "/thing/{id}/",
  body: z.object({ city: z.optional(z.string()) }),
  answer: thing,
  access: ["owner"],
});

const removeThing = call({
  id: "removeThing",
  requirement: "addition",
  kind: "write",
  method: "DELETE",
  path: "/thing/{id}/",
  access: ["owner"],
});

const logIn = call({
  id: "logIn",
  requirement: "addition",
  kind: "write",
  method: "POST",
  path: "/log-in/",
  body: z.object({ code: z.string() }),
  answer: z.object({ ok: z.boolean() }),
  access: ["anyone"],
});

const uploadThing = call({
  id: "uploadThing",
  requirement: "addition",
  kind: "write",
  method: "POST",
  path: "/thing/{id}/file/",
  body: z.object({ file: z.custom<Blob>(), kind: z.optional(z.string()) }),
  files: { count: 1, bytes: 1_000 },
  answer: thing,
  access: ["owner"],
});

const downloadThing = call({
  id: "downloadThing",
  requirement: "addition",
  kind: "read",
  method: "GET",
  path: "/thing/{id}/file/",
  answers: "file",
  access: ["owner"],
});

const thingText = call({
  id: "thingText",
  requirement: "addition",
  kind: "read",
  method: "GET",
  path: "/thing/{id}/text/",
  answers: "text",
  access: ["owner"],
});

export const things = (send: Send) => ({
  list: method(
    listThings,
    (query?: Query<typeof listThings>, options?: CallOptions): Answering<typeof listThings> =>
      send(listThings, { query }, options),
  ),
  get: method(
    getThing,
    (id: string, options?: CallOptions): Answering<typeof getThing> => send(getThing, { params: { id } }, options),
  ),
  make: method(
    makeThing,
    (body: Body<typeof makeThing>, options?: PostOptions): Answering<typeof makeThing> =>
      send(makeThing, { body }, options),
  ),
  change: method(
    changeThing,
    (id: string, body?: Body<typeof changeThing>, options?: UpdateOptions): Answering<typeof changeThing> =>
      send(changeThing, { params: { id }, body }, options),
  ),
  remove: method(
    removeThing,
    (id: string, options?: CallOptions): Answering<typeof removeThing> =>
      send(removeThing, { params: { id } }, options),
  ),
  logIn: method(
    logIn,
    (body: Body<typeof logIn>, options?: PostOptions): Answering<typeof logIn> => send(logIn, { body }, options),
  ),
  upload: method(
    uploadThing,
    (id: string, body: Body<typeof uploadThing>, options?: PostOptions): Answering<typeof uploadThing> =>
      send(uploadThing, { params: { id }, body }, options),
  ),
  download: method(
    downloadThing,
    (id: string, options?: CallOptions): Answering<typeof downloadThing> =>
      send(downloadThing, { params: { id } }, options),
  ),
  text: method(
    thingText,
    (id: string, options?: CallOptions): Answering<typeof thingText> => send(thingText, { params: { id } }, options),
  ),
});

/** Creates a client with the calls above and short pauses. */
export const thingClient = (baseUrl: string, options: Partial<KwanOptions> = {}) =>
  createKwanWith({ baseUrl, tokens: memoryTokens(), retries: { from: 10, upTo: 80 }, ...options }, { things }).things;

export const accra = { id: "t1", city: "Accra" };
