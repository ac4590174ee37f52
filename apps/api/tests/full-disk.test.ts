import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort, untilReady } from "./server-process.ts";

/** Whether this process can create a mount namespace. That needs root, or a system that allows other users to do so. */
const canMount = (() => {
  try {
    execFileSync("unshare", ["--map-root-user", "--mount", "true"], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
})();

const why = canMount ? "" : " (skipped, because this system lets nobody but its owner mount a disk)";

describe.skipIf(!canMount)(`the embedded database on a disk that is really full${why}`, () => {
  const disk = mkdtempSync(join(tmpdir(), "kwan-disk-"));
  /** The process that keeps the namespace in which the disk is mounted. When it ends, the disk disappears. */
  let holder: ChildProcess;
  const inside = (command: string, args: readonly string[]) =>
    [
      "nsenter",
      ["--target", String(holder.pid), "--user", "--mount", "--preserve-credentials", command, ...args],
    ] as const;
  const run = (command: string, ...args: string[]) => execFileSync(...inside(command, args), { encoding: "utf8" });

  beforeAll(async () => {
    const script = `mount -t tmpfs -o size=300m tmpfs ${disk} && echo mounted && exec sleep 600`;
    holder = spawn("unshare", ["--map-root-user", "--mount", "sh", "-c", script]);
    await once(holder.stdout ?? holder, "data");
  }, 30_000);
  afterAll(() => {
    holder.kill("SIGKILL");
    rmSync(disk, { recursive: true, force: true });
  });

  function launch(port: number) {
    const main = new URL("../src/main.ts", import.meta.url).pathname;
    const [command, args] = inside(process.execPath, ["--conditions=source", main]);
    const env = { PATH: process.env.PATH, PORT: String(port), DATA_FOLDER: join(disk, "data"), LOG_LEVEL: "error" };
    const child = spawn(command, args, { env: { ...env, PORTAL_FOLDER: disk, SEED: "false" } });
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (output += text));
    return { child, output: () => output, ended: once(child, "exit") as Promise<[number | null]> };
  }

  const signUp = (
    port: number,
    number: number,
    { network = 24, password1 = "Kente-Gold-2026" } = {},
  ): Promise<number> =>
    fetch(`http://127.0.0.1:${port}/api/learner/register/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        first_name: "Efua",
        last_name: "Fulldisk",
        username: `full.${number}`,
        phone_number: `+233${network}41${String(10_000 + number)}`,
        password1,
      }),
      signal: AbortSignal.timeout(20_000),
    }).then(
      ({ status }) => status,
      () => 0,
    );

  it("ends with a sentence and an exit code, and has lost nothing once there is space again", {
    timeout: 180_000,
  }, async () => {
    const port = await freePort();
    const first = launch(port);
    expect(await untilReady(port, 60_000), first.output()).toBeLessThan(60_000);
    expect(await signUp(port, 0), first.output()).toBe(201);
    run("sh", "-c", `dd if=/dev/zero of=${disk}/filler bs=64k 2>/dev/null; true`);
    const acknowledged = [0];
    const statuses: number[] = [];
    for (let number = 1; number < 290 && first.child.exitCode === null; number++) {
      const status = await signUp(port, number);
      statuses.push(status);
      if (status === 201) acknowledged.push(number);
    }
    const [code] = await Promise.race([first.ended, sleep(30_000, [null] as [null])]);
    expect(code, `${statuses.join(" ")} ${first.output()}`).toBe(1);
    expect(first.output()).toContain("its disk is full. Free some space");
    expect(statuses.filter((status) => ![201, 503, 0].includes(status))).toEqual([]);

    run("rm", `${disk}/filler`);
    const secondPort = await freePort();
    const again = launch(secondPort);
    expect(await untilReady(secondPort, 60_000), again.output()).toBeLessThan(60_000);
    // The accounts still exist, so their usernames are taken.
    const somebodyElse = { network: 20, password1: "Adinkra-2026!" };
    for (const number of acknowledged)
      expect(await signUp(secondPort, number, somebodyElse), `full.${number}`).toBe(400);
    again.child.kill("SIGKILL");
  });
});
