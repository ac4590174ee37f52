import { ConfigError } from "./config.ts";
import { DatabaseDownError, DatabaseFullError, DatabaseRefusedError } from "./db/errors.ts";

/**
 * Exit codes for a supervisor. After `failed` a restart may help. After `refused` it cannot, because a person has to
 * change something first (systemd: RestartPreventExitStatus=78).
 */
export const exitCodes = { failed: 1, usage: 64, refused: 78 } as const;

/**
 * Whether a person has to act before a restart can help. A full disk does not count, because a later start may find
 * enough space.
 */
const needsPerson = (error: unknown): boolean =>
  error instanceof ConfigError || (error instanceof DatabaseRefusedError && !(error instanceof DatabaseFullError));

const isPlain = (error: Error): boolean =>
  needsPerson(error) ||
  error instanceof DatabaseFullError ||
  error instanceof DatabaseDownError ||
  (error as { code?: string }).code === "EADDRINUSE";

/**
 * Ends a command after an error. Prints a sentence if a person can fix it, or a stack trace if it is a bug.
 *
 * @example
 * start().catch(exitWith);
 */
export function exitWith(error: unknown): never {
  const text = error instanceof Error ? (isPlain(error) ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(needsPerson(error) ? exitCodes.refused : exitCodes.failed);
}
