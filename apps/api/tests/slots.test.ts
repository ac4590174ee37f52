import { createHash } from "node:crypto";
import { addDays, dayOf } from "@kwan/domain";
import { isPublicHoliday, isWeekend } from "@kwan/domain/dates";
import { hasCode } from "@kwan/sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { keepSlots } from "../src/licensing/appointments/commands/keep-slots.ts";
import { appointmentTypesOf, openDays } from "../src/licensing/appointments/timetable.ts";
import type { BranchId } from "../src/platform/ids.ts";
import { addOpenStep, newApplication } from "./applications.ts";
import { bothDatabases } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { testServer } from "./server.ts";

const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter((day) => day.startsWith(`${year}`));

describe("the days on which branches are open [R-ADD-06]", () => {
  it.each([
    ["2026-01-01", true, "New Year"],
    ["2026-03-06", true, "Independence"],
    ["2026-03-20", true, "Eid al-Fitr"],
    ["2026-04-03", true, "Good Friday"],
    ["2026-04-06", true, "Easter Monday"],
    ["2026-05-27", true, "Eid al-Adha"],
    ["2026-12-04", true, "Farmers' Day"],
    ["2026-12-11", false, "the Friday after it"],
    ["2026-12-25", true, "Christmas"],
    ["2026-12-28", true, "the Monday for Boxing Day on a Saturday"],
    ["2026-12-29", false, "the Tuesday after it"],
    ["2027-03-26", true, "Good Friday of the next year"],
    ["2027-05-03", true, "the Monday for Labour Day on a Saturday"],
    ["2027-12-27", true, "the Monday for Christmas on a Saturday"],
    ["2027-12-28", true, "the Tuesday for Boxing Day on a Sunday"],
    ["2027-12-29", false, "the Wednesday after both"],
    ["2026-11-23", false, "a plain Monday"],
  ])("%s is a holiday: %s (%s)", (day, isHoliday) => {
    expect(isPublicHoliday(dayOf(day))).toBe(isHoliday);
  });

  it("leave out 13 to 20 holidays in each of the next ten years, and every weekend", () => {
    for (let year = 2026; year < 2036; year++) {
      const working = daysOf(year).filter((day) => !isWeekend(day));
      const holidays = working.filter(isPublicHoliday);
      expect(holidays.length, `${year}: ${holidays.join(" ")}`).toBeGreaterThanOrEqual(13);
      expect(holidays.length, `${year}: ${holidays.join(" ")}`).toBeLessThanOrEqual(20);
      expect(openDays(`${year}-01-01`, `${year}-12-31`)).toHaveLength(working.length - holidays.length);
    }
  });

  it("are those that were recorded before dayjs did the calendar, from 2000 to 2099", () => {
    const days = openDays("2000-01-01", "2099-12-31");
    expect(days).toHaveLength(24_683);
    expect(createHash("sha256").update(days.join()).digest("hex").slice(0, 16)).toBe("eb35343ac1f7790e");
  });
});

