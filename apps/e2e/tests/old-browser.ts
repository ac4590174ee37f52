import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { flags } from "../../../checks/browser/find-browser.ts";

const require = createRequire(import.meta.url);

/**
 * Unpacks Chromium 90 from the package that contains it. It is the oldest engine that the README promises to support.
 */
function unpack(): string {
  const bin = join(dirname(require.resolve("chrome-aws-lambda/package.json")), "bin");
  const folder = join(tmpdir(), `kwan-chromium-90-${process.getuid?.() ?? ""}`);
  if (existsSync(folder)) return folder;
  const making = mkdtempSync(join(tmpdir(), "kwan-chromium-90-making-"));
  const open = (name: string) => brotliDecompressSync(readFileSync(join(bin, name)));
  writeFileSync(join(making, "chromium"), open("chromium.br"), { mode: 0o755 });
  mkdirSync(join(making, "aws"));
  for (const [archive, into] of [
    ["aws.tar.br", join(making, "aws")],
    ["swiftshader.tar.br", making],
  ] as const)
    spawnSync("tar", ["x", "-C", into], { input: open(archive) });
  // Another run may have unpacked it already.
  if (!existsSync(folder)) renameSync(making, folder);
  else rmSync(making, { recursive: true });
  return folder;
}

export async function launchOldBrowser(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const folder = unpack();
  const profile = mkdtempSync(join(tmpdir(), "kwan-chromium-90-profile-"));
  const own = ["--headless", "--disable-gpu", "--no-zygote", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const libraries = [process.env.LD_LIBRARY_PATH, join(folder, "aws/lib")].filter(Boolean).join(":");
  const started = spawn(join(folder, "chromium"), [...flags, ...own, "about:blank"], {
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const browser = await chromium.connectOverCDP(await addressOf(started));
  return {
    browser,
    async close() {
      await browser.close().catch(() => undefined);
      started.kill("SIGKILL");
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Returns the address that the browser prints when it is ready. */
const addressOf = (started: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let written = "";
    started.stderr?.on("data", (part: Buffer) => {
      written += part.toString();
      const [, address] = /DevTools listening on (ws:\S+)/.exec(written) ?? [];
      if (address) resolve(address);
    });
    started.once("exit", () => reject(new Error(`Chromium 90 did not start:\n${written}`)));
  });
