import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { page } from "./page.ts";
import { listen, welcomeServer } from "./server.ts";

const start = resolve(import.meta.dirname, "start.ts");
const checkout = mkdtempSync(join(tmpdir(), "kwan-welcome-"));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
};
write("packages/sdk/package.json", JSON.stringify({ name: "@kwan/sdk", description: "Asks & <answers>" }));
write("packages/sdk/README.md", "# sdk\n");
write("packages/sdk/private.md", "not for the page\n");

const server = welcomeServer(checkout);
let address = "";
beforeAll(async () => {
  address = await listen(server, 3900);
});
afterAll(() => {
  server.close();
  rmSync(checkout, { recursive: true });
});

describe("the welcome page", () => {
  test("lists the packages, escaped, under a policy that allows no script", async () => {
    const answer = await fetch(address);
    const text = await answer.text();
    expect(text).toContain('<a href="/packages/sdk/README.md"><code>@kwan/sdk</code></a>: Asks &amp; &lt;answers&gt;');
    expect(text).toContain("No OpenAPI document yet");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("shows every call of the OpenAPI document", () => {
    const paths = { "/ready": { get: { summary: "Is it up?" }, post: { description: "First line\nSecond" } } };
    const text = page([], { info: { title: "Kwan", version: "1" }, paths });
    expect(text).toContain("2 calls");
    expect(text).toContain("<td>GET</td><td><code>/ready</code></td><td>Is it up?</td>");
    expect(text).toContain("<td>First line</td>");
  });

  test.each([
    ["/packages/sdk/README.md", 200],
    ["/packages/sdk/private.md", 404],
    ["/packages/../../secret/README.md", 404],
    ["/openapi.json", 404],
  ])("answers %s with %i", async (path, status) => {
    expect((await fetch(address + path)).status).toBe(status);
  });

  test("takes the next free port", async () => {
    const second = welcomeServer(checkout);
    expect(await listen(second, Number(new URL(address).port))).not.toBe(address);
    second.close();
  });
});

describe("start", () => {
  test("says what PORT may be", () => {
    const env = { ...process.env, PORT: "eighty" };
    const { status, stderr } = spawnSync(process.execPath, [start], { encoding: "utf8", env });
    expect(status).toBe(1);
    expect(stderr).toBe("PORT is not a whole number from 0 to 65525. Set it to one: PORT=4000.\n");
  });

  test("says with --once what can be looked at, and ends", () => {
    const { status, stdout } = spawnSync(process.execPath, [start, "--once"], { encoding: "utf8" });
    expect(status).toBe(0);
    expect(stdout).toMatch(/packages\/sdk\/README\.md/);
  });

  test("ends cleanly on Ctrl-C", async () => {
    const child = spawn(process.execPath, [start], { stdio: ["ignore", "pipe", "inherit"] });
    for await (const text of child.stdout) if (String(text).includes("http://localhost:")) break;
    child.kill("SIGINT");
    const [status, signal] = await once(child, "exit");
    expect([status, signal]).toEqual([0, null]);
  });
});
