import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Hooks } from "@kwan/sdk";
import { createKwan } from "@kwan/sdk";
import { context, propagation, trace } from "@opentelemetry/api";
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { afterAll, beforeAll, expect, test } from "vitest";

const home = join(import.meta.dirname, "..");
const spans = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] });
let tracing: Hooks;

beforeAll(async () => {
  const guide = readFileSync(join(home, "content/guides/log-and-trace.mdx"), "utf8");
  const recipe = /^```ts\n(import \{ context, propagation[\s\S]*?)^```/m.exec(guide)?.[1] ?? "";
  const folder = join(home, ".results/tracing");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "recipe.ts"), recipe);
  provider.register();
  tracing = (await import(join(folder, "recipe.ts"))).tracing;
});
afterAll(async () => {
  await provider.shutdown();
  trace.disable();
  context.disable();
  propagation.disable();
});

test("the recipe for OpenTelemetry makes one span for each call, and sends its ID with each attempt [R-SDK-15]", async () => {
  const parents: (string | null)[] = [];
  const statuses = [503, 404];
  const fetch = ({ headers }: Request) => {
    parents.push(headers.get("traceparent"));
    return Promise.resolve(Response.json({ code: "not_found", detail: "Gone." }, { status: statuses.shift() ?? 404 }));
  };
  const kwan = createKwan({ baseUrl: "http://localhost/api", fetch, hooks: tracing, retries: { from: 1 } });
  await kwan.branches.get("brn_1").settled();
  const [span, ...others] = spans.getFinishedSpans();
  expect(others).toEqual([]);
  expect(span).toMatchObject({ name: "GET /dvla/branch/{id}/", status: { code: 2 } });
  expect(span?.attributes).toMatchObject({ "error.type": "not_found" });
  const { traceId = "", spanId = "" } = span?.spanContext() ?? {};
  expect(parents).toEqual([`00-${traceId}-${spanId}-01`, `00-${traceId}-${spanId}-01`]);
});
