import { type DestinationStream, pino } from "pino";

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
export const createLog = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      redact: { paths: secret.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "(kept back)" },
      serializers: { err: ({ name, message, stack }: Error) => ({ name, message, stack }) },
    },
    ...(destination ? [destination] : []),
  );
