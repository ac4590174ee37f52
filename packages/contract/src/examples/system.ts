import type * as system from "../calls/system.ts";
import type { ExamplesOf } from "./example.ts";

export const systemExamples: ExamplesOf<typeof system> = {
  getHealth: { summary: "See whether the server runs", answer: { status: "ok", version: "1.0.0" } },
  getReadiness: {
    summary: "See whether the server can serve",
    description: "503 while something it depends on is down.",
    answer: { status: "ready" },
  },
  getMetrics: { summary: "Read the metrics", description: "In the text format of Prometheus." },
  getOpenapi: { summary: "Read this document", answer: { openapi: "3.1.1" } },
};
