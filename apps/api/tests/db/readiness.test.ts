import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../src/main/app.ts";
import { folderBlobs } from "../../src/platform/blobs/folder-blobs.ts";
import { readConfig } from "../../src/platform/config.ts";
import type { Server as ApiServer } from "../../src/platform/context.ts";
import { openDatabase } from "../../src/platform/db/open.ts";
import { createLog } from "../../src/platform/log.ts";
import { type Server, startServer } from "../postgres-server.ts";

describe("PostgreSQL", () => {
  let server: Server | undefined;
  let missing = "";
  beforeAll(async () => {
    server = await startServer({ isDurable: true }).catch((error: Error) => {
      missing = error.message;
      return undefined;
    });
  });
  afterAll(() => server?.remove());

  test("the database is down while its server is away, even during a transaction, and up again afterwards", async (context) => {
    if (!server) return context.skip(missing);
    const db = await openDatabase({ url: server.url });
    await db.ping();
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const work = db.kysely.transaction().execute(async (trx) => {
      started.resolve();
      await goOn.promise;
      await sql`select 1`.execute(trx);
    });
    await started.promise;
    await server.stop("at once");
    await sleep(100);
    goOn.resolve();
    await expect(work).rejects.toMatchObject({ name: "DatabaseDownError" });
    await expect(db.ping()).rejects.toMatchObject({ name: "DatabaseDownError" });
    await server.start();
    await db.ping();
    await db.close();
  });

  test("the server reports that it is not ready while the database is away, and stays healthy", async (context) => {
    if (!server) return context.skip(missing);
    const { url } = server;
    const db = await openDatabase({ url });
    const now = () => new Date();
    const blobs = folderBlobs(tmpdir());
    const deps = { db, now, blobs, log: createLog("silent"), config: readConfig({ NODE_ENV: "test" }) };
    const app = createApp(deps as unknown as ApiServer);
    const at = await app.listen({ port: 0, host: "127.0.0.1" });
    const ask = async (path: string) => {
      const answer = await fetch(`${at}/api/${path}/`);
      return { status: answer.status, wait: answer.headers.get("retry-after") };
    };
    expect(await ask("ready")).toEqual({ status: 200, wait: null });
    await server.stop("at once");
    expect(await ask("ready")).toEqual({ status: 503, wait: "5" });
    expect((await ask("health")).status).toBe(200);
    await server.start();
    expect(await ask("ready")).toEqual({ status: 200, wait: null });
    await app.close();
    await db.close();
  });

  test("opening an unreachable server is refused with a sentence", async () => {
    await expect(openDatabase({ url: "postgres://nobody@127.0.0.1:1/none" })).rejects.toThrow(
      /The database cannot be reached: .*Check that it is running/,
    );
  });

  test("a server that may lose acknowledged writes is refused unless that is accepted", async (context) => {
    const careless = await startServer({ isDurable: false }).catch((error: Error) => context.skip(error.message));
    await expect(openDatabase({ url: careless.url })).rejects.toThrow(
      "would lose acknowledged writes in a crash, because fsync and synchronous_commit and full_page_writes is off",
    );
    await (await openDatabase({ url: careless.url, acceptsLoss: true })).close();
    await careless.remove();
  });
});
