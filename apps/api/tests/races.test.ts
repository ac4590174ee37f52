// Tests concurrent requests about the same record. The embedded database runs one transaction at a time, so requests
// only race on PostgreSQL.
import { type AnyCall, calls } from "@kwan/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { BranchId } from "../src/platform/ids.ts";
import { onPostgres } from "./databases.ts";
import { askCall, exampleRequest, staffRoleOf } from "./example-requests.ts";
import { idOf } from "./id-of.ts";
import { seedBranches } from "./people.ts";
import { rounds } from "./rounds.ts";
import { type Person, testServer } from "./server.ts";

const repeats = rounds({ short: 3, long: 40 });
const atOnce = 8;

/** Changes that state the version they are based on. Only the first of several concurrent changes may succeed. */
const versioned = [
  "updatePreferences",
  "updateDriver",
  "updateStaff",
  "updateDeliveryLocation",
  "updateDriversRenewal",
  "moveAppointment",
] as const;

/** Changes that can only be made once. */
const once = [
  "cancelAppointment",
  "deleteDocument",
  "endEnrolment",
  "approveUpdateRequest",
  "rejectUpdateRequest",
  "retryUndelivered",
] as const;

onPostgres((database) => {
  const server = testServer(database);
  let branch: BranchId;
  let officer: Person;
  beforeAll(async () => {
    branch = (await seedBranches(server())).accra;
    officer = await server().person({ role: "officer" });
  });

  /** Makes the same call several times at the same moment, and returns the number of calls that succeeded. */
  async function successesOf(id: string, headers: Record<string, string> = {}): Promise<number> {
    const { person, db } = server();
    const call = calls.find((each) => each.id === id) as AnyCall;
    const owner = await person();
    const example = await exampleRequest(server(), call, { owner, officer, branch });
    const caller =
      call.access.includes("owner") || call.access.includes("signed_in")
        ? owner
        : await person({ role: staffRoleOf(call) ?? "officer", ...(await placeOf(id, example.params.id)) });
    if (id === "retryUndelivered")
      await db.kysely
        .updateTable("messages")
        .set({ purpose: "news" })
        .where("id", "=", idOf("msg", example.params.id))
        .execute();
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => askCall(server(), call, example, { token: caller.token, headers })),
    );
    for (const answer of answers) {
      const text = await answer.text();
      expect([200, 202, 204, 404, 409, 412], text).toContain(answer.status);
    }
    return answers.filter(({ ok }) => ok).length;
  }

  /** Returns the school to which the caller has to belong, because only an enrolment's own school can end it. */
  async function placeOf(id: string, enrolment: string | undefined) {
    if (id !== "endEnrolment") return {};
    const { school_id } = await server()
      .db.kysely.selectFrom("enrolments")
      .select("school_id")
      .where("id", "=", idOf("enr", enrolment))
      .executeTakeFirstOrThrow();
    return { school_id };
  }

  describe(`of ${atOnce} concurrent changes of one version, one succeeds, ${repeats} times [R-ADD-13]`, () => {
    it.each(versioned)("%s", { timeout: repeats * 10_000 }, async (id) => {
      for (let round = 0; round < repeats; round++) expect(await successesOf(id, { "if-match": '"1"' })).toBe(1);
    });
  });

  describe(`of ${atOnce} concurrent requests for what can be done once, one succeeds, ${repeats} times`, () => {
    it.each(once)("%s", { timeout: repeats * 10_000 }, async (id) => {
      for (let round = 0; round < repeats; round++) expect(await successesOf(id)).toBe(1);
    });
  });
});
