import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Binaries, findBinaries } from "./postgres-binaries.ts";

/** A PostgreSQL server for tests, on a free port on the loopback interface. */
export interface Server {
  readonly url: string;
  readonly from: string;
  start(): Promise<void>;
  /** Stops the server: cleanly, immediately, or with kill -9 for all its processes. */
  stop(how?: Ending): Promise<void>;
  remove(): Promise<void>;
}

export type Ending = "in order" | "at once" | "killed";

const prefix = "kwan-postgres-run-";

/**
 * Creates and starts a server. Only a durable server syncs its writes to disk.
 *
 * @example
 * const server = await startServer({ isDurable: false });
 */
export async function startServer({ isDurable }: { isDurable: boolean }): Promise<Server> {
  await endOrphans();
  const binaries = findBinaries();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  if (binaries.account) chownSync(folder, binaries.account.uid, binaries.account.gid);
  writeFileSync(join(folder, "owner"), String(process.pid));
  const data = join(folder, "data");
  const initdb = ["-D", data, "-U", "kwan", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(binaries.bin, "initdb"), initdb, { stdio: "pipe", cwd: folder, ...binaries.account });
  const port = await freePort();
  const url = `postgres://kwan@127.0.0.1:${port}/postgres`;
  const server: Server = {
    url,
    from: binaries.from,
    start: () => start(binaries, data, port, url, isDurable),
    stop: (how = "in order") => stop(data, how),
    async remove() {
      await stop(data, "at once");
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

async function start({ bin, account }: Binaries, data: string, port: number, url: string, isDurable: boolean) {
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    "shared_buffers=64MB",
    "logging_collector=off",
    // This is the recommended value for solid-state disks. With the default of 4, the planner skips indexes that a real
    // server would use.
    "random_page_cost=1.1",
    ...(isDurable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
  ];
  const args = ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  let output = "";
  const launch = () => {
    const started = spawn(join(bin, "postgres"), args, { stdio: ["ignore", "ignore", "pipe"], cwd: data, ...account });
    started.stderr.on("data", (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-2000);
    });
    started.unref();
    return started;
  };
  let child = launch();
  for (let tries = 0; tries < 400; tries++) {
    if (child.exitCode !== null) {
      // A killed server appears to be running until its parent, which is this process, has reaped it.
      if (tries > 200 || !output.includes("lock file")) throw new Error(`PostgreSQL ended at its start: ${output}`);
      child = launch();
      output = "";
    }
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(25);
    }
  }
  throw new Error(`PostgreSQL did not answer within ten seconds: ${output}`);
}

/** SIGINT is PostgreSQL's fast shutdown, and SIGQUIT is its immediate one. */
const signals = { "in order": "SIGINT", "at once": "SIGQUIT", killed: "SIGKILL" } as const;

async function stop(data: string, how: Ending): Promise<void> {
  const postmaster = postmasterOf(data);
  if (!postmaster) return;
  const ending = how === "killed" ? [postmaster, ...childrenOf(postmaster)] : [postmaster];
  for (const pid of ending) process.kill(pid, signals[how]);
  for (let tries = 0; tries < 400 && ending.some(isAlive); tries++) await sleep(25);
}

/** Returns the processes that a server has started for its sessions and background work. */
function childrenOf(pid: number): number[] {
  const numbers = existsSync("/proc/self") ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
  return numbers.map(Number).filter((each) => {
    const file = `/proc/${each}/stat`;
    return existsSync(file) && readFileSync(file, "utf8").split(") ")[1]?.split(" ")[1] === String(pid);
  });
}

/** Returns the ID of the main process of the server that uses this folder, if it is still running. */
function postmasterOf(data: string): number | undefined {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  return pid > 1 && isAlive(pid) && isPostgres(pid, data) ? pid : undefined;
}

/** Whether the process is a server that uses this folder. The process ID in an old PID file may have been reused. */
function isPostgres(pid: number, data: string): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync("/proc/self") || (existsSync(commandLine) && readFileSync(commandLine, "utf8").includes(data));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
}

function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && /\) Z /.test(readFileSync(file, "utf8"));
}

/** Stops the servers of test runs that were killed, and deletes their folders. */
async function endOrphans(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    const owner = existsSync(join(folder, "owner")) ? Number(readFileSync(join(folder, "owner"), "utf8")) : 0;
    if (owner < 1 || isAlive(owner)) continue;
    await stop(join(folder, "data"), "at once");
    rmSync(folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once("error", reject);
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address();
    probe.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
  });
  return promise;
}
