import { getHealth, getMetrics, getOpenapi, getReadiness } from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** How the server is. */
export interface System {
  /**
   * Whether the server runs, and which version.
   *
   * @example
   * const { version } = await kwan.system.health();
   */
  readonly health: Method<typeof getHealth>;
  /**
   * Whether the server can take calls.
   *
   * @example
   * await kwan.system.readiness();
   */
  readonly readiness: Method<typeof getReadiness>;
  /**
   * The figures of the server, as Prometheus reads them.
   *
   * @example
   * const text = await kwan.system.metrics();
   */
  readonly metrics: Method<typeof getMetrics, string>;
  /**
   * The OpenAPI document of the server.
   *
   * @example
   * const { openapi } = await kwan.system.openapi();
   */
  readonly openapi: Method<typeof getOpenapi>;
}

/**
 * How the server is.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { system });
 */
/* @__NO_SIDE_EFFECTS__ */
export const system = (send: Send): System => ({
  health: send(getHealth),
  readiness: send(getReadiness),
  metrics: send.text(getMetrics),
  openapi: send(getOpenapi),
});
