import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { StoreWatch } from "../blobs/store-watch.ts";

/** The metrics for Prometheus: request durations, the document store, and the resources of this process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: "kwan_request_ms",
    help: "Time to answer a request, in milliseconds.",
    labelNames: ["call", "status"],
    buckets: [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000],
    registers: [this.#registry],
  });

  constructor(store: StoreWatch) {
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: "kwan_document_store_up",
      help: "Whether the document store can be used: 1 or 0.",
      registers: [this.#registry],
      async collect() {
        this.set((await store.isUp()) ? 1 : 0);
      },
    });
  }

  note(call: string, status: number, ms: number): void {
    this.#requests.observe({ call, status }, ms);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

/**
 * Measures each request under the name of its call. Requests without a call share one label, so that scans of random
 * URLs do not create new time series.
 */
export function measure(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const call = (request.routeOptions.config as { call?: string }).call ?? "none";
    metrics.note(call, reply.statusCode, reply.elapsedTime);
    done();
  });
}
