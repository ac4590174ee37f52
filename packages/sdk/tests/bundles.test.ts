import { createContext, Script } from "node:vm";
import { examples } from "@kwan/contract/examples";
import { describe, expect, test } from "vitest";
import { bundle, programs } from "../bench/bundles.ts";
import { json, startServer } from "./servers/real-server.ts";

describe("a bundle of one noun", () => {
  test("is smaller than 28 kB with zod/mini, and contains no other noun's path [R-SDK-12]", async () => {
    const { text, gzip } = await bundle(programs["createKwanWith and one noun"]);
    expect(gzip).toBeLessThan(28_000);
    expect(text).toContain("/dvla/branches/");
    for (const path of ["/users/", "/service/", "/staff/", "/document/", "/learner/", "/appointment/", "/license/"])
      expect(text).not.toContain(path);
  });

  test("contains no rules of eligibility and so no dayjs, even with every noun", async () => {
    const { text } = await bundle(programs["createKwan, every noun"]);
    expect(text).toContain("/service/");
    expect(text).not.toMatch(/isDayjs|not_on_ladder|old_register/);
  });

  test("contains nothing of Node", async () => {
    const { text } = await bundle(programs["createKwan, every noun"]);
    expect(text).not.toMatch(/\bprocess\.|\bBuffer\b|from"node:|require\(/);
  });
});

test("runs with only the web's own globals, as at the edge", async () => {
  const server = await startServer();
  server.answer(json(examples.listBranches?.answer));
  const { text } = await bundle(
    `import { createKwan } from "../src/index.ts";
     globalThis.answer = createKwan({ baseUrl: "${server.baseUrl}" }).branches.list().then((page) => JSON.stringify(page));`,
  );
  const { AbortController, AbortSignal, Blob, crypto, fetch, File, FormData, Headers, ReadableStream } = globalThis;
  const { Request, Response, TextDecoder, TextEncoder, TransformStream, URL, URLSearchParams } = globalThis;
  const { clearTimeout, performance, queueMicrotask, setTimeout } = globalThis;
  const streams = { ReadableStream, TransformStream, TextDecoder, TextEncoder };
  const http = {
    AbortController,
    AbortSignal,
    Blob,
    fetch,
    File,
    FormData,
    Headers,
    Request,
    Response,
    URL,
    URLSearchParams,
  };
  const edge = createContext({ ...streams, ...http, crypto, clearTimeout, performance, queueMicrotask, setTimeout });
  new Script(`(() => {${text}})()`).runInContext(edge);
  expect(JSON.parse(await (edge as { answer: Promise<string> }).answer)).toEqual(examples.listBranches?.answer);
  await server.close();
});
