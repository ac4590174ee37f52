// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type GetHealthAnswer,
  type GetOpenapiAnswer,
  type GetReadinessAnswer,
  getHealth,
  getMetrics,
  getOpenapi,
  getReadiness,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions } from "../requests/options.ts";

/** The codes of the errors that `system.health` can fail with. */
export type SystemHealthCode = CommonCode;

/** The error of `system.health`. */
export type SystemHealthError = KwanError<SystemHealthCode>;

/** The codes of the errors that `system.readiness` can fail with. */
export type SystemReadinessCode = CommonCode;

/** The error of `system.readiness`. */
export type SystemReadinessError = KwanError<SystemReadinessCode>;

/** The codes of the errors that `system.metrics` can fail with. */
export type SystemMetricsCode = CommonCode;

/** The error of `system.metrics`. */
export type SystemMetricsError = KwanError<SystemMetricsCode>;

/** The codes of the errors that `system.openapi` can fail with. */
export type SystemOpenapiCode = CommonCode;

/** The error of `system.openapi`. */
export type SystemOpenapiError = KwanError<SystemOpenapiCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Returns whether the server is running, and its version.
   *
   * @example
   * const { version } = await kwan.system.health();
   */
  health: method(
    getHealth,
    (options?: CallOptions): KwanPromise<GetHealthAnswer, SystemHealthError, "getHealth"> =>
      send(getHealth, {}, options),
  ),
  /**
   * Returns whether the server can accept calls. The response is 503 while a system that the server needs is not
   * available. `unavailable` names systems without which only some calls fail: `document_store`, for uploading and
   * downloading documents.
   *
   * @example
   * await kwan.system.readiness();
   */
  readiness: method(
    getReadiness,
    (options?: CallOptions): KwanPromise<GetReadinessAnswer, SystemReadinessError, "getReadiness"> =>
      send(getReadiness, {}, options),
  ),
  /**
   * Returns the server's metrics in the Prometheus text format.
   *
   * @example
   * const text = await kwan.system.metrics();
   */
  metrics: method(
    getMetrics,
    (options?: CallOptions): KwanPromise<string, SystemMetricsError, "getMetrics"> => send(getMetrics, {}, options),
  ),
  /**
   * Returns the server's OpenAPI document.
   *
   * @example
   * const { openapi } = await kwan.system.openapi();
   */
  openapi: method(
    getOpenapi,
    (options?: CallOptions): KwanPromise<GetOpenapiAnswer, SystemOpenapiError, "getOpenapi"> =>
      send(getOpenapi, {}, options),
  ),
});

/**
 * The server's health and metrics.
 */
export interface SystemMethods extends ReturnType<typeof withSend> {}

/**
 * The server's health and metrics.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { system });
 */
export const system: (send: Send) => SystemMethods = withSend;
