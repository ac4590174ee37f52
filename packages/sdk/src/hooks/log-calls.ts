import { KwanError } from "../errors/kwan-error.ts";
import type { Hooks } from "../requests/options.ts";

/** Where lines of the log go: `console`, or any object with these functions, such as a logger of pino. */
export interface CallLogger {
  /** Writes the headers of an attempt. */
  readonly debug: (message: string) => void;
  /** Writes a call that has succeeded. */
  readonly info: (message: string) => void;
  /** Writes a retry, or a call that will be removed. */
  readonly warn: (message: string) => void;
  /** Writes a call that has failed. */
  readonly error: (message: string) => void;
}

/** Options for {@link logCalls}. */
export interface LogOptions {
  /**
   * What is logged. `error`: calls that failed. `warn`: also retries and deprecated calls. `info`: also every other call.
   * `debug`: also the headers of each attempt. Default: `info`.
   */
  readonly level?: "error" | "warn" | "info" | "debug" | undefined;
}

const levels = ["error", "warn", "info", "debug"] as const;

/** The headers whose values are logged. A header that is not in this list may hold a secret. */
const harmless: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "accept",
  "accept-language",
  "content-length",
  "content-type",
  "date",
  "deprecation",
  "etag",
  "if-match",
  "if-none-match",
  "kwan-client",
  "ratelimit",
  "ratelimit-policy",
  "retry-after",
  "sunset",
  "traceparent",
  "x-request-id",
]);

const textOf = (headers: Headers): string =>
  [...headers].map(([name, value]) => `${name}: ${harmless.has(name) ? value : "(hidden)"}`).join(", ");

/** Returns what a log may say of an error. Messages and bodies can hold what somebody has typed, so they are left out. */
const reasonOf = (error: unknown): string =>
  error instanceof KwanError
    ? `${error.name} ${error.status}${error.code ? ` ${error.code}` : ""}`
    : error instanceof Error
      ? error.name
      : "an unknown error";

/**
 * Returns hooks that write one line for each call: its method and path, status, time and request ID. Tokens, codes, bodies,
 * query values and the values in paths are never logged.
 *
 * @example
 * const kwan = createKwan({ baseUrl: "/api", hooks: logCalls(console, { level: "warn" }) });
 */
export function logCalls(logger: CallLogger, { level = "info" }: LogOptions = {}): Hooks {
  const logs = (line: (typeof levels)[number]) => levels.indexOf(line) <= levels.indexOf(level);
  const hooks: Hooks = {
    async around({ call, requestId }, next) {
      const endpoint = `${call.method} ${call.path}`;
      const start = performance.now();
      const time = () => `${Math.round(performance.now() - start)} ms`;
      try {
        const outcome = await next();
        const { status, headers } = outcome.response;
        const attempts = outcome.attempts > 1 ? `, ${outcome.attempts} attempts` : "";
        if (logs("info")) logger.info(`${endpoint} ${status} in ${time()}${attempts} (${outcome.requestId})`);
        const sunset = headers.get("sunset");
        if (logs("warn") && headers.has("deprecation"))
          logger.warn(`${endpoint} is deprecated${sunset ? ` and ends on ${sunset}` : ""}.`);
      } catch (error) {
        const id = (error instanceof KwanError && error.requestId) || requestId;
        logger.error(`${endpoint} failed after ${time()}: ${reasonOf(error)} (${id})`);
        throw error;
      }
    },
    onRetry: ({ call, attempt, error, wait }) => {
      if (logs("warn"))
        logger.warn(
          `${call.method} ${call.path} attempt ${attempt}: ${reasonOf(error)}. The next one is in ${Math.round(wait)} ms.`,
        );
    },
  };
  if (!logs("debug")) return hooks;
  return {
    ...hooks,
    onRequest: ({ call, attempt, request }) =>
      logger.debug(`${call.method} ${call.path} attempt ${attempt} sends ${textOf(request.headers)}`),
    onResponse: ({ call, attempt, response }) =>
      logger.debug(
        `${call.method} ${call.path} attempt ${attempt} got ${response.status}, ${textOf(response.headers)}`,
      ),
  };
}
