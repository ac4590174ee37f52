import { addDays, addYears, dayOf, type PlainDate, pesewas } from "@kwan/domain";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { soonReminders } from "../src/main/reminders/reminders.ts";
import { sendReminders } from "../src/main/reminders/send-reminders.ts";
import { stepAt, stepSince } from "../src/main/reminders/windows.ts";
import { type BranchId, type InvoiceId, noDriver } from "../src/platform/ids.ts";
import { smsText } from "../src/platform/messages/gsm.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { endorse } from "./fixtures/endorse.ts";
import { giveEyeTest, giveLicence, seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

const today = "2026-11-21";
const licenceSteps = [90, 60, 30, 14, 7, 1, 0];

describe("the days of reminders", () => {
  it("are caught up within two days after an outage, not later, and never overlap with the next [R-ADD-10]", () => {
    const at = (days: number) => stepAt(days, licenceSteps);
    expect([91, 90, 89, 88, 87].map(at)).toEqual([null, 90, 90, 90, null]);
    expect([8, 7, 5, 4, 2, 1, 0, -1].map(at)).toEqual([null, 7, 7, null, null, 1, 0, null]);
    expect([2, 3, 5, 6, 9, 10, 12, 13].map((days) => stepSince(today, addDays(today, -days), [3, 10]))).toEqual([
      null,
      3,
      3,
      null,
      null,
      10,
      10,
      null,
    ]);
  });
});

eachDatabase((database) => {
  const server = testServer(database);
  let accra: BranchId;
  beforeAll(async () => {
    ({ accra } = await seedBranches(server()));
  });
  beforeEach(() => {
    server().clock.now = new Date(`${today}T09:00:00.000Z`);
  });

  const toldOf = async ({ id }: Person) =>
    (
      await server()
        .db.kysely.selectFrom("notifications")
        .select(["title", "message", "type"])
        .where("user_id", "=", id)
        .orderBy("id")
        .execute()
    ).map(({ message }) => message);
  const remind = () => sendReminders(server().deps);

  /** Runs the reminders daily in a period, and returns the days on which a person received one. */
  async function daysHeard(person: Person, from: PlainDate, to: PlainDate): Promise<string[]> {
    const heard: string[] = [];
    for (let [day, before] = [from, 0]; day <= to; day = addDays(day, 1)) {
      server().clock.now = new Date(`${day}T10:10:00.000Z`);
      await remind();
      const { length } = await toldOf(person);
      if (length > before) heard.push(day);
      before = length;
    }
    return heard;
  }

  async function givePermit({ driver }: Person, permit: string, expires_on: string): Promise<void> {
    const { db, deps } = server();
    const id = deps.newId("prm");
    const row = {
      id,
      driver_id: driver ?? noDriver,
      permit,
      number: id,
      classes: "[]",
      issued_on: "2026-01-01",
      expires_on,
    };
    await db.kysely.insertInto("permits").values(row).execute();
  }

  async function giveInvoice({ id, driver }: Person, issued_at: string, days = 14): Promise<InvoiceId> {
    const { db, deps } = server();
    const application_id = await newApplication(server(), { driver, filed_by: id });
    const invoice = {
      id: deps.newId("inv"),
      application_id,
      driver_id: driver ?? noDriver,
      due: "on_sending" as const,
      status: "unpaid" as const,
    };
    const due_at = `${addDays(dayOf(issued_at), days)}T10:00:00.000Z`;
    await db.kysely
      .insertInto("invoices")
      .values({ ...invoice, number: `INV-${invoice.id.slice(-6)}`, total_pesewas: pesewas(21_000), issued_at, due_at })
      .execute();
    return invoice.id;
  }

  it("people are reminded of a renewal 90, 60, 30, 14, 7 and 1 days before and on the day, once each [R-ADD-10]", async () => {
    const person = await server().person();
    const due = "2027-03-10";
    await giveLicence(server(), person.driver, addYears(due, -2));
    const heard = await daysHeard(person, addDays(due, -92), addDays(due, 2));
    expect(heard).toEqual(licenceSteps.map((days) => addDays(due, -days)));
    const told = await toldOf(person);
    expect(told).toHaveLength(7);
    expect(told[0]).toBe(
      "Your driver's licence is due for renewal on March 10, 2027. Renewal costs GHS 210.00. Apply online yourself. You do not need an agent.",
    );
    expect(told[6]).toContain("due for renewal today");
  });

  it("an expiring card has its own reminder; a revoked licence, or one without an account, has none [R-ADD-10]", async () => {
    const [ending, revoked, gone] = [await server().person(), await server().person(), await server().person()];
    const { kysely } = server().db;
    for (const { driver } of [ending, revoked, gone])
      await giveLicence(server(), driver, addYears(addDays(today, 30), -6));
    await endorse(server(), revoked);
    await kysely.updateTable("drivers").set({ user_id: null }).where("id", "=", gone.driver).execute();
    await remind();
    expect(await toldOf(ending)).toEqual([
      expect.stringMatching(/^Your driver's licence expires on December 21, 2026\. A new card costs GHS \d/),
    ]);
    expect([...(await toldOf(revoked)), ...(await toldOf(gone))]).toEqual([]);
  });

  it("people with a licence issued on 29 February are reminded for the 28th [R-ADD-10]", async () => {
    const person = await server().person();
    await giveLicence(server(), person.driver, "2024-02-29");
    expect(await daysHeard(person, "2026-02-20", "2026-03-01")).toEqual(["2026-02-21", "2026-02-27", "2026-02-28"]);
  });

  it("people are reminded of a learner's licence 30, 7 and 1 days before, of other permits 30 and 7, and of none that has been replaced [R-ADD-10]", async () => {
    const ends = "2027-06-30";
    const [learner, abroad, hazard, renewed] = await Promise.all([1, 2, 3, 4].map(() => server().person()));
    if (!learner || !abroad || !hazard || !renewed) throw new Error("Four people are made.");
    await givePermit(learner, "learners_license", ends);
    await givePermit(abroad, "international", ends);
    await givePermit(hazard, "hazard", ends);
    await givePermit(renewed, "hazard", ends);
    await givePermit(renewed, "hazard", addYears(ends, 1));
    const heard = await daysHeard(learner, addDays(ends, -33), addDays(ends, 1));
    expect(heard).toEqual([30, 7, 1].map((days) => addDays(ends, -days)));
    expect(await toldOf(abroad)).toHaveLength(2);
    expect((await toldOf(hazard))[0]).toMatch(
      /^Your hazardous goods permit expires on June 30, 2027\. A new one costs GHS \d/,
    );
    expect(await toldOf(hazard)).toHaveLength(2);
    expect(await toldOf(renewed)).toEqual([]);
  });

  it("people are reminded of an unpaid invoice after 3 and 10 days with its amount, and not of a paid or expired one [R-ADD-10]", async () => {
    const [owing, paid, late] = [await server().person(), await server().person(), await server().person()];
    await giveInvoice(late, `${today}T15:00:00.000Z`, 5);
    await giveInvoice(owing, `${today}T15:00:00.000Z`);
    const settled = await giveInvoice(paid, `${today}T15:00:00.000Z`);
    await server()
      .db.kysely.updateTable("invoices")
      .set({ status: "paid", paid_at: `${today}T16:00:00.000Z` })
      .where("id", "=", settled)
      .execute();
    expect(await daysHeard(owing, today, addDays(today, 16))).toEqual([addDays(today, 3), addDays(today, 10)]);
    const told = await toldOf(owing);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatch(/^Invoice INV-\w+ for GHS 210\.00 is unpaid\. Pay it in the portal by December 05?, 2026/);
    expect(await toldOf(paid)).toEqual([]);
    expect(await toldOf(late), "three days after it was issued, and not after it has expired").toHaveLength(1);
  });

  it("people are reminded of an eye test 7 days before it expires, unless they have passed a newer one [R-ADD-10]", async () => {
    const officer = await server().person({ role: "officer" });
    const [one, two] = [await server().person(), await server().person()];
    const tested = addDays(today, -83);
    await giveEyeTest(server(), one.driver, officer.id, tested);
    await giveEyeTest(server(), two.driver, officer.id, tested);
    await giveEyeTest(server(), two.driver, officer.id, addDays(today, -3));
    await remind();
    expect(await toldOf(one)).toEqual([
      "Your eye test expires on November 28, 2026. Submit your application by then, or open it to book a new test.",
    ]);
    expect(await toldOf(two)).toEqual([]);
  });

  it("people are reminded of an appointment two days before, with place and time, and not of a cancelled one [R-ADD-10]", async () => {
    const { db, deps } = server();
    const slot = { id: deps.newId("slt"), branch_id: accra, purpose: "practical_test", capacity: 2 };
    const day = addDays(today, 5);
    await db.kysely
      .insertInto("slots")
      .values({ ...slot, starts_at: `${day}T09:30:00.000Z`, ends_at: `${day}T10:00:00.000Z` })
      .execute();
    const [coming, cancelled] = [await server().person(), await server().person()];
    for (const [place, person, status] of [
      [1, coming, "booked"],
      [2, cancelled, "cancelled"],
    ] as const) {
      const application_id = await newApplication(server(), { driver: person.driver, filed_by: person.id });
      const row = {
        id: deps.newId("apt"),
        application_id,
        driver_id: person.driver ?? noDriver,
        slot_id: slot.id,
        place,
        status,
        created_at: deps.now(),
      };
      await db.kysely.insertInto("appointments").values(row).execute();
    }
    expect(await daysHeard(coming, today, addDays(day, 1))).toEqual([addDays(day, -2)]);
    expect((await toldOf(coming))[0]).toMatch(
      /^Your practical test is on November 26, 2026 at 09:30, .+\. Bring your Ghana Card\./,
    );
    expect(await toldOf(cancelled)).toEqual([]);
  });

  it("people are reminded again three hours before an appointment, once, again after a move, and not if they have just booked it [R-ADD-10]", async () => {
    const { db, deps, clock } = server();
    const day = addDays(today, 9);
    const slotAt = async (time: string) => {
      const id = deps.newId("slt");
      const starts_at = `${day}T${time}:00.000Z`;
      const slot = {
        id,
        branch_id: accra,
        purpose: "eye_test",
        capacity: 9,
        starts_at,
        ends_at: `${day}T17:00:00.000Z`,
      };
      await db.kysely.insertInto("slots").values(slot).execute();
      return id;
    };
    const [early, late] = [await slotAt("13:00"), await slotAt("15:30")];
    const book = async ({ id, driver }: Person, created_at: Date, place: number) => {
      const application_id = await newApplication(server(), { driver, filed_by: id });
      const row = {
        id: deps.newId("apt"),
        application_id,
        driver_id: driver ?? noDriver,
        slot_id: early,
        place,
        created_at,
      };
      await db.kysely
        .insertInto("appointments")
        .values({ ...row, status: "booked" })
        .execute();
      return row.id;
    };
    const [coming, moving, silent, hasty] = [
      await server().person(),
      await server().person(),
      await server().person(),
      await server().person(),
    ];
    await book(coming, clock.now, 1);
    const moved = await book(moving, clock.now, 2);
    await book(silent, clock.now, 3);
    await book(hasty, new Date(`${day}T10:30:00.000Z`), 4);
    await db.kysely
      .updateTable("users")
      .set({ wants_sms: false, wants_email: false })
      .where("id", "=", silent.id)
      .execute();
    const heardAt = async (time: string) => {
      clock.now = new Date(`${day}T${time}:00.000Z`);
      await Promise.all([1, 2].map(() => sendReminders(deps, soonReminders)));
      return Promise.all([coming, moving, silent, hasty].map(async (each) => (await toldOf(each)).length));
    };
    expect(await heardAt("09:59"), "more than three hours before").toEqual([0, 0, 0, 0]);
    expect(await heardAt("10:01")).toEqual([1, 1, 1, 0]);
    expect(await heardAt("10:45")).toEqual([1, 1, 1, 0]);
    await db.kysely.updateTable("appointments").set({ slot_id: late }).where("id", "=", moved).execute();
    expect(await heardAt("12:31")).toEqual([1, 2, 1, 0]);
    expect(await heardAt("13:01"), "after the appointment has begun").toEqual([1, 2, 1, 0]);
    const missed = await server().person();
    await book(missed, new Date(`${today}T09:00:00.000Z`), 5);
    await heardAt("13:02");
    expect(await toldOf(missed), "not even if the server was down before").toEqual([]);
    expect((await toldOf(moving))[1]).toMatch(/^Your eye test is on November 30, 2026 at 15:30, /);
    const left = (person: Person) =>
      db.kysely.selectFrom("messages").select("channel").where("user_id", "=", person.id).execute();
    expect(await left(silent), "people who want no messages are reminded in the portal only").toEqual([]);
    expect((await left(coming)).length).toBe(2);
  });

  it("two servers running at the same time remind nobody twice, and respect people's preferences [R-ADD-10]", async () => {
    const [person, silent] = [await server().person(), await server().person()];
    for (const each of [person, silent]) await giveLicence(server(), each.driver, addYears(addDays(today, 60), -2));
    await server()
      .db.kysely.updateTable("users")
      .set({ wants_sms: false, wants_email: false })
      .where("id", "=", silent.id)
      .execute();
    await Promise.all([remind(), remind(), remind()]);
    expect(await toldOf(person)).toHaveLength(1);
    expect(await toldOf(silent)).toHaveLength(1);
    const channels = async ({ id }: Person) =>
      (
        await server()
          .db.kysely.selectFrom("messages")
          .select("channel")
          .where("user_id", "=", id)
          .orderBy("channel")
          .execute()
      ).map(({ channel }) => channel);
    expect(await channels(person)).toEqual(["email", "sms"]);
    expect(await channels(silent)).toEqual([]);
  });

  it("every text fits into one GSM-7 SMS and contains no ID number [R-ADD-10]", async () => {
    const { db } = server();
    const sent = await db.kysely.selectFrom("notifications").select("message").where("type", "=", "reminder").execute();
    expect(sent.length).toBeGreaterThan(10);
    const ids = (await db.kysely.selectFrom("drivers").select("id_number").execute()).map(
      ({ id_number }) => id_number ?? "",
    );
    for (const { message } of sent) {
      expect(message.length, message).toBeLessThanOrEqual(160);
      expect(smsText(message)).toBe(message);
      expect(message).not.toMatch(/GHA-|https?:/);
      expect(ids.some((id) => id && message.includes(id))).toBe(false);
    }
  });
});
