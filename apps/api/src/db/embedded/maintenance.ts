import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TypedErrorPool } from "../typed-error-pool.ts";
import type { EngineThread } from "./engine-thread.ts";

export interface HousekeepingTimes {
  readonly checkpointMs: number;
  readonly vacuumMs: number;
}

const minute = 60_000;
/** How often it is looked whether the folder is still there. */
const lookMs = 2_000;

const tables = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and c.relpersistence = 'p' order by c.relpages desc`;

/**
 * Does what a server's background processes do and the embedded engine has none of: a checkpoint every minute, or the
 * log grows without end, and a vacuum every hour. Returns what stops it.
 */
export function startMaintenance(
  pool: TypedErrorPool,
  engine: EngineThread,
  folder: string,
  times: HousekeepingTimes,
): () => void {
  let isWorking = false;
  let seen = 0;

  const work = (patienceMs: number, task: () => Promise<void>) => () => {
    if (isWorking) return;
    isWorking = true;
    // What fails here fails again for whoever asks next, and that one hears of it.
    engine
      .withTimeout(patienceMs, task)
      .catch(() => {})
      .finally(() => {
        isWorking = false;
        seen = engine.asked;
      });
  };

  const checkpoint = async () => {
    if (engine.asked !== seen) await pool.query("checkpoint");
  };
  // One table at a time: whoever waits gets the connection in between.
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
