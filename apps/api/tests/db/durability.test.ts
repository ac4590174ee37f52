import { existsSync, rmSync } from "node:fs";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { type Database, openDatabase } from "../../src/platform/db/open.ts";
import { copyFolder } from "../databases.ts";
import { startServer } from "../postgres-server.ts";
import { rounds } from "../rounds.ts";
import { startWriter } from "./writer-process.ts";

const kills = rounds({ short: 4, long: 60 });

async function keptIn(db: Database): Promise<Set<number>> {
  const { rows } = await sql<{ number: number }>`select number from acknowledged`.execute(db.kysely);
  return new Set(rows.map(({ number }) => number));
}

const createTable = (db: Database) => sql`create table acknowledged (number int primary key)`.execute(db.kysely);

describe("embedded", () => {
  test(
    "kill -9 during writes loses no acknowledged write, again and again",
    async () => {
      const { place, remove } = await copyFolder();
      const made = await openDatabase(place);
      await createTable(made);
      await made.close();
      const acknowledged: number[] = [];
      for (let round = 1; round <= kills; round++) {
        const writer = startWriter(place, round * 1_000_000);
        await writer.says(new RegExp(`^${round * 1_000_000 + round * 7}$`));
        await writer.kill();
        acknowledged.push(...writer.lines.filter((line) => /^\d+$/.test(line)).map(Number));
      }
      const db = await openDatabase(place);
      const survivors = await keptIn(db);
      expect(acknowledged.filter((number) => !survivors.has(number))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(kills);
      await db.close();
      await remove();
    },
    kills * 12_000,
  );

  test("a database whose creation was interrupted is created again", async () => {
    const { place, remove } = await copyFolder();
    const folder = `${place.folder}-new`;
    const interrupted = startWriter({ folder }, -1);
    await vi.waitFor(() => expect(existsSync(`${folder}.unfinished`)).toBe(true), { timeout: 20_000, interval: 5 });
    await interrupted.kill();
    const db = await openDatabase({ folder });
    await db.ping();
    await db.close();
    rmSync(folder, { recursive: true });
    await remove();
  }, 60_000);
});

describe("PostgreSQL", () => {
  test(
    "kill -9 of the server during writes loses no acknowledged write, again and again",
    async (context) => {
      const server = await startServer({ isDurable: true }).catch((error: Error) => context.skip(error.message));
      const db = await openDatabase({ url: server.url });
      await createTable(db);
      const acknowledged: number[] = [];
      for (let round = 1; round <= kills; round++) {
        const killed = new Promise((resolve) => setTimeout(resolve, 20 + round * 5)).then(() => server.stop("killed"));
        const write = async (): Promise<void> => {
          for (let number = round * 1_000_000; ; number++) {
            await sql`insert into acknowledged (number) values (${number})`.execute(db.kysely);
            acknowledged.push(number);
          }
        };
        await expect(write()).rejects.toThrow("The database cannot be reached");
        await killed;
        await server.start();
      }
      const survivors = await keptIn(db);
      expect(acknowledged.filter((number) => !survivors.has(number))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(kills);
      await db.close();
      await server.remove();
    },
    kills * 12_000,
  );
});
