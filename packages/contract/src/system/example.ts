import type { ExamplesOf } from "../example.ts";
import type * as system from "./calls.ts";

export const systemExamples: ExamplesOf<typeof system> = {
  getHealth: { answer: { status: "ok", version: "1.0.0" } },
  getReadiness: {
    answer: { status: "ready", unavailable: [] },
  },
  getMetrics: {},
  getOpenapi: { answer: { openapi: "3.1.1" } },
};
