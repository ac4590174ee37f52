// Tests the packages as another team would use them: packed, installed with plain npm, compiled and run.
import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Locator } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Hover, hoversIn } from "./hovers.ts";
import { openPage } from "./open-page.ts";
import { run, throwAwayProject } from "./project.ts";
import { serverModules } from "./server-components.ts";
import { answers, snippets } from "./snippets.ts";

const server = createServer((request, response) => {
  const path = new URL(request.url ?? "/", "http://localhost").pathname;
  const answer = answers[`${request.method} ${path}`];
  response.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" });
  response.end(JSON.stringify(answer ?? { detail: `No answer for ${request.method} ${path}.`, code: "not_found" }));
});

let folder = "";
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  folder = await throwAwayProject(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}, 300_000);
afterAll(() => {
  server.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
  // Installed packages are many small files. On a busy machine, deleting them takes longer than the default hook
  // timeout.
}, 60_000);

/** Methods and fields whose texts in an editor are kept as they are. */
const hovered = [
  "kwan.branches",
  "kwan.branches.get",
  "kwan.branches.list",
  "kwan.users.me",
  "kwan.services.create",
  "kwan.services.list",
  "kwan.services.move",
  "kwan.invoices.pay",
  "kwan.appointments.book",
  "kwan.documents.upload",
  "kwan.theoryTests.answer",
  "Branch.is_approximate",
  "Service.steps",
  "Service.status",
  "Invoice.lines",
  "Invoice.due_at",
  "Payment.prompt",
  "License.endorsement",
  "ServicesMoveError.code",
  "CallOptions.timeout",
];

const resolutions = ["bundler", "nodenext"];
/**
 * If the environment variable LONG is not set, compile only with the oldest and the newest compiler, each with one
 * module resolution mode.
 */
const compilers = process.env.LONG
  ? ["ts59", "ts60", "ts70"].flatMap((compiler) => resolutions.map((resolution) => [compiler, resolution]))
  : [
      ["ts59", "nodenext"],
      ["ts70", "bundler"],
    ];

describe("types", () => {
  test.each(compilers)(
    "%s compiles every program with %s resolution",
    { timeout: 120_000 },
    async (compiler, resolution) => {
      const tsc = `node_modules/${compiler}/bin/tsc`;
      const compiled = await run(folder, "node", [tsc, "--project", `tsconfig.${resolution}.json`]);
      expect(compiled.output).toBe("");
      expect(compiled.status).toBe(0);
    },
  );
});

test("programs also compile without strict types [R-SDK-10]", { timeout: 120_000 }, async () => {
  const loose = ["--strict", "false", "--exactOptionalPropertyTypes", "false"];
  const args = ["node_modules/ts59/bin/tsc", "--project", "tsconfig.bundler.json", ...loose];
  expect(await run(folder, "node", args)).toEqual({ status: 0, output: "" });
});

describe("what an editor shows [R-SDK-10]", () => {
  let hovers: readonly Hover[] = [];
  beforeAll(() => {
    hovers = hoversIn(folder);
  }, 120_000);
  const shown = (fits: (hover: Hover) => boolean) => hovers.filter((hover) => !fits(hover)).map(({ name }) => name);

  test("is there for thousands of methods and fields, each with a sentence", () => {
    expect(hovers.length).toBeGreaterThan(3_000);
    // The name of a group of methods leads to its type, which has the sentence.
    const isGroup = (name: string) => /^kwan\.\w+$/i.test(name);
    expect(shown(({ name, sentence }) => isGroup(name) || sentence !== "")).toEqual([]);
  });

  test("is short, and never names the machinery behind it", () => {
    expect(shown(({ type }) => type.length <= 300)).toEqual([]);
    expect(shown(({ type, sentence }) => !/Zod|Call<|\bR-[A-Z]/.test(type + sentence))).toEqual([]);
  });

  test("is what a person can read", async () => {
    const texts = hovered.map((name) => {
      const { type, sentence } = hovers.find((hover) => hover.name === name) as Hover;
      return `${name}\n  ${type.replaceAll("\n", "\n  ")}\n  ${sentence.replaceAll("\n", "\n  ")}\n`;
    });
    await expect(texts.join("\n")).toMatchFileSnapshot("hovers.txt");
  });
});

const runtimes: [name: string, command: string, args: string[]][] = [
  ["Node 24", process.execPath, []],
  ["Node 22", "node_modules/node22/bin/node", ["--disable-warning=ExperimentalWarning"]],
  ["Deno", "node_modules/.bin/deno", ["run", "--quiet", "--no-remote", "--allow-net=127.0.0.1", "--allow-env"]],
  ["Bun", "node_modules/.bin/bun", ["run", "--no-install"]],
];

