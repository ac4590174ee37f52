import { kinds, stepsOf } from "@kwan/domain/kinds";
import { beforeAll, describe, expect, it } from "vitest";
import { noDriver } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { clearForDecision, giveEyeTest, seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

const kind = "additional-class";
const reason = "The branch had a free place.";

eachDatabase((database) => {
  const server = testServer(database);
  let branches: Awaited<ReturnType<typeof seedBranches>>;
  let [first, second] = [] as unknown as [Person, Person];

  beforeAll(async () => {
    branches = await seedBranches(server());
    first = await server().person({ role: "officer" });
    second = await server().person({ role: "officer" });
  });

  /** Creates an application that only waits for its practical test. */
  async function tested() {
    const { db } = server();
    const owner = await server().person();
    await giveEyeTest(server(), owner.driver, first.id, "2026-11-01");
    const id = await newApplication(server(), { driver: owner.driver, filed_by: owner.id, kind, status: "testing" });
    const row = { application_id: id, note: null, done_at: null, state: "open" } as const;
    const steps = stepsOf(kinds[kind].steps, null, "2026-11-21");
    await db.kysely
      .insertInto("service_steps")
      .values(steps.map((step, position) => ({ ...row, step, position })))
      .execute();
    await db.kysely
      .updateTable("services")
      .set({ submitted_at: "2026-11-02T09:00:00.000Z" })
      .where("id", "=", id)
      .execute();
    await clearForDecision(server(), id);
    return { id, owner };
  }

  /** Creates a slot for practical tests on a day. */
  async function slotOn(day: string) {
    const { db, deps } = server();
    const id = deps.newId("slt");
    const { accra: branch_id } = branches;
    const times = { starts_at: `${day}T10:00:00.000Z`, ends_at: `${day}T11:00:00.000Z` };
    await db.kysely
      .insertInto("slots")
      .values({ id, branch_id, purpose: "practical_test", capacity: 4, ...times })
      .execute();
    return id;
  }

  const record = (officer: Person, id: string, test: object) =>
    officer.kwan.services.recordPracticalTest(id, { tested_on: "2026-11-20", is_passed: false, ...test });

  describe("a practical test [R-AUT-22]", () => {
    it("has an appointment on its day, or a reason", async () => {
      const { id } = await tested();
      await expect(record(first, id, { score: 40 })).rejects.toMatchObject({
        fieldErrors: { reason: [expect.stringContaining("no appointment")] },
      });
      const { practical_tests } = await record(first, id, { score: 40, reason });
      expect(practical_tests).toMatchObject([
        { attempt: 1, tested_on: "2026-11-20", score: 40, has_appointment: false, reason },
      ]);
      const booked = await tested();
      await server()
        .db.kysely.insertInto("appointments")
        .values({
          id: server().deps.newId("apt"),
          application_id: booked.id,
          driver_id: booked.owner.driver ?? noDriver,
          slot_id: await slotOn("2026-11-20"),
          place: 1,
          status: "booked",
          created_at: server().deps.now(),
        })
        .execute();
      const done = await record(first, booked.id, { score: 40 });
      expect(done.practical_tests).toMatchObject([{ has_appointment: true, reason: null }]);
    });

    it("that was failed has fewer points than the pass mark, or a dangerous fault", async () => {
      const { id } = await tested();
      await expect(record(first, id, { score: 95, reason })).rejects.toMatchObject({
        fieldErrors: { score: [expect.stringContaining("This score is a pass")] },
      });
      await expect(record(first, id, { score: 95, reason, has_dangerous_fault: true })).rejects.toMatchObject({
        fieldErrors: { note: [expect.stringContaining("which dangerous fault")] },
      });
      const fault = { has_dangerous_fault: true, note: "They drove through a red light." };
      await expect(record(first, id, { ...fault, is_passed: true, score: 95, reason })).rejects.toMatchObject({
        fieldErrors: { has_dangerous_fault: [expect.any(String)] },
      });
      const { practical_tests } = await record(first, id, { ...fault, score: 95, reason });
      expect(practical_tests).toMatchObject([{ has_dangerous_fault: true, is_passed: false, score: 95 }]);
    });

    it("has one result for a day and examiner, and another examiner corrects it with a reason", async () => {
      const { id } = await tested();
      await record(first, id, { score: 40, reason });
      await expect(record(first, id, { is_passed: true, score: 90, reason })).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringContaining("You have already recorded"),
      });
      await expect(record(second, id, { is_passed: true, score: 90 })).rejects.toMatchObject({
        fieldErrors: { reason: [expect.stringContaining("A colleague has recorded")] },
      });
      server().clock.forward(1_000);
      const corrected = await record(second, id, {
        is_passed: true,
        score: 90,
        reason: "The two sheets were mixed up.",
      });
      expect(corrected.practical_tests.map(({ attempt, is_passed }) => [attempt, is_passed])).toEqual([
        [1, false],
        [2, true],
      ]);
    });

    it("is taken again seven days after a fail, at the earliest", async () => {
      const { id } = await tested();
      await record(first, id, { tested_on: "2026-11-10", score: 40, reason });
      const again = { is_passed: true, score: 90, reason };
      await expect(record(second, id, { ...again, tested_on: "2026-11-16" })).rejects.toMatchObject({
        fieldErrors: { tested_on: [expect.stringContaining("7 days after a failed one, from November 17, 2026")] },
      });
      expect(await record(second, id, { ...again, tested_on: "2026-11-17" })).toMatchObject({
        practical_tests: [{ attempt: 1 }, { attempt: 2, is_passed: true }],
      });
    });
  });

  it("an appointment for the next practical test is at least seven days after a failed one [R-AUT-22]", async () => {
    const { id, owner } = await tested();
    await record(first, id, { tested_on: "2026-11-20", score: 40, reason });
    const bookOn = async (day: string) => owner.kwan.appointments.book({ service: id, slot: await slotOn(day) });
    await expect(bookOn("2026-11-26")).rejects.toMatchObject({
      message: expect.stringContaining("from November 27, 2026"),
    });
    expect(await bookOn("2026-11-27")).toMatchObject({ status: "booked" });
  });
});
