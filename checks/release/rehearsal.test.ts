// Rehearses a release from end to end, against a registry on this machine: version, build, publish, install, use.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../consumers/project.ts";

const root = resolve(import.meta.dirname, "../..");
const names = ["domain", "contract", "sdk", "signs", "ui"];
const temporary = mkdtempSync(join(tmpdir(), "kwan-release-"));
const folder = (name: string) => {
  const path = join(temporary, name);
  mkdirSync(path, { recursive: true });
  return path;
};
const write = (...[path, text]: [path: string, text: string | object]) =>
  writeFileSync(path, typeof text === "string" ? text : JSON.stringify(text));

async function succeed(where: string, command: string, ...args: string[]): Promise<string> {
  const { status, output } = await run(where, command, args);
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${output}`);
  return output;
}

const freePort = (): Promise<number> =>
  new Promise((end) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => end(port));
    });
  });

let registry = "";
let server: ChildProcess | undefined;

/** Installs Verdaccio and starts it with only our own packages: everything else comes from the usual registry. */
beforeAll(async () => {
  const port = await freePort();
  registry = `http://127.0.0.1:${port}/`;
  const home = folder("registry");
  // One of its dependencies asks for a tag that some mirrors do not have.
  write(join(home, "package.json"), { private: true, overrides: { "node-fetch": "2.7.0" } });
  await succeed(home, "npm", "install", "--no-audit", "--no-fund", "--prefer-offline", "verdaccio@6.2.4");
  write(
    join(home, "config.yaml"),
    `storage: ./storage\npackages:\n  "@kwan/*":\n    access: $all\n    publish: $all\n    unpublish: $all\nlog: { type: stdout, level: error }\n`,
  );
  const program = join(home, "node_modules/verdaccio/bin/verdaccio");
  server = spawn(process.execPath, [program, "--config", "config.yaml", "--listen", `127.0.0.1:${port}`], {
    cwd: home,
  });
  for (let tries = 0; tries < 60; tries++) {
    if (
      await fetch(`${registry}-/ping`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(500);
  }
  throw new Error("The registry did not start.");
}, 300_000);

afterAll(() => {
  server?.kill();
  rmSync(temporary, { recursive: true, force: true });
}, 60_000);

test("a change is versioned, built, published and used by somebody else [R-SDK-11]", { timeout: 900_000 }, async () => {
  const copy = join(temporary, "copy");
  await succeed(root, "git", "clone", "--quiet", "--no-hardlinks", root, copy);
  const pnpm = (...args: string[]) => succeed(copy, "pnpm", ...args);
  await pnpm("install", "--frozen-lockfile", "--prefer-offline");

  const bumps = names.map((name) => `"@kwan/${name}": minor`).join("\n");
  write(join(copy, ".changeset/rehearsal.md"), `---\n${bumps}\n---\n\nA rehearsal.\n`);
  await pnpm("run", "release");
  const versions = names.map((name): [name: string, version: string] => {
    const { version } = JSON.parse(readFileSync(join(copy, "packages", name, "package.json"), "utf8"));
    return [`@kwan/${name}`, version];
  });
  for (const [name, version] of versions)
    expect(readFileSync(join(copy, "packages", name.slice(6), "CHANGELOG.md"), "utf8")).toContain(`## ${version}`);

  await pnpm("exec", "turbo", "run", "build", "--filter=./packages/*", "--output-logs=errors-only");
  const refused = await run(copy, "pnpm", ["run", "release:publish", "https://registry.invalid"]);
  expect(refused.status).not.toBe(0);
  expect(refused.output).toContain("placeholder");
  write(join(copy, ".npmrc"), `//${new URL(registry).host}/:_authToken=rehearsal\n`);
  await pnpm("run", "release:publish", registry);

  const app = folder("app");
  write(join(app, "package.json"), { private: true, type: "module" });
  write(join(app, ".npmrc"), `@kwan:registry=${registry}\n`);
  const options = ["--no-audit", "--no-fund", "--prefer-offline", "react@19", "react-dom@19"];
  await succeed(app, "npm", "install", ...options, ...versions.map(([name, version]) => `${name}@${version}`));
  write(
    join(app, "use.js"),
    `import { createKwan } from "@kwan/sdk";
import { getBranch } from "@kwan/contract";
import { formatCedis, pesewasFromWire } from "@kwan/domain";
import { children, svgOf } from "@kwan/signs";
import { themes } from "@kwan/ui/themes";
let client;
const fetch = async (request) => {
  client = request.headers.get("kwan-client");
  return new Response("{}", { status: 404, headers: { "content-type": "application/json" } });
};
const outcome = await createKwan({ baseUrl: "http://127.0.0.1/api", fetch }).branches.get("brn_1").settled();
console.log(outcome.error.status, getBranch.path, formatCedis(pesewasFromWire("12.50")), svgOf(children).length > 100, typeof themes, client);
`,
  );
  const used = await succeed(app, "node", "use.js");
  expect(used).toMatch(/^404 \/dvla\/branch\/\{id\}\/ .*12\.50 true object/);
  expect(used).toContain(`kwan-sdk/${new Map(versions).get("@kwan/sdk")}`);
});
