import { CompiledQuery } from "kysely";
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Queue, Server } from "../../platform/context.ts";
import type { Database } from "../../platform/db/open.ts";
import { everyJob } from "./every-job.ts";
import type { Job, JobTable } from "./job-table.ts";

/** A queue with its workers. Before `start` it accepts jobs but runs none. */
export interface RunningQueue extends Queue {
  start(): Promise<void>;
  /**
   * Stops starting jobs and waits for running jobs to end. Jobs that do not end in time run again after the next start.
   */
  stop(): Promise<void>;
}

export interface QueueOptions {
  readonly stopMs?: number;
  /** The delay after the first failure. It doubles after each further failure. */
  readonly retrySeconds?: number;
}

const queueSchema = "jobs";
/** A job is tried six times in total. It stays in the table for two weeks after it has ended. */
const retryLimit = 5;
const keptSeconds = 14 * 86_400;
/** An ID that no job has. Looking it up makes pg-boss read and cache the queue. */
const noJob = "00000000-0000-0000-0000-000000000000";

const engineOf = ({ kind }: Database) =>
  ({ schema: queueSchema, backend: kind === "embedded" ? "pglite" : "postgres" }) as const;

/** Creates or upgrades the queue's tables, with the database account that has permission to change tables. */
export const installQueue = (db: Database): Promise<void> =>
  db.withoutLimits(async (kysely) => {
    const executeSql = async (text: string, values: unknown[] = []) => ({
      rows: [...(await kysely.executeQuery(CompiledQuery.raw(text, values))).rows],
    });
    const boss = new PgBoss({ db: { executeSql }, ...engineOf(db), supervise: false, schedule: false });
    boss.on("error", () => {});
    await boss.start();
    await boss.stop({ graceful: false, close: false });
  });

/**
 * Opens the durable queue, which has its own schema in the database. A job added in a transaction is committed or
 * rolled back with that transaction.
 *
 * @example
 * const queue = await openQueue(base);
 * await inTransaction(db, (trx) => queue.add(trx, "send_message", { id }));
 * await queue.start();
 */
export async function openQueue(
  base: Omit<Server, "queue">,
  jobs: JobTable = everyJob(base.config),
  { stopMs = 10_000, retrySeconds = 15 }: QueueOptions = {},
): Promise<RunningQueue> {
  const { db, log } = base;
  // The queue has to recover when the database restarts, so an unreachable database is reported as an event and does
  // not end the process.
  const boss = new PgBoss({ db, ...engineOf(db), reindex: db.kind === "postgres" });
  boss.on("error", (error) => log.warn({ err: error }, "the queue met an error"));
  boss.on("warning", (warning) => log.debug({ warning }, "the queue is slow"));
  await boss.start();
  for (const [name, job] of Object.entries(jobs)) {
    const rules = {
      retryLimit,
      retryDelay: retrySeconds,
      retryBackoff: true,
      deleteAfterSeconds: keptSeconds,
      expireInSeconds: job.maxSeconds,
    };
    if (await boss.getQueue(name)) await boss.updateQueue(name, rules);
    // Only one instance of a scheduled job is queued or running at a time.
    else await boss.createQueue(name, { ...rules, policy: job.cron ? "exclusive" : "standard" });
    // Make pg-boss read and cache the queue now. If it had to do so in a transaction, it would wait for the connection
    // that the transaction uses.
    await boss.findJobs(name, { id: noJob });
  }
  const queue: RunningQueue = {
    async add(queries, name, data, { startAfter } = {}) {
      if (!jobs[name]) throw new Error(`There is no job ${name}. Add it to every-job.ts.`);
      await boss.send(name, { ...data }, { db: fromKysely(queries), ...(startAfter && { startAfter }) });
    },
    async start() {
      await keepSchedules(boss, jobs);
      for (const [name, job] of Object.entries(jobs)) await work(boss, name, job, { ...base, queue });
    },
    stop: () => boss.stop({ graceful: true, timeout: stopMs, close: false }),
  };
  return queue;
}

/** Updates the schedules in the database to match the job table, and removes all other schedules. */
async function keepSchedules(boss: PgBoss, jobs: JobTable): Promise<void> {
  for (const { name } of await boss.getSchedules()) if (!jobs[name]?.cron) await boss.unschedule(name);
  for (const [name, { cron }] of Object.entries(jobs)) if (cron) await boss.schedule(name, cron, null, { tz: "UTC" });
}

type FetchedJob = JobWithMetadata<Readonly<Record<string, unknown>> | null>;

async function work(boss: PgBoss, name: string, job: Job, deps: Server): Promise<void> {
  const { run, pollSeconds, atOnce, batch = 1 } = job;
  const options = {
    pollingIntervalSeconds: pollSeconds,
    localConcurrency: Math.ceil(atOnce / batch),
    batchSize: batch,
    // After a full batch, the next one is fetched immediately.
    burstWhenBatchFull: batch > 1,
    includeMetadata: true as const,
    perJobResults: true as const,
  };
  await boss.work(name, options, (fetched: FetchedJob[]) =>
    Promise.all(
      fetched.map(async ({ id, data, retryCount, retryLimit }): Promise<JobResult> => {
        try {
          await run(deps, data ?? {});
          return { id, status: "completed" };
        } catch (error) {
          const isDead = retryCount >= retryLimit;
          deps.log[isDead ? "error" : "warn"](
            { err: error, job: name, job_id: id, tries: retryCount + 1 },
            isDead ? "a job is dead" : "a job failed",
          );
          return { id, status: "failed", output: { message: error instanceof Error ? error.message : String(error) } };
        }
      }),
    ),
  );
}
