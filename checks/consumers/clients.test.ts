// Clients that other teams make from openapi.json, and one without any tool: each makes the same journey with the real
// server, in a folder of its own outside the checkout.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { install, run } from "./project.ts";
import { startServer } from "./start-server.ts";

const tools = [
  "@hey-api/openapi-ts@0.98.0",
  "@types/node@24.19.2",
  "openapi-fetch@0.17.0",
  "openapi-typescript@7.13.0",
  "typescript@5.9.3",
];

/** Returns the smallest PNG, because the server refuses a damaged one. */
function smallestPng(): string {
  const chunk = (name: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", Buffer.from("00000001000000010802000000", "hex")),
    chunk("IDAT", deflateSync(Buffer.from("00ffffff", "hex"))),
    chunk("IEND", Buffer.alloc(0)),
  ]).toString("hex");
}

const folder = mkdtempSync(join(tmpdir(), "kwan-clients-"));
let server: Awaited<ReturnType<typeof startServer>> | undefined;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, "clients"), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "clients", private: true, type: "module" }));
  server = await startServer();
  writeFileSync(join(folder, "openapi.json"), await (await fetch(`${server.kwan}/api/openapi.json`)).text());
  await install(folder, tools);
}, 300_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Makes the journey as one of the invented drivers who have a licence and have not asked for a new card. */
const journey = (name: string, command: string, file: string) =>
  run(folder, command, [file], {
    KWAN: server?.kwan ?? "",
    EMAIL: `${name}.holder@people.example`,
    PNG: smallestPng(),
  });
const success = { status: 0, output: "1 more, 2 documents, awaiting_payment, paid, then 404 not_found\n" };

describe("a client that is generated from openapi.json [R-SDK-19]", () => {
  beforeAll(async () => {
    const types = await run(folder, process.execPath, ["generate-types.mjs"]);
    expect(types).toEqual({ status: 0, output: "" });
    const client = await run(folder, "node_modules/.bin/openapi-ts", []);
    expect(client.status, client.output).toBe(0);
  }, 120_000);

  test("compiles with the programs that use it", { timeout: 120_000 }, async () => {
    expect(await run(folder, "node_modules/.bin/tsc", ["--project", "."])).toEqual({ status: 0, output: "" });
  });

  test("makes a journey with openapi-typescript and openapi-fetch", { timeout: 60_000 }, async () => {
    expect(await journey("yaw", process.execPath, "with-openapi-fetch.ts")).toEqual(success);
  });

  test("makes a journey with @hey-api/openapi-ts", { timeout: 60_000 }, async () => {
    expect(await journey("fiifi", process.execPath, "with-hey-api.ts")).toEqual(success);
  });
});

const hasPython = spawnSync("python3", ["--version"]).status === 0;

test.runIf(hasPython)("a client in Python makes a journey with the standard library only [R-SDK-19]", async () => {
  expect(await journey("araba", "python3", "journey.py")).toEqual(success);
});
