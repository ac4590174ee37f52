import { type DestinationStream, destination, pino } from "pino";

/** Keys whose values never reach a log, wherever they stand. */
const secret = [
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
];

/**
 * The server's log: one JSON line for each thing that happened, with the request's id.
 *
 * @example
 * createLog("info").info({ port: 3000 }, "listening");
 */
export const createLog = (level: string, to?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      redact: { paths: secret.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "(kept back)" },
      serializers: { err: ({ name, message, stack }: Error) => ({ name, message, stack }) },
    },
    ...(to ? [to] : []),
  );

const flushMs = 500;

/** Where many lines go: they are written together, twice a second and at the end. Only a kill -9 can lose the last of them. */
export function gathered(): DestinationStream {
  const out = destination({ sync: false, minLength: 16_384 });
  setInterval(() => out.flush(), flushMs).unref();
  process.on("exit", () => out.flushSync());
  return out;
}
