import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { migrate } from "../src/platform/db/migrate.ts";
import { migrations } from "../src/platform/db/migrations/index.ts";
import { openDatabase } from "../src/platform/db/open.ts";
import { bothDatabases } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { type Server, startServer } from "./postgres-server.ts";
import { rounds } from "./rounds.ts";
import { freePort, serverProcesses, untilReady } from "./server-process.ts";
import { administer } from "./start-databases.ts";

const script = new URL("./import-process.ts", import.meta.url).pathname;
const rows = rounds({ short: 1_000, long: 10_000 });

/**
 * Processes an import in a separate process. If `killAt` is given, the process is killed once it has committed that
 * many rows.
 */
async function work(place: object, act: string, of: string, killAt = Number.POSITIVE_INFINITY) {
  const child = spawn(process.execPath, ["--conditions=source", script, JSON.stringify(place), act, of]);
  let output = "";
  child.stdout.on("data", (text: Buffer) => {
    output += text.toString();
    const cursor = Number(/cursor (\d+)\n$/.exec(output)?.[1] ?? 0);
    if (cursor >= killAt) child.kill("SIGKILL");
  });
  let failed = "";
  child.stderr.on("data", (text: Buffer) => (failed += text.toString()));
  await once(child, "close");
  const [, id = of] = /started (imp_\w+)/.exec(output) ?? [];
  const end = /end (.*)/.exec(output)?.[1];
  if (killAt === Number.POSITIVE_INFINITY && !end) throw new Error(failed || output);
  return { id, end: end === undefined ? undefined : (JSON.parse(end) as Record<string, unknown>) };
}

bothDatabases((database) => {
  it(`an import whose process is killed loses and doubles nothing: check, run and undo on ${database.name} [R-AUT-07]`, {
    timeout: 240_000,
  }, async () => {
    const place = await database.place();
    const { id, end } = await work(place, "start", String(rows), rows / 4);
    expect(end).toBeUndefined();
    const checked = await work(place, "work", id);
    expect(checked.end).toMatchObject({ state: "checked", rows, checked: rows, new: rows, drivers: 0, decisions: 0 });

    expect((await work(place, "run", id, rows / 4)).end).toBeUndefined();
    expect((await work(place, "work", id, rows / 2)).end).toBeUndefined();
    const done = await work(place, "work", id);
    const all = { drivers: rows, licenses: rows, decisions: rows, audited: rows };
    expect(done.end).toMatchObject({ state: "done", imported: rows, refused: 0, ...all });

    expect((await work(place, "undo", id, rows / 4)).end).toBeUndefined();
    const undone = await work(place, "work", id);
    const none = { drivers: 0, licenses: 0, decisions: 2 * rows, audited: 2 * rows };
    expect(undone.end).toMatchObject({ state: "undone", undone: rows, kept: 0, ...none });
  });
});

describe("an import whose server is killed", () => {
  const { launch } = serverProcesses();
  let server: Server | undefined;
  let missing = "";
  beforeAll(async () => {
    server = await startServer({ isDurable: true }).catch((error: Error) => {
      missing = error.message;
      return undefined;
    });
  });
  afterAll(() => server?.remove());

  it("goes on as soon as the server is back [R-AUT-07]", { timeout: 240_000 }, async () => {
    if (!server) throw new Error(missing);
    await administer(server.url, "create database kwan_killed");
    const url = new URL(server.url);
    url.pathname = "kwan_killed";
    const db = await openDatabase({ url: url.href });
    await migrate(db, migrations);
    const { id, end } = await work({ url: url.href }, "start", "4000", 250);
    expect(end).toBeUndefined();
    const read = () =>
      db.kysely
        .selectFrom("imports")
        .select(["state", "cursor"])
        .where("id", "=", idOf("imp", id))
        .executeTakeFirstOrThrow();
    const left = await read();
    const port = await freePort();
    const { output } = launch({ PORT: String(port), DATABASE_URL: url.href });
    expect(await untilReady(port, 60_000), output()).toBeLessThan(60_000);
    const began = performance.now();
    await vi.waitFor(
      async () => {
        const { state, cursor } = await read();
        expect(state === "checked" || cursor > left.cursor, `${state} ${cursor}`).toBe(true);
      },
      { timeout: 30_000, interval: 50 },
    );
    expect(performance.now() - began).toBeLessThan(5_000);
    await db.close();
  });
});
