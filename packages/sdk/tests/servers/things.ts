import { call } from "@kwan/contract";
import * as z from "zod/mini";
import { createKwanWith, type KwanOptions, memoryTokens, type Send } from "../../src/index.ts";

const thing = z.object({ id: z.string(), city: z.string() });
const thingPage = z.object({
  count: z.number(),
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  results: z.array(thing),
});

/** Calls of every sort, so that the core is tested without the contract's own. */
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
  sends: "multipart",
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
  list: send(listThings),
  get: send(getThing),
  make: send(makeThing),
  change: send(changeThing),
  remove: send(removeThing),
  logIn: send(logIn),
  upload: send(uploadThing),
  download: send.file(downloadThing),
  text: send.text(thingText),
});

/** A client of the calls above, whose pauses are short. */
export const thingClient = (baseUrl: string, options: Partial<KwanOptions> = {}) =>
  createKwanWith({ baseUrl, tokens: memoryTokens(), retries: { from: 10, upTo: 80 }, ...options }, { things }).things;

export const accra = { id: "t1", city: "Accra" };
