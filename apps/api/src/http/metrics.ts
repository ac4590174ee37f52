import type { FastifyInstance } from "fastify";

const buckets = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000];

interface Series {
  count: number;
  sumMs: number;
  readonly atMost: number[];
}

/** Counts and times of requests, in the text format that Prometheus reads. */
export class Metrics {
  readonly #series = new Map<string, Series>();

  note(call: string, status: number, ms: number): void {
    const key = `call="${call}",status="${status}"`;
    const series = this.#series.get(key) ?? { count: 0, sumMs: 0, atMost: buckets.map(() => 0) };
    series.count += 1;
    series.sumMs += ms;
    for (const [index, most] of buckets.entries())
      if (ms <= most) series.atMost[index] = (series.atMost[index] ?? 0) + 1;
    this.#series.set(key, series);
  }

  text(): string {
    const lines = [
      "# HELP kwan_request_ms Time to answer a request, in milliseconds.",
      "# TYPE kwan_request_ms histogram",
    ];
    for (const [key, { count, sumMs, atMost }] of this.#series) {
      for (const [index, most] of buckets.entries())
        lines.push(`kwan_request_ms_bucket{${key},le="${most}"} ${atMost[index]}`);
      lines.push(
        `kwan_request_ms_bucket{${key},le="+Inf"} ${count}`,
        `kwan_request_ms_sum{${key}} ${sumMs.toFixed(3)}`,
      );
      lines.push(`kwan_request_ms_count{${key}} ${count}`);
    }
    const { rss, heapUsed } = process.memoryUsage();
    lines.push("# TYPE process_resident_memory_bytes gauge", `process_resident_memory_bytes ${rss}`);
    lines.push("# TYPE nodejs_heap_used_bytes gauge", `nodejs_heap_used_bytes ${heapUsed}`);
    lines.push("# TYPE process_uptime_seconds gauge", `process_uptime_seconds ${process.uptime().toFixed(1)}`);
    return `${lines.join("\n")}\n`;
  }
}

/** Times every request by the call it was for; what fits no call is counted together, so that scans make no series. */
export function measure(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const call = (request.routeOptions.config as { call?: string }).call ?? "none";
    metrics.note(call, reply.statusCode, reply.elapsedTime);
    done();
  });
}
