import { setTimeout as sleep } from "node:timers/promises";
import { dayOf } from "@kwan/domain";
import { keepSlots } from "./licensing/appointments/commands/keep-slots.ts";
import { createApp } from "./main/app.ts";
import { ports } from "./main/connect-ports.ts";
import { greeting } from "./main/greeting.ts";
import { openQueue } from "./main/jobs/open-queue.ts";
import { findSeededLogins } from "./main/seed/people.ts";
import { seed } from "./main/seed/seed.ts";
import { openSetup } from "./main/setup/commands/open-setup.ts";
import { enterEverything } from "./money/entries/commands/enter-everything.ts";
import { providerOf } from "./money/payments/choose-provider.ts";
import { resumeAtStart } from "./office/imports/work.ts";
import { fillTasks } from "./office/tasks/commands/recount-tasks.ts";
import { followWithTasks } from "./office/tasks/commands/update-tasks.ts";
import { missingChannels } from "./people/accounts/channels.ts";
import { anchorLast } from "./platform/audit/anchor-file.ts";
import { RefusalWindows } from "./platform/audit/refusal-windows.ts";
import { startSealing } from "./platform/audit/seal.ts";
import { openBlobs } from "./platform/blobs/open-blobs.ts";
import { readConfig } from "./platform/config.ts";
import type { Server } from "./platform/context.ts";
import { openDataFolder } from "./platform/data-folder.ts";
import { withExclusiveLock } from "./platform/db/exclusive-lock.ts";
import { migrate } from "./platform/db/migrate.ts";
import { migrations } from "./platform/db/migrations/index.ts";
import { type Database, openDatabase } from "./platform/db/open.ts";
import { exitCodes, exitWith } from "./platform/exit-with.ts";
import { idMaker, unpredictable } from "./platform/ids.ts";
import { createLog, gathered } from "./platform/log.ts";
import { CallBudgets } from "./platform/rate-limits/call-budgets.ts";
import { ShortCache } from "./platform/short-cache.ts";

const echoMs = 500;
/** How long the server can use cached branches and appointment slots after they have changed. */
const cachedMs = 1_000;

/** Starts the server. When it is told to stop, shuts everything down in reverse order. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  // Only the server's own account can read the files that it writes.
  process.umask(0o077);
  const log = createLog(config.logLevel, ...(config.mode === "production" ? [gathered()] : []));
  openDataFolder(config, { isNew: process.argv.includes("--new") });
  for (const sentence of missingChannels(config)) log.warn(sentence);
  const now = () => new Date();
  const newId = idMaker(now);
  const db: Database = { ...(await openDatabase(config.database)), followUp: followWithTasks({ now, newId }) };
  const base = {
    db,
    config,
    log,
    now,
    today: () => dayOf(now().toISOString()),
    newId,
    random: unpredictable,
    cache: new ShortCache(cachedMs),
    refusals: new RefusalWindows(),
    budgets: new CallBudgets(config.callBudget),
    blobs: openBlobs(config),
    ports,
  };
  const payments = providerOf(config, db, now);
  const { deps, queue, setup } = await withExclusiveLock(db, async () => {
    await migrate(db, migrations);
    const queue = await openQueue({ ...base, payments });
    const deps: Server = { ...base, payments, queue };
    await seed(deps);
    await enterEverything(deps);
    await fillTasks({ deps });
    await keepSlots(deps);
    return { deps, queue, setup: await openSetup(deps) };
  });
  await anchorLast(deps);
  await queue.start();
  await resumeAtStart(deps);
  const stopSealing = startSealing(deps);
  const app = createApp(deps);
  db.onFatal((error) => {
    log.fatal({ err: error }, "the database cannot continue");
    process.exit(exitCodes.failed);
  });
  if (setup)
    log.warn(
      setup,
      `there is no administrator yet: open ${config.publicUrl}/setup and enter the secret that is in this file`,
    );
  await app.listen({ port: config.port, host: config.host });
  // The `dev` script starts the server again after each change, and the greeting is only read once.
  if (config.mode !== "production" && !process.argv.includes("--no-greeting"))
    process.stdout.write(greeting(config, await findSeededLogins(db.kysely)));

  let stoppingSince: number | null = null;
  const stop = async (signal: string) => {
    if (stoppingSince !== null) {
      // One press of Ctrl+C can arrive twice: from the terminal and from the package manager. Ignore the second signal.
      if (Date.now() - stoppingSince < echoMs) return;
      log.warn({ signal, calls: app.draining.inProgress() }, "stopping immediately: what was in progress is cut off");
      process.exit(exitCodes.failed);
    }
    stoppingSince = Date.now();
    log.info({ signal }, "stopping: open requests are answered first");
    const { leaveMs, drainMs } = config.stopping;
    setTimeout(() => {
      log.error({ calls: app.draining.inProgress() }, "stopping: requests were cut off, because they took too long");
      process.exit(exitCodes.failed);
    }, leaveMs + drainMs).unref();
    app.draining.leave();
    if (leaveMs > 0) await sleep(leaveMs);
    await app.close();
    await queue.stop();
    await stopSealing();
    await db.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
}

start().catch(exitWith);
