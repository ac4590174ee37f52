import { getHealth, getMetrics, getOpenapi, getReadiness } from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * How the server is.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { system });
 */
/* @__NO_SIDE_EFFECTS__ */
export const system = (send: Send) => ({
  /**
   * Whether the server runs, and which version.
   *
   * @example
   * const { version } = await kwan.system.health();
   */
  health: send(getHealth),
  /**
   * Whether the server can take calls.
   *
   * @example
   * await kwan.system.readiness();
   */
  readiness: send(getReadiness),
  /**
   * The figures of the server, as Prometheus reads them.
   *
   * @example
   * const text = await kwan.system.metrics();
   */
  metrics: send.text(getMetrics),
  /**
   * The OpenAPI document of the server.
   *
   * @example
   * const { openapi } = await kwan.system.openapi();
   */
  openapi: send(getOpenapi),
});
