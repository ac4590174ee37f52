import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { replaceFolder } from "../words/replace-folder.ts";
import { watchFiles } from "./changes.ts";
import { readable } from "./log-line.ts";
import { freePort, requireFreePort } from "./ports.ts";
import { Program } from "./program.ts";
import { proxyTo } from "./proxy.ts";

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "kwan-dev-"));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("a program", () => {
  const ticking = ["-e", "console.log('begins'); setInterval(() => {}, 1_000)"];
  const program = (onEnd?: (code: number | null) => void) => {
    const lines: string[] = [];
    const made = new Program({ cwd: ".", show: (line) => lines.push(line), ...(onEnd && { onEnd }) });
    onTestFinished(() => made.stop());
    return { made, lines };
  };

  test("that is restarted several times at the same time is started once", async () => {
    const { made, lines } = program();
    made.start(ticking);
    await expect.poll(() => lines).toEqual(["begins"]);
    const first = made.pid ?? 0;
    await Promise.all([made.restart(ticking), made.restart(ticking), made.restart(ticking)]);
    await expect.poll(() => lines).toEqual(["begins", "begins"]);
    expect(() => process.kill(first, 0)).toThrow("ESRCH");
    await sleep(200);
    expect(lines).toEqual(["begins", "begins"]);
  });

  test("reports its end, unless it was stopped", async () => {
    const codes: (number | null)[] = [];
    const { made } = program((code) => codes.push(code));
    made.start(ticking);
    await made.stop();
    made.start(["-e", "process.exit(3)"]);
    await expect.poll(() => codes).toEqual([3]);
  });
});

test("changes that follow each other are reported once, and only those of wanted files", async () => {
  const root = newFolder();
  mkdirSync(join(root, "src"));
  const calls: (readonly string[])[] = [];
  onTestFinished(
    watchFiles(
      root,
      ["src"],
      (file) => file.endsWith(".ts"),
      (files) => calls.push(files),
    ),
  );
  writeFileSync(join(root, "src/one.ts"), "1");
  writeFileSync(join(root, "src/two.ts"), "2");
  writeFileSync(join(root, "src/notes.txt"), "3");
  await expect.poll(() => calls).toEqual([["src/one.ts", "src/two.ts"]]);
});

test("files that stay the same are not written again, and files that are gone are removed", () => {
  const [folder, source] = [newFolder(), newFolder()];
  mkdirSync(join(source, "messages"));
  writeFileSync(join(source, "messages/same.js"), "same");
  writeFileSync(join(source, "other.js"), "old");
  replaceFolder(folder, source);
  const { mtimeMs } = statSync(join(folder, "messages/same.js"));
  writeFileSync(join(folder, "gone.js"), "");
  writeFileSync(join(source, "other.js"), "new");
  replaceFolder(folder, source);
  expect(statSync(join(folder, "messages/same.js")).mtimeMs).toBe(mtimeMs);
  expect(readFileSync(join(folder, "other.js"), "utf8")).toBe("new");
  expect(() => statSync(join(folder, "gone.js"))).toThrow("ENOENT");
});

test("a port that is in use gives a sentence", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePort(port, "Stop it.")).rejects.toThrow(`Port ${port} is in use. Stop it.`);
});

describe("the proxy", () => {
  test.each([
    "/api/me/",
    "/docs/guides/",
    "/mailbox",
    "/sandbox/pay/x",
    "/pages/style.css",
    "/api?x",
    "/guide",
    "/fr/guide/prices",
    "/sitemap.xml",
  ])("forwards %s", (path) => {
    expect(path).toMatch(new RegExp(Object.keys(proxyTo("http://127.0.0.1:1"))[0] ?? ""));
  });
  test.each(["/", "/services", "/apiary", "/src/pages.ts", "/guide.png", "/fr/services"])(
    "does not forward %s",
    (path) => {
      expect(path).not.toMatch(new RegExp(Object.keys(proxyTo("http://127.0.0.1:1"))[0] ?? ""));
    },
  );

  test("waits for a server that starts", async () => {
    const port = await freePort();
    const [options] = Object.values(proxyTo(`http://127.0.0.1:${port}`));
    let isForwarded = false;
    const waiting = Promise.resolve(options?.bypass?.({} as never, undefined, {})).then(() => {
      isForwarded = true;
    });
    await sleep(150);
    expect(isForwarded).toBe(false);
    const server = createServer().listen(port, "127.0.0.1");
    onTestFinished(() => void server.close());
    await waiting;
    expect(isForwarded).toBe(true);
  });
});

test.each([
  ['{"level":40,"time":1,"port":3000,"msg":"slow"}', "warning: slow port=3000"],
  [
    '{"level":30,"time":1,"reqId":"req_1","call":"getMe","status":200,"msg":"answered"}',
    "answered call=getMe status=200",
  ],
  [
    '{"level":50,"time":1,"msg":"failed","err":{"name":"Error","stack":"Error: no\\n  at x"}}',
    "error: failed\nError: no\n  at x",
  ],
  ["a line of console.log", "a line of console.log"],
])("the log line %s is readable", (line, expected) => {
  expect(readable(line)).toBe(expected);
});
