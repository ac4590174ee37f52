import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { json, type RealServer, silence, startServer } from "./servers/real-server.ts";

const run = promisify(execFile);
let server: RealServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** What Chrome 90 lacks of what the SDK and ky use. */
const remove = `
  delete Object.hasOwn;
  delete Array.prototype.at;
  delete AbortSignal.any;
  delete AbortSignal.prototype.throwIfAborted;
  delete AbortSignal.prototype.reason;
`;

/** Runs a program in a process of its own, which is a browser of 2021 as far as signals are concerned. */
async function inAnOldBrowser(program: string): Promise<unknown> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import "../src/older-browsers.ts";
        import { branches, createKwanWith, memoryTokens } from "../src/index.ts";
        export const run = async (baseUrl, done) => done(await (async () => { ${program} })());`,
      resolveDir: import.meta.dirname,
      loader: "ts",
    },
    bundle: true,
    format: "iife",
    globalName: "old",
    target: "chrome90",
    conditions: ["source"],
    write: false,
  });
  const code = `${remove}
    ${outputFiles[0]?.text}
    old.run(${JSON.stringify(server.baseUrl)}, (result) => console.log(JSON.stringify(result)));`;
  // The program is too long for a command line.
  const running = run(process.execPath, ["--expose-gc", "-"], { timeout: 20_000 });
  running.child.stdin?.end(code);
  return JSON.parse((await running).stdout);
}

const client = (options = "") =>
  `const kwan = createKwanWith({ baseUrl, tokens: memoryTokens(), retries: { from: 10 }, ...{ ${options} } }, { branches });`;
const page = { count: 0, next: null, previous: null, results: [] };

test("a retry, a timeout and a cancelled pause work in a browser of 2021", async () => {
  server.answer(json({}, 503), json(page));
  expect(await inAnOldBrowser(`${client()} return kwan.branches.list().then(({ count }) => count);`)).toBe(0);

  server.answer(silence);
  const timeout = `${client("timeout: 50")} return kwan.branches.list({}, { retries: 1 }).catch((error) => error.name);`;
  expect(await inAnOldBrowser(timeout)).toBe("TimeoutError");

  server.answer(json({}, 503));
  const cancelled = `${client("retries: { from: 20_000, upTo: 20_000 }")}
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error("The page was left.")), 100);
    const start = Date.now();
    const { status, message } = await kwan.branches.list({}, { signal: controller.signal }).catch((error) => error);
    return { status, message, soon: Date.now() - start < 5_000 };`;
  expect(await inAnOldBrowser(cancelled)).toEqual({ status: 499, message: "The page was left.", soon: true });
});

test("a signal that lives long keeps no listeners of calls that have ended", async () => {
  server.answer(json(page));
  const program = `${client()}
    const { signal } = new AbortController();
    let listeners = 0;
    const { addEventListener, removeEventListener } = signal;
    signal.addEventListener = (...args) => { listeners += 1; addEventListener.apply(signal, args); };
    signal.removeEventListener = (...args) => { listeners -= 1; removeEventListener.apply(signal, args); };
    for (let n = 0; n < 20; n += 1) await kwan.branches.list({}, { signal });
    for (let n = 0; n < 20 && listeners > 4; n += 1) {
      gc();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return listeners;`;
  expect(await inAnOldBrowser(program)).toBeLessThan(5);
});

test("a combined signal aborts with the reason of its source, immediately if that is already aborted", async () => {
  const program = `
    const controller = new AbortController();
    const other = new AbortController();
    const any = AbortSignal.any([controller.signal, other.signal]);
    const before = any.aborted;
    other.abort("left");
    return [before, any.aborted, any.reason, AbortSignal.any([other.signal]).reason, controller.signal.aborted];`;
  expect(await inAnOldBrowser(program)).toEqual([false, true, "left", "left", false]);
});
