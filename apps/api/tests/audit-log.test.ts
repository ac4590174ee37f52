import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deleteAccounts } from "../src/main/deletions/commands/delete-accounts.ts";
import { recordAudit } from "../src/platform/audit/append.ts";
import { sealAudit } from "../src/platform/audit/seal.ts";
import { verifyAudit } from "../src/platform/audit/verify.ts";
import { systemContext } from "../src/platform/context.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import type { BranchId } from "../src/platform/ids.ts";
import { bothDatabases } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { giveLicence, seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

bothDatabases((database) => {
  const server = testServer(database);
  let admin: Person;
  let officer: Person;
  let driver: Person;
  let other: Person;
  let accra: BranchId;
  beforeAll(async () => {
    ({ accra } = await seedBranches(server()));
  });
  beforeEach(start);

  /** Creates new people for each test, because moving the clock ends sessions. */
  async function start() {
    admin = await server().person({ role: "admin" });
    officer = await server().person({ role: "officer", branch_id: accra });
    driver = await server().person();
    other = await server().person();
    await giveLicence(server(), driver.driver, "2025-01-10");
  }

  const log = async (query: Parameters<typeof admin.kwan.audit.list>[0]) => {
    const { results } = await admin.kwan.audit.list({ limit: 100, ...query });
    return results;
  };
  const driverOf = ({ driver: id }: Person) => idOf("drv", id ?? "");
  /** Moves the clock, so that each test's rows have distinct times. */
  const later = () => server().clock.forward(60_000);
  /** Moves the clock to a minute before midnight, and logs people in again. */
  const beforeMidnight = async () => {
    server().clock.forward(86_340_000 - (server().clock.now.getTime() % 86_400_000));
    await start();
    return server().clock.now.toISOString().slice(0, 10);
  };
  const changeJob = (person: Person, occupation: string) =>
    person.kwan.drivers.update(driverOf(person), { occupation });

  it("says who did what to whose record, with the values before and after [R-AUT-16]", async () => {
    await changeJob(driver, "Baker");
    await changeJob(driver, "Mason");
    const [latest] = await log({ person: driverOf(driver), action: "update_driver" });
    expect(latest).toMatchObject({
      at: server().clock.now.toISOString(),
      who: { id: driver.id, role: "driver", job: null },
      action: "update_driver",
      entity: "driver",
      entity_id: driver.driver,
      about: { id: driver.driver, name: expect.stringMatching(/^Ama Person\d+$/) },
      changes: [
        {
          field: "occupation",
          before: { text: "Baker", is_erased: false },
          after: { text: "Mason", is_erased: false },
        },
      ],
      is_sealed: false,
    });
    expect(latest?.who.name).toMatch(/^Ama Person\d+$/);
    await sealAudit(server().deps);
    expect((await log({ person: driverOf(driver), action: "update_driver" }))[0]?.is_sealed).toBe(true);
  });

  it("names the job of a row that no person has written, and the reason [R-AUT-16]", async () => {
    await inTransaction(server().db, (tx) =>
      recordAudit(systemContext(tx, server().deps, "night-job"), {
        action: "change_role",
        entity: "user",
        entity_id: other.id,
        before: { role: "learner" },
        after: { role: "driver", reason: "The licence was issued." },
      }),
    );
    expect((await log({ person: other.id, action: "change_role" }))[0]).toMatchObject({
      who: { id: null, name: null, role: null, job: "night-job" },
      about: { id: other.driver },
      reason: "The licence was issued.",
      changes: [{ field: "role" }],
    });
  });

  describe("filters [R-AUT-16]", () => {
    it("by person: the id of the driver or of the account, a licence number, or the name", async () => {
      await changeJob(driver, "Cook");
      await changeJob(other, "Cook");
      const { number: license_number } = await driver.kwan.licences.get(driverOf(driver));
      const [row] = await log({ person: driverOf(driver) });
      for (const person of [driverOf(driver), driver.id, license_number ?? "", row?.about?.name ?? ""]) {
        const rows = await log({ person });
        expect(rows.length, person).toBeGreaterThan(0);
        expect(new Set(rows.map(({ about }) => about?.id)), person).toEqual(new Set([driver.driver]));
      }
    });

    it("by a person who does not exist: no rows, instead of all of them", async () => {
      expect(await log({ person: "Nobody Atall" })).toEqual([]);
    });

    it("refuses a name that too many people have, instead of leaving some of them out", async () => {
      for (let index = 0; index < 51; index++) await server().person();
      const common = await admin.kwan.audit.list({ person: "Ama Person" }).settled();
      expect(common).toMatchObject({ ok: false, error: { code: "invalid" } });
    });

    it("by officer, by act and by day, alone and together", async () => {
      const day = await beforeMidnight();
      await officer.kwan.drivers.recordEyeTest(driverOf(driver), {
        tested_on: day,
        is_passed: true,
        needs_glasses: false,
        centre: "Ridge Hospital",
      });
      await changeJob(driver, "Tailor");
      later();
      await changeJob(driver, "Welder");
      const acts = async (query: Parameters<typeof log>[0]) => (await log(query)).map(({ action }) => action);
      expect(await acts({ actor: officer.id })).toEqual(["record_eye_test"]);
      expect(new Set(await acts({ action: "record_eye_test" }))).toEqual(new Set(["record_eye_test"]));
      expect(await acts({ from: day, to: day, person: driverOf(driver) })).toEqual([
        "update_driver",
        "record_eye_test",
      ]);
      expect(await acts({ from: day, to: day, actor: driver.id })).toEqual(["update_driver"]);
      expect((await admin.kwan.audit.list({ to: "9999-12-31" })).count).toBeGreaterThan(0);
      await admin.kwan.audit.downloadAccessed({ actor: admin.id, to: "9999-12-31" });
      const wrong = await admin.kwan.audit.list({ from: "2026-12-02", to: "2026-12-01" }).settled();
      expect(wrong).toMatchObject({ ok: false, error: { code: "invalid" } });
    });

    it("leaves out looks unless they are asked for, and then also shows the looks at the log itself", async () => {
      later();
      await officer.kwan.drivers.get(driverOf(driver));
      const about = { person: driverOf(driver) };
      expect((await log(about)).filter(({ action }) => action === "read")).toEqual([]);
      const [atLog, atDriver] = (await log({ ...about, include_reads: "true" })).filter(
        ({ action }) => action === "read",
      );
      expect(atDriver).toMatchObject({ who: { id: officer.id }, entity: "driver", entity_id: driver.driver });
      expect(atLog).toMatchObject({ who: { id: admin.id }, entity: "audit", about: { id: driver.driver } });
    });

    it("notes what was asked for in each look at the log", async () => {
      later();
      await log({ action: "log_in", from: "2026-11-01" });
      const [row] = await log({ actor: admin.id, action: "read" });
      expect(row).toMatchObject({ entity: "audit", entity_id: "log", about: null });
      expect(row?.changes.map(({ field, after }) => `${field}: ${after?.text}`)).toEqual([
        "from: 2026-11-01",
        "action: log_in",
      ]);
    });
  });

  it("shows each row once, the newest first, page by page [R-AUT-16]", async () => {
    const person = await server().person();
    for (const job of ["A", "B", "C", "D", "E", "F", "G"]) {
      if (job !== "C") later();
      await changeJob(person, `${job} job`);
    }
    const numbers: number[] = [];
    for await (const { number } of admin.kwan.audit.list({ person: driverOf(person), limit: 3 })) numbers.push(number);
    expect(numbers).toHaveLength(7);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect((await admin.kwan.audit.list({ person: driverOf(person), limit: 3 })).count).toBe(7);
  });

  it("shows that the personal values of a deleted account are erased [R-AUT-16] [R-ADD-12]", async () => {
    const person = await server().person();
    await changeJob(person, "Secret trade");
    const find = () => log({ actor: person.id, action: "update_driver" });
    expect((await find())[0]?.changes[0]?.after).toEqual({ text: "Secret trade", is_erased: false });
    await server()
      .db.kysely.updateTable("users")
      .set({ deletes_at: server().clock.now })
      .where("id", "=", person.id)
      .execute();
    await deleteAccounts(server().deps);
    const [row] = await find();
    expect(row?.changes[0]?.after).toEqual({ text: null, is_erased: true });
    // The row about the deletion names the driver, although the account no longer has one.
    expect((await log({ person: driverOf(person) })).map(({ action }) => action)).toContain("delete_account");
  });

  it("finds rows from before the log named drivers by the records that they name", async () => {
    const person = await server().person();
    await inTransaction(server().db, async (tx) => {
      await changeOf(tx, person);
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update audit set driver_id = null where entity_id = ${person.driver}`.execute(tx);
    });
    expect((await log({ person: driverOf(person) }))[0]).toMatchObject({
      action: "update_driver",
      about: { id: person.driver },
    });
  });

  it("detects that the person of a sealed row was changed or removed [R-ADD-12]", async () => {
    const person = await server().person();
    await changeJob(person, "Potter");
    await sealAudit(server().deps);
    expect((await verifyAudit(server().deps)).isWhole).toBe(true);
    const row = sql`where entity_id = ${person.driver} and action = 'update_driver'`;
    for (const forged of [driver.driver, null]) {
      await inTransaction(server().db, async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql`update audit set driver_id = ${forged} ${row}`.execute(tx);
      });
      expect((await verifyAudit(server().deps)).problems).toEqual([
        expect.stringMatching(/was changed after it was sealed/),
      ]);
    }
    await inTransaction(server().db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update audit set driver_id = ${person.driver} ${row}`.execute(tx);
    });
    expect((await verifyAudit(server().deps)).isWhole).toBe(true);
  });

  describe("who has opened a record [R-AUT-16]", () => {
    it("is shown to the person by role and branch, without the name", async () => {
      const person = await server().person();
      await officer.kwan.drivers.get(driverOf(person));
      await person.kwan.drivers.get(driverOf(person));
      const { results, count } = await person.kwan.users.access();
      expect(results).toEqual([
        {
          at: server().clock.now.toISOString(),
          role: "officer",
          branch: expect.stringMatching(/Accra/),
          entity: "driver",
          opened_by: expect.stringMatching(/^[0-9a-f]{12}$/),
          program: null,
          reason: null,
        },
      ]);
      expect(count).toBe(1);
      expect((await other.kwan.users.access()).results.filter(({ entity }) => entity !== "audit")).toEqual([]);
    });

    it("is listed for an account: each person once, how often, and when first and last", async () => {
      await beforeMidnight();
      const curious = await server().person({ role: "officer" });
      const [once, twice] = [await server().person(), await server().person()];
      const begin = server().clock.now.toISOString();
      await curious.kwan.drivers.get(driverOf(twice));
      later();
      await curious.kwan.drivers.get(driverOf(once));
      later();
      await curious.kwan.licences.get(driverOf(twice)).settled();
      await curious.kwan.drivers.identification(driverOf(twice)).settled();
      const end = server().clock.now.toISOString();
      const { results } = await admin.kwan.audit.accessed({ actor: curious.id });
      expect(results.map(({ driver: id }) => id)).toEqual([twice.driver, once.driver]);
      expect(results[0]).toMatchObject({ first_at: begin, last_at: end });
      expect(results[0]?.times).toBeGreaterThan(1);
      const day = end.slice(0, 10);
      const today = await admin.kwan.audit.accessed({ actor: curious.id, from: day });
      expect(today.results.find(({ driver: id }) => id === twice.driver)?.first_at).toBe(end);
      const file = await admin.kwan.audit.downloadAccessed({ actor: curious.id });
      expect((await file.text()).trim().split("\r\n")).toHaveLength(3);
    });
  });

  it("is downloaded whole as CSV, with times that spreadsheets read, and the download is noted [R-AUT-16]", async () => {
    const person = await server().person();
    await changeJob(person, "Mason");
    await server()
      .db.kysely.insertInto("audit")
      .values(
        Array.from({ length: 2_300 }, (_, index) => ({
          at: new Date(Date.UTC(2025, 0, 1, 0, 0, Math.floor(index / 2))),
          actor_id: idOf("usr", person.id),
          actor_role: "driver",
          action: index === 0 ? "an_act_of_long_ago" : "log_in",
          entity: "user",
          entity_id: person.id,
          driver_id: null,
          request_id: null,
          address: null,
          previous_hash: null,
          hash: null,
          salt: `salt ${index}`,
        })),
      )
      .execute();
    const ask = { person: person.id, from: "2025-01-01", to: "2025-01-01" } as const;
    const file = await admin.kwan.audit.download(ask as never);
    expect(file.type).toMatch(/^text\/csv/);
    const lines = (await file.text()).trim().split("\r\n");
    expect(lines).toHaveLength(2_301);
    expect(new Set(lines).size).toBe(2_301);
    expect(lines[1]).toMatch(/2025-01-01 00:00:00,.*,an_act_of_long_ago,an_act_of_long_ago,Account/);
    expect(lines[2]).toContain("Logged in");
    const french = await fetch(`${server().baseUrl}/audit/download/?person=${person.id}&from=2025-01-01`, {
      headers: { authorization: `Bearer ${admin.token}`, "accept-language": "fr" },
    });
    const inFrench = await french.text();
    expect(inFrench).toContain("Connexion");
    expect(inFrench).toContain("occupation\u00a0: Mason");
    const [noted] = await log({ actor: admin.id, action: "read", person: person.id });
    expect(noted).toMatchObject({ entity: "audit_file", about: { id: person.driver } });
  });
});

/** Records a profile change as the server does, in the caller's transaction. */
const changeOf = (tx: Parameters<Parameters<typeof inTransaction>[1]>[0], person: Person) =>
  recordAudit(systemContext(tx, { now: () => new Date() } as never, "test"), {
    action: "update_driver",
    entity: "driver",
    entity_id: person.driver ?? "",
    before: { address: null },
    after: {},
  });
