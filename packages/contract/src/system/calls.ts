import * as z from "zod/mini";
import { call } from "../call.ts";

export const getHealth = call({
  id: "getHealth",
  method: "GET",
  path: "/health/",
  answer: () =>
    z.object({
      status: z.literal("ok"),
      /** Version of the server. */
      version: z.string(),
    }),
  access: ["anyone"],
});

export const getReadiness = call({
  id: "getReadiness",
  method: "GET",
  path: "/ready/",
  answer: () => z.object({ status: z.literal("ready") }),
  access: ["anyone"],
});

export const getMetrics = call({
  id: "getMetrics",
  method: "GET",
  path: "/metrics/",
  answers: "text",
  access: ["anyone"],
});

export const getOpenapi = call({
  id: "getOpenapi",
  method: "GET",
  path: "/openapi.json",
  answer: () =>
    z.looseObject({
      /** The OpenAPI version of this document. */
      openapi: z.string(),
    }),
  access: ["anyone"],
});
