import { ConfigError } from "./config.ts";
import { DatabaseDownError, DatabaseFullError, DatabaseRefusedError } from "./db/errors.ts";

/**
 * What a supervisor makes of the end of this process. After `failed` a restart may help; after `refused` it can't,
 * because a person has to change something first (systemd: RestartPreventExitStatus=78).
 */
export const exitCodes = { failed: 1, refused: 78 } as const;

/** Full disks are for the supervisor: a later start may find room. */
const needsPerson = (error: unknown): boolean =>
  error instanceof ConfigError || (error instanceof DatabaseRefusedError && !(error instanceof DatabaseFullError));

const isPlain = (error: Error): boolean =>
  needsPerson(error) ||
  error instanceof DatabaseFullError ||
  error instanceof DatabaseDownError ||
  (error as { code?: string }).code === "EADDRINUSE";

/**
 * Ends a command on an error: a sentence for what a person can fix, a trace for a fault of ours.
 *
 * @example
 * start().catch(exitWith);
 */
export function exitWith(error: unknown): never {
  const text = error instanceof Error ? (isPlain(error) ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(needsPerson(error) ? exitCodes.refused : exitCodes.failed);
}
