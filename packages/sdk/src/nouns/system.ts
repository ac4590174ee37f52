// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { getHealth, getMetrics, getOpenapi, getReadiness } from "@kwan/contract";
import type { Answering } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions } from "../requests/options.ts";

/**
 * The server's health and metrics.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { system });
 */
/* @__NO_SIDE_EFFECTS__ */
export const system = (send: Send) => ({
  /**
   * Returns whether the server is running, and its version.
   *
   * @example
   * const { version } = await kwan.system.health();
   */
  health: method(getHealth, (options?: CallOptions): Answering<typeof getHealth> => send(getHealth, {}, options)),
  /**
   * Returns whether the server can accept calls.
   *
   * @example
   * await kwan.system.readiness();
   */
  readiness: method(
    getReadiness,
    (options?: CallOptions): Answering<typeof getReadiness> => send(getReadiness, {}, options),
  ),
  /**
   * Returns the server's metrics in Prometheus format.
   *
   * @example
   * const text = await kwan.system.metrics();
   */
  metrics: method(getMetrics, (options?: CallOptions): Answering<typeof getMetrics> => send(getMetrics, {}, options)),
  /**
   * Returns the server's OpenAPI document.
   *
   * @example
   * const { openapi } = await kwan.system.openapi();
   */
  openapi: method(getOpenapi, (options?: CallOptions): Answering<typeof getOpenapi> => send(getOpenapi, {}, options)),
});
