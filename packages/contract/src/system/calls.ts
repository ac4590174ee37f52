/**
 * The server's health and metrics.
 *
 * @module
 */

import * as z from "zod/mini";
import { call } from "../call.ts";

/**
 * Returns whether the server is running, and its version.
 *
 * @summary Check that the server is running
 * @sdk system.health
 * @example
 * const { version } = await kwan.system.health();
 */
export const getHealth = call({
  id: "getHealth",
  method: "GET",
  path: "/health/",
  answer: z.object({
    status: z.literal("ok"),
    /** Version of the server. */
    version: z.string(),
  }),
  access: ["anyone"],
});

/**
 * Returns whether the server can accept calls. The response is 503 while a system that the server needs is not
 * available. `unavailable` names systems without which only some calls fail: `document_store`, for uploading and
 * downloading documents.
 *
 * @summary Check that the server is ready
 * @sdk system.readiness
 * @example
 * await kwan.system.readiness();
 */
export const getReadiness = call({
  id: "getReadiness",
  method: "GET",
  path: "/ready/",
  answer: z.object({
    status: z.literal("ready"),
    /** Systems without which only some calls fail. */
    unavailable: z.array(z.enum(["document_store"])),
  }),
  access: ["anyone"],
});

/**
 * Returns the server's metrics in the Prometheus text format.
 *
 * @summary Read the metrics
 * @sdk system.metrics
 * @example
 * const text = await kwan.system.metrics();
 */
export const getMetrics = call({
  id: "getMetrics",
  method: "GET",
  path: "/metrics/",
  answers: "text",
  access: ["anyone"],
});

/**
 * Returns the server's OpenAPI document.
 *
 * @summary Read this document
 * @sdk system.openapi
 * @example
 * const { openapi } = await kwan.system.openapi();
 */
export const getOpenapi = call({
  id: "getOpenapi",
  method: "GET",
  path: "/openapi.json",
  answer: z.looseObject({
    /** The OpenAPI version of this document. */
    openapi: z.string(),
  }),
  access: ["anyone"],
});
