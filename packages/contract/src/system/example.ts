import type { ExamplesOf } from "../example.ts";
import type * as system from "./calls.ts";

export const systemExamples: ExamplesOf<typeof system> = {
  getHealth: { summary: "Check that the server is running", answer: { status: "ok", version: "1.0.0" } },
  getReadiness: {
    summary: "Check that the server is ready",
    description: "Returns 503 while a system that the server needs is not available.",
    answer: { status: "ready" },
  },
  getMetrics: { summary: "Read the metrics", description: "The metrics are in the Prometheus text format." },
  getOpenapi: { summary: "Read this document", answer: { openapi: "3.1.1" } },
};