describe.each(snippets)("$file", ({ file, prints }) => {
  test.each(runtimes)("runs on %s", { timeout: 60_000 }, async (_, command, args) => {
    const path = command.startsWith("node_modules") ? join(folder, command) : command;
    expect(await run(folder, path, [...args, file])).toEqual({ status: 0, output: `${prints}\n` });
  });

  test("can be bundled for browsers by Vite, and runs", { timeout: 60_000 }, async () => {
    const bundle = file.replace(/\.ts$/, ".bundle");
    const build = `import { build } from "vite";
      await build({ logLevel: "warn", build: { target: "es2022", chunkSizeWarningLimit: 2000, outDir: "${bundle}", rolldownOptions: { input: "${file}",
      output: { entryFileNames: "main.js" },
      // React's own files contain directives for a framework that is not used here.
      onwarn: (warning, warn) => warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning) } } });`;
    expect(await run(folder, "node", ["--input-type=module", "--eval", build])).toEqual({ status: 0, output: "" });
    expect(await run(folder, "node", [`${bundle}/main.js`])).toEqual({ status: 0, output: `${prints}\n` });
  });
});

/** Returns how many milliseconds new processes take to import two packages: the fastest of seven runs each. */
async function importTimes(...packages: readonly string[]): Promise<number[]> {
  const times = new Map<string, number>();
  for (let round = 0; round < 7; round++)
    for (const name of packages) {
      const code = `const start = performance.now(); await import("${name}"); process.stdout.write("took " + (performance.now() - start));`;
      const { output } = await run(folder, "node", ["--input-type=module", "--eval", code]);
      const took = Number(/took ([\d.]+)/.exec(output)?.[1]);
      times.set(name, Math.min(took, times.get(name) ?? Number.POSITIVE_INFINITY));
    }
  return [...times.values()];
}

test("Node imports the SDK in less than 100 ms, or on a slow machine in less than 2.5 times the time of ky alone [R-SDK-12]", async () => {
  const [sdk = Number.NaN, ky = Number.NaN] = await importTimes("@kwan/sdk", "ky");
  expect(sdk, `${sdk.toFixed(0)} ms, and ky alone ${ky.toFixed(0)} ms`).toBeLessThan(Math.max(100, 2.5 * ky));
}, 60_000);

/** Starts the installed command on a free port. Returns its address, and a function that stops it. */
async function startMock(node: string): Promise<{ address: string; stop(): void }> {
  const child = spawn(node, [join(folder, "node_modules/.bin/kwan-mock"), "--port", "0"], { cwd: folder });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => {
      output += text;
    });
  await expect.poll(() => output, { timeout: 20_000 }).toContain("Ctrl+C");
  const [, address = ""] = /API: (\S+)\/api/.exec(output) ?? [];
  return { address, stop: () => void child.kill() };
}

const hasPython = spawnSync("python3", ["--version"]).status === 0;

test.runIf(hasPython).each(runtimes.slice(0, 2))(
  "kwan-mock on %s answers a program in Python [R-SDK-14]",
  { timeout: 60_000 },
  async (_, command) => {
    const node = command.startsWith("node_modules") ? join(folder, command) : command;
    const { address, stop } = await startMock(node);
    const program = join(import.meta.dirname, "renew.py");
    const printed = await run(folder, "python3", [program, address]).finally(stop);
    expect(printed).toEqual({ status: 0, output: "already_open True paid 2\n" });
  },
);

test("a button and a toast of the kit look right in a browser", { timeout: 120_000 }, async () => {
  const { page, close } = await openPage(folder);
  const styleOf = (element: Locator, name: "backgroundColor" | "minHeight") =>
    element.evaluate((node, style) => getComputedStyle(node)[style], name);
  try {
    const button = page.getByRole("button", { name: "Press me" });
    expect(await styleOf(button, "backgroundColor")).toBe("rgb(11, 93, 59)");
    expect(await styleOf(button, "minHeight")).toBe("44px");
    await button.click();
    const toast = page.locator("[data-toast]");
    await toast.waitFor();
    expect(await toast.textContent()).toContain("It works.");
    expect(await styleOf(toast, "backgroundColor")).toBe("rgb(23, 105, 58)");
  } finally {
    await close();
  }
});

test("a server component can import the kit: what needs React runs in the browser, with its styles", () => {
  const { onServer, inBrowser } = serverModules(join(folder, "node_modules/@kwan/ui"));
  expect([...onServer].filter(([, text]) => /from "react/.test(text)).map(([path]) => path)).toEqual([]);
  expect([...inBrowser.keys()]).toContain("dist/button/Button.js");
  expect(inBrowser.get("dist/button/Button.js")).toContain('from "./Button.css.js"');
  // Icons are data, which a server component passes on.
  expect([...onServer.keys()]).toContain("dist/icon/shapes.js");
});
