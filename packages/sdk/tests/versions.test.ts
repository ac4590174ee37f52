import { readFileSync } from "node:fs";
import { calls } from "@kwan/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKwan } from "../src/index.ts";
import { readAnswer } from "../src/methods/read-answer.ts";
import { json, type RealServer, startServer } from "./servers/real-server.ts";

/**
 * The answers of a server from before version 1.0, by call. It lacks every field that the contract marks with `since`.
 */
const older: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(new URL("../../../checks/versions/before-1.0.json", import.meta.url), "utf8"),
);
const reads = calls.filter(({ id, kind, answer }) => kind === "read" && answer && older[id] !== undefined);

describe("answers of an older server [R-SDK-09]", () => {
  let server: RealServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  test("are there for nearly every read", () => {
    const all = calls.filter(({ kind, answers }) => kind === "read" && answers === "json");
    expect(reads.length).toBeGreaterThan(all.length * 0.85);
  });

  test.each(reads)("can be read: $id", ({ id, answer }) => {
    const { success, error } = readAnswer(answer as NonNullable<typeof answer>, older[id]);
    expect(success ? [] : error.issues).toEqual([]);
  });

  test("the first two calls of every person succeed, and what is missing has a value", async () => {
    const kwan = createKwan({ baseUrl: server.baseUrl });
    server.answer(json(older.getMe as object));
    expect(await kwan.users.me()).toHaveProperty("id");
    server.answer(json(older.getServiceOverview as object));
    const { to_do, applications } = await kwan.services.overview();
    expect(to_do[0]).toMatchObject({ reason: null, step: null });
    expect(applications[0]).toMatchObject({ version: 0 });
    server.answer(json(older.getLicense as object));
    expect(await kwan.licences.get("drv_1")).toMatchObject({
      issue: null,
      is_card_blocked: false,
      endorsement: null,
    });
  });
});
