import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TypedErrorPool } from "../typed-error-pool.ts";
import type { EngineThread } from "./engine-thread.ts";

export interface HousekeepingTimes {
  readonly checkpointMs: number;
  readonly vacuumMs: number;
}

const minute = 60_000;
/** How often to check that the folder still exists. */
const lookMs = 2_000;

const tables = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and c.relpersistence = 'p' order by c.relpages desc`;

/**
 * Does the work of PostgreSQL's background processes, which the embedded engine does not have: a checkpoint every
 * minute, without which the log would grow forever, and a vacuum every hour. Returns the function that stops it.
 */
export function startMaintenance(
  pool: TypedErrorPool,
  engine: EngineThread,
  folder: string,
  times: HousekeepingTimes,
): () => void {
  let isWorking = false;
  let seen = 0;

  const work = (timeoutMs: number, task: () => Promise<void>) => () => {
    if (isWorking) return;
    isWorking = true;
    // Ignore errors: the next query will fail in the same way and report the failure.
    engine
      .withTimeout(timeoutMs, task)
      .catch(() => {})
      .finally(() => {
        isWorking = false;
        seen = engine.sentMessages;
      });
  };

  const checkpoint = async () => {
    if (engine.sentMessages !== seen) await pool.query("checkpoint");
  };
  // Vacuum one table at a time, so that waiting queries can use the connection in between.
  const vacuum = async () => {
    const { rows } = await pool.query(tables);
    for (const { name } of rows as { name: string }[]) await pool.query(`vacuum (analyze) ${name}`);
  };

  const timers = [
    setInterval(() => {
      if (!existsSync(join(folder, "global", "pg_control")))
        engine.end("its folder was deleted or moved. Put it back, or restore it from a backup");
    }, lookMs),
    setInterval(work(minute / 2, checkpoint), times.checkpointMs),
    setInterval(work(10 * minute, vacuum), times.vacuumMs),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
