import { type AnyCall, calls, createService } from "@kwan/contract";
import type { Role } from "@kwan/domain";
import { beforeAll, describe, expect, it } from "vitest";
import type { BranchId } from "../src/platform/ids.ts";
import { onPostgres } from "./databases.ts";
import { askCall, type ExampleRequest, exampleRequest, staffRoleOf, staffRoles } from "./example-requests.ts";
import { giveCard, giveTraining } from "./fit-drivers.ts";
import { seedBranches } from "./people.ts";
import { type Person, type TestServer, testServer } from "./server.ts";

/** Changes to the contract's examples, for calls that need data that the test has to prepare. */
const prepared: Readonly<
  Record<string, (server: TestServer, owner: Person, example: ExampleRequest) => Promise<object>>
> = {
  createDriversRenewal: async () => ({ body: {} }),
  confirmEnrolment: async (server, owner) => {
    const { id } = await server.db.kysely.selectFrom("branches").select("id").limit(1).executeTakeFirstOrThrow();
    return { body: await giveTraining(server, owner, id, 1) };
  },
  createLicenseRevocation: async (_server, owner) => ({ body: { driver: owner.driver } }),
  recordPracticalTest: async ({ clock }, _owner, { body }) => ({
    body: { ...(body as object), tested_on: clock.now.toISOString().slice(0, 10) },
  }),
  // Other calls have already put the person in the example on record.
  registerDriver: async (_server, _owner, { body }) => ({
    body: { ...(body as object), id_number: "GHA-700300400-1", is_another_person: true },
  }),
  shareLicense: async (server, owner) => {
    await giveCard(server, owner);
    return {};
  },
};

/** The query parameters for calls that require them. */
const queries: Readonly<Record<string, (owner: Person) => string>> = {
  listRecordsAccessed: () => "?actor=usr_1",
  downloadRecordsAccessed: () => "?actor=usr_1",
  listNotes: ({ driver }) => `?driver=${driver}`,
  downloadBooks: () => "?month=2026-11",
  // Every person on the test server has this name.
  searchDrivers: () => "?search=person",
};

/** Calls that do not change anything that has to be audited. */
const unaudited = ["answerQuestion", "markNotificationsRead"];
/** Calls whose examples are rejected without more preparation. The tests for those records make these calls. */
const refused = [
  "answerTeaching",
  "changeEnrolment",
  "claimLicence",
  "confirmEnrolmentAtDesk",
  "confirmLessons",
  "confirmLessonsAtDesk",
  "createDriver",
  "endEnrolment",
  "excludeFromEnquiry",
  "enrolTrainee",
  "keepAccount",
  "proposeInstructor",
  "recordLesson",
  "removeLesson",
  "retryUndelivered",
  "sendLessonCode",
  "signLessons",
];
/**
 * One command creates all kinds of application, so it is enough to test one kind that applicants apply for and one that
 * the office applies for.
 */
const ofKinds = new Set(Object.values(createService).map(({ id }) => id as string));
const isOfAnotherKind = ({ id }: AnyCall): boolean => ofKinds.has(id) && !(id in prepared);

const byPeople = ({ access }: AnyCall): boolean => !access.includes("anyone");
const writes = calls.filter(
  (call) =>
    call.kind === "write" &&
    byPeople(call) &&
    !isOfAnotherKind(call) &&
    ![...unaudited, ...refused, "receivePaymentWebhook"].includes(call.id),
);
const reads = calls.filter((call) => call.audit !== undefined && staffRoleOf(call) !== undefined);

onPostgres((database) => {
  const server = testServer(database);
  const staff = new Map<Role, Person>();
  let branch: BranchId;
  beforeAll(async () => {
    branch = (await seedBranches(server())).accra;
    for (const role of staffRoles) staff.set(role, await server().person({ role }));
  });

  /** Makes a call with the contract's example, and returns the audit log's rows for that call. */
  async function made(call: AnyCall, by: "owner" | "staff") {
    const owner = await server().person();
    const example = await exampleRequest(server(), call, { owner, officer: staff.get("officer") as Person, branch });
    const changed = { ...example, ...(await prepared[call.id]?.(server(), owner, example)) };
    const isOwners = by === "owner" && (["owner", "signed_in"] as const).some((grant) => call.access.includes(grant));
    const role = staffRoleOf(call) ?? "officer";
    const caller = isOwners ? owner : (staff.get(role) as Person);
    const answer = await askCall(server(), call, changed, {
      token: caller.token,
      query: queries[call.id]?.(owner) ?? "",
    });
    const text = await answer.text();
    expect(answer.ok, `${answer.status} ${text}`).toBe(true);
    const rows = await server()
      .db.kysely.selectFrom("audit")
      .select(["action", "actor_id", "entity_id"])
      .where("request_id", "=", answer.headers.get("x-request-id"))
      .execute();
    return { text, rows, caller };
  }

  describe("a change leaves an audit row of the person who made it [R-ADD-12]", () => {
    it.each(writes.map((call) => [call.id, call] as const))("%s", async (_id, call) => {
      const { rows, caller } = await made(call, "owner");
      expect(rows.map(({ actor_id }) => actor_id)).toContain(caller.id);
      expect(rows.map(({ action }) => action)).not.toContain("read");
    });
  });

  it("a call that the caller's role does not allow leaves a row too [R-ADD-12]", async () => {
    const caller = await server().person();
    await expect(caller.kwan.reports.revenue({})).rejects.toMatchObject({ status: 403 });
    const rows = await server()
      .db.kysely.selectFrom("audit")
      .select(["action", "entity", "entity_id"])
      .where("actor_id", "=", caller.id)
      .execute();
    expect(rows).toEqual([{ action: "refused", entity: "call", entity_id: "getRevenue" }]);
  });

  describe("a read by staff leaves an audit row for each record that was read [R-ADD-12]", () => {
    it.each(reads.map((call) => [call.id, call] as const))("%s", async (_id, call) => {
      const { rows, text, caller } = await made(call, "staff");
      const resultCount = call.paged ? (JSON.parse(text) as { results: readonly object[] }).results.length : undefined;
      if (resultCount === undefined) expect(rows.length).toBeGreaterThan(0);
      else expect(rows.length).toBeGreaterThanOrEqual(Math.min(resultCount, 1));
      for (const row of rows) expect(row).toMatchObject({ action: "read", actor_id: caller.id });
    });

    it("a citizen's reads of their own records leave none", async () => {
      const call = calls.find(({ id }) => id === "getDriver") as AnyCall;
      expect((await made(call, "owner")).rows).toEqual([]);
    });
  });
});