bothDatabases((database) => {
  const server = testServer(database);
  let accra: BranchId;
  let bekwai = "";
  beforeAll(async () => {
    ({ accra } = await seedBranches(server()));
    bekwai = (
      await server().db.kysely.selectFrom("branches").select("id").where("code", "=", "AS4").executeTakeFirstOrThrow()
    ).id;
  });
  const everySlot = () =>
    server().db.kysely.selectFrom("slots").selectAll().orderBy("starts_at").orderBy("id").execute();

  it("there are times to book for eight weeks at each branch that offers the appointment, added once by two servers at the same time, and never on a closed day [R-ADD-06]", async () => {
    const { deps, db } = server();
    const [one, other] = await Promise.all([keepSlots(deps), keepSlots(deps)]);
    const all = await everySlot();
    expect(all.length).toBe(one + other);
    const [first, last] = [all[0]?.starts_at.slice(0, 10), all.at(-1)?.starts_at.slice(0, 10)];
    expect([first, last]).toEqual(["2026-11-23", "2027-01-15"]);
    expect(all.filter(({ starts_at }) => isWeekend(dayOf(starts_at)) || isPublicHoliday(dayOf(starts_at)))).toEqual([]);
    for (const { starts_at, ends_at } of all) {
      expect(starts_at.slice(11, 16) >= "08:00" && ends_at.slice(11, 16) <= "17:00").toBe(true);
      expect(ends_at > starts_at).toBe(true);
    }
    for (const branch of await db.kysely.selectFrom("branches").selectAll().execute()) {
      const held = new Set(all.filter(({ branch_id }) => branch_id === branch.id).map(({ purpose }) => purpose));
      expect([...held].toSorted(), branch.code).toEqual(
        appointmentTypesOf(branch)
          .map(({ purpose }) => purpose)
          .toSorted(),
      );
      expect(held.has("biometrics"), branch.code).toBe(true);
      expect(held.has("practical_test"), branch.code).toBe(branch.is_test_centre);
    }
  });

  it("a second run adds nothing, a day later a run adds one day, and removed times stay removed [R-ADD-06]", async () => {
    const { deps, db, clock } = server();
    expect(await keepSlots(deps)).toBe(0);
    const gone = (await everySlot()).find(({ branch_id, purpose }) => branch_id === accra && purpose === "eye_test");
    await db.kysely.deleteFrom("slots").where("id", "=", idOf("slt", gone?.id)).execute();
    clock.now = new Date("2026-11-23T09:00:00.000Z");
    expect(await keepSlots(deps)).toBeGreaterThan(0);
    const all = await everySlot();
    expect(all.at(-1)?.starts_at.slice(0, 10)).toBe("2027-01-18");
    expect(
      all.some((slot) => slot.starts_at === gone?.starts_at && slot.branch_id === accra && slot.purpose === "eye_test"),
    ).toBe(false);
  });

  it("a person can book one of them, and a branch that does not offer it shows none [R-ADD-06]", async () => {
    const { person, db, deps } = server();
    const { kwan, driver, id } = await person();
    const service = await newApplication(server(), {
      driver,
      filed_by: id,
      kind: "learners-license",
      status: "in_review",
    });
    await addOpenStep(server(), service, "biometrics");
    expect((await kwan.appointments.slots(bekwai, { purpose: "practical_test" })).results).toEqual([]);
    const [slot] = (await kwan.appointments.slots(bekwai, { purpose: "biometrics" })).results;
    expect(slot).toMatchObject({ places_left: 8, starts_at: "2026-11-23T10:00:00.000Z" });
    await kwan.appointments.book({ service, slot: slot?.id ?? "" });
    await addOpenStep(server(), service, "eye_test", 1);
    // The eye test is taken at a different branch, which is a test centre.
    const centre = (await kwan.branches.list({ limit: 100 })).results.find(({ is_test_centre }) => is_test_centre);
    const { results: eyes } = await kwan.appointments.slots(centre?.id ?? "", { purpose: "eye_test" });
    const sameTime = eyes.find(({ starts_at }) => starts_at === slot?.starts_at);
    await expect(kwan.appointments.book({ service, slot: sameTime?.id ?? "" })).rejects.toMatchObject({
      code: "state_forbids",
      message: expect.stringContaining("You have another appointment at this time, at Bekwai."),
    });
    const eye = eyes.find(({ starts_at }) => starts_at >= (slot?.ends_at ?? ""));
    const test = await kwan.appointments.book({ service, slot: eye?.id ?? "" });
    expect(test.purpose, "an appointment for each purpose").toBe("eye_test");
    await expect(kwan.appointments.move(test.id, { slot: sameTime?.id ?? "" })).rejects.toMatchObject({
      message: expect.stringContaining("You have another appointment at this time"),
    });
    const messages = (await kwan.notifications.list()).results.map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringMatching(/^Your eye test is booked for /));
    expect(messages).toContainEqual(expect.stringMatching(/^Your photo and fingerprint appointment is booked for /));
    await db.kysely.deleteFrom("appointments").where("id", "=", idOf("apt", test.id)).execute();
    const second = await kwan.appointments.book({ service, slot: slot?.id ?? "" }).settled();
    expect(!second.ok && hasCode(second.error, "already_exists")).toBe(true);
    expect((await kwan.appointments.slots(bekwai, { purpose: "biometrics" })).results[0]?.places_left).toBe(7);
    const ended = await person();
    const application = await newApplication(server(), {
      driver: ended.driver,
      filed_by: ended.id,
      kind: "learners-license",
      status: "in_review",
    });
    await addOpenStep(server(), application, "biometrics");
    await ended.kwan.appointments.book({ service: application, slot: slot?.id ?? "" });
    const placesLeft = async () =>
      (await kwan.appointments.slots(bekwai, { purpose: "biometrics" })).results[0]?.places_left;
    expect(await placesLeft()).toBe(6);
    // Pretend that the payment was refunded. Then the applicant cancels.
    await db.kysely.updateTable("services").set({ status: "awaiting_payment" }).where("id", "=", application).execute();
    await ended.kwan.services.move(application, { action: "cancel" }, latest);
    expect(await placesLeft(), "the place of an application that ends is free again").toBe(7);
    const { status } = (await ended.kwan.appointments.list()).results[0] ?? {};
    expect(status).toBe("cancelled");
    server().clock.forward(30 * 86_400_000);
    await keepSlots(deps);
    const past = (await everySlot()).filter(({ starts_at }) => starts_at < "2026-12-16");
    expect(
      past.map((each) => each.id),
      "only the booked one of the past times is kept",
    ).toEqual([slot?.id]);
  });
});
