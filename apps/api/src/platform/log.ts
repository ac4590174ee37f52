import { type DestinationStream, destination, pino } from "pino";

/** Keys whose values are never logged, however deeply nested. */
const secret = new Set([
  "authorization",
  "cookie",
  "code",
  "current_password",
  "id_number",
  "password",
  "password1",
  "password2",
  "reset_token",
  "token",
]);
const deepest = 8;

/** Masks the secrets in a line. Errors are left to their serializer, which chooses what to log. */
function withoutSecrets(line: object, depth = 0): Record<string, unknown> {
  const masked: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(line))
    masked[key] = secret.has(key) ? "(kept back)" : open(value, depth + 1);
  return masked;
}

function open(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null || value instanceof Error || value instanceof Date) return value;
  if (depth > deepest) return "(too deep)";
  return Array.isArray(value) ? value.map((each) => open(each, depth + 1)) : withoutSecrets(value, depth);
}

/**
 * Creates the server's log: a JSON line for each event, with the request's ID.
 *
 * @example
 * createLog("info").info({ port: 3000 }, "listening");
 */
export const createLog = (level: string, to?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      formatters: { log: withoutSecrets },
      serializers: { err: ({ name, message, stack }: Error) => ({ name, message, stack }) },
    },
    ...(to ? [to] : []),
  );

const flushMs = 500;

/** Buffers log lines, and writes them twice a second and on exit. Only kill -9 can lose the last of them. */
export function gathered(): DestinationStream {
  const out = destination({ sync: false, minLength: 8_192 });
  setInterval(() => out.flush(), flushMs).unref();
  process.on("exit", () => out.flushSync());
  return out;
}
