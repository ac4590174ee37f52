import openapi from "@kwan/contract/openapi.json" with { type: "json" };
import { countries } from "@kwan/domain/countries";
import type { StoreWatch } from "../../platform/blobs/store-watch.ts";
import { type Handlers, Reply } from "../../platform/calls/handler.ts";
import type { Metrics } from "../../platform/http/metrics.ts";
import { apiDocument } from "./api-document.ts";

/**
 * Health means that the process is running. Readiness means that the process can serve requests, for which it needs the
 * database. Without the document store it can serve nearly all of them, so readiness only says that the store is away.
 */
export const systemRoutes = (metrics: Metrics, store: StoreWatch) =>
  ({
    getHealth: async () => ({ status: "ok", version: openapi.info.version }),
    getReadiness: async ({ deps }) => {
      await deps.db.ping();
      return { status: "ready", unavailable: (await store.isUp()) ? [] : ["document_store"] };
    },
    getMetrics: async () =>
      new Reply<never>({
        body: (await metrics.text()) as never,
        headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" },
      }),
    getOpenapi: async (_context, { request }) => apiDocument(request.header("accept-encoding")),
    listCountries: async () => ({ count: countries.length, next: null, previous: null, results: [...countries] }),
  }) satisfies Partial<Handlers>;
