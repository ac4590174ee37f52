import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../src/platform/db/open.ts";
import { copyFolder } from "../databases.ts";
import { startWriter } from "./writer-process.ts";

let copied: Awaited<ReturnType<typeof copyFolder>>;
beforeAll(async () => {
  copied = await copyFolder();
});
afterAll(() => copied.remove());

test("a second process on the folder is refused with a sentence that names the folder", async () => {
  const db = await openDatabase(copied.place);
  const second = startWriter(copied.place, -1);
  const message = await second.says(/^refused/);
  expect(message).toContain(`Another process uses the database in ${copied.place.folder}. Stop it first`);
  await db.ping();
  await db.close();
});

test("opening it twice in the same process is refused too", async () => {
  const db = await openDatabase(copied.place);
  await expect(openDatabase(copied.place)).rejects.toThrow("Another process uses the database");
  await db.close();
});

test("kill -9 releases the folder", async () => {
  const first = startWriter(copied.place, 0);
  await first.says(/^(open|refused)/);
  await first.kill();
  const db = await openDatabase(copied.place);
  await db.ping();
  await db.close();
});
