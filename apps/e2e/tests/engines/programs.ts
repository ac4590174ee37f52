import { type ChildProcess, execFile } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { promisify } from "node:util";
import { within } from "./tab.ts";

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

export type Ended = () => boolean;

/** Returns functions that wait for a program's output and end the program. */
export function startedProgram(
  name: string,
  program: ChildProcess,
  output: Readable | Writable | null | undefined = program.stderr,
) {
  let text = "";
  let failure: Error | undefined;
  program.once("error", (error) => {
    failure = error;
  });
  const ended: Ended = () => failure !== undefined || program.exitCode !== null || program.signalCode !== null;
  const exit = new Promise<void>((done) => {
    program.once("exit", () => done());
    program.once("error", () => done());
  });
  // If every test in a run is filtered out, nothing else ends the program.
  process.once("exit", () => program.kill());
  const waitForOutput = (pattern: RegExp) =>
    within(
      60_000,
      `The start of ${name}`,
      new Promise<string>((resolve, reject) => {
        output?.on("data", (part: Buffer) => {
          text += part.toString();
          const [, match] = pattern.exec(text) ?? [];
          if (match) resolve(match);
        });
        void exit.then(() => reject(new Error(`${name} did not start: ${failure?.message ?? text.trim()}`)));
      }),
    );
  const stop = async () => {
    if (!ended()) program.kill();
    await within(5_000, `The end of ${name}`, exit).catch(() => program.kill("SIGKILL"));
  };
  return { waitForOutput, stop, ended };
}

/** Returns the path of a program, if it is installed. */
function pathOf(program: string): string | undefined {
  const paths = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, program));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const run = promisify(execFile);

async function apt(seconds: number, ...args: string[]): Promise<void> {
  const patience = ["Acquire::http::Timeout=10", "Acquire::Retries=1", "DPkg::Lock::Timeout=60"];
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: seconds * 1000,
    killSignal: "SIGKILL",
  } as const;
  try {
    await run("apt-get", ["-y", ...patience.flatMap((each) => ["-o", each]), ...args], options);
  } catch (cause) {
    const { killed, stderr } = cause as { killed: boolean; stderr: string };
    const reason = killed ? `it took longer than ${seconds} s` : stderr.trim().split("\n").at(-1);
    throw new Error(`apt-get ${args[0]} failed: ${reason}`, { cause });
  }
}

let isUpdated = false;

/**
 * Installs Debian packages. The download is a separate step, because only the download can be slow, and it can be
 * stopped without leaving a package half installed.
 */
async function install(packages: readonly string[]): Promise<void> {
  if (!isUpdated) await apt(60, "update");
  isUpdated = true;
  await apt(150, "install", "--no-install-recommends", "--download-only", ...packages);
  await apt(300, "install", "--no-install-recommends", "--no-download", ...packages);
}

/** An engine's programs, and the Debian packages that contain them. */
export type Programs = {
  /** The possible names of the program to start. */
  names: readonly string[];
  needs?: readonly string[];
  packages: readonly string[];
};

/**
 * Returns the path of an engine's program. If something is missing, tries to install its packages, which works only as
 * root on a system with apt.
 */
export async function findOrInstall({ names, needs = [], packages }: Programs): Promise<string> {
  const find = () => (needs.every(pathOf) ? names.map(pathOf).find(Boolean) : undefined);
  const path = find();
  if (path) return path;
  const advice = `Install ${packages.join(" and ")}.`;
  if (process.getuid?.() !== 0 || !pathOf("apt-get")) throw new Error(`It is not installed. ${advice}`);
  await install(packages).catch((cause: Error) => {
    throw new Error(`It is not installed, and ${cause.message}. ${advice}`, { cause });
  });
  const installed = find();
  if (!installed) throw new Error(`It is not installed. ${advice}`);
  return installed;
}
