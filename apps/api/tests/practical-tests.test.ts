import { kinds, stepsOf } from "@kwan/domain/kinds";
import { beforeAll, describe, expect, it } from "vitest";
import { refundRetests } from "../src/licensing/services/commands/refund-retests.ts";
import { lookUpPayment } from "../src/money/payments/commands/look-up-payment.ts";
import { sendRefunds } from "../src/money/payments/commands/send-refunds.ts";
import { noDriver } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { clearForDecision, giveEyeTest, payFor, seedBranches } from "./people.ts";
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
  async function tested(details: object = {}, of?: Person) {
    const { db } = server();
    const owner = of ?? (await server().person());
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
      .set({ submitted_at: "2026-11-02T09:00:00.000Z", details: JSON.stringify(details) })
      .where("id", "=", id)
      .execute();
    await clearForDecision(server(), id);
    return { id, owner };
  }

  /** Returns the slot for practical tests on a day, or creates it. */
  async function slotOn(day: string) {
    const { db, deps } = server();
    const starts = `${day}T10:00:00.000Z`;
    const existing = db.kysely.selectFrom("slots").select("id").where("starts_at", "=", starts);
    const present = await existing.executeTakeFirst();
    if (present) return present.id;
    const id = deps.newId("slt");
    const { accra: branch_id } = branches;
    const times = { starts_at: `${day}T10:00:00.000Z`, ends_at: `${day}T11:00:00.000Z` };
    await db.kysely
      .insertInto("slots")
      .values({ id, branch_id, purpose: "practical_test", capacity: 4, ...times })
      .execute();
    return id;
  }

  /** Presses a button on the sandbox's page, as a tester would. */
  const press = (reference: string, choice: string) =>
    fetch(`${server().baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
      method: "POST",
      body: new URLSearchParams({ choice }),
    });

  const record = (officer: Person, id: string, test: object) =>
    officer.kwan.services.recordPracticalTest(id, { tested_on: "2026-11-20", is_passed: false, ...test }, latest);

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
        [1, true],
      ]);
      // The failed result no longer counts, so there is no retest to pay for.
      expect(corrected.retest).toBeNull();
      expect(corrected.invoices).toMatchObject([{ due: "retest", status: "cancelled" }]);
    });

    it("has one result for each class, when somebody takes two on one day", async () => {
      const { id, owner } = await tested({ license_class: "A" });
      await record(first, id, { score: 40, reason });
      // The first application is over, so that there can be one for the other class.
      await server().db.kysely.updateTable("services").set({ status: "rejected" }).where("id", "=", id).execute();
      const other = await tested({ license_class: "E" }, owner);
      const { practical_tests } = await record(first, other.id, { is_passed: true, score: 90, reason });
      expect(practical_tests).toMatchObject([{ attempt: 1, is_passed: true }]);
      const again = await server()
        .db.kysely.updateTable("services")
        .set({ status: "rejected" })
        .where("id", "=", other.id);
      await again.execute();
      const same = await tested({ license_class: "A" }, owner);
      await expect(record(first, same.id, { is_passed: true, score: 90, reason })).rejects.toMatchObject({
        message: expect.stringContaining("You have already recorded"),
      });
    });

    it("is taken again seven days after a fail, at the earliest", async () => {
      const { id } = await tested();
      await record(first, id, { tested_on: "2026-11-10", score: 40, reason });
      await payFor(server(), id);
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
    await payFor(server(), id);
    const bookOn = async (day: string) => owner.kwan.appointments.book({ service: id, slot: await slotOn(day) });
    await expect(bookOn("2026-11-26")).rejects.toMatchObject({
      message: expect.stringContaining("from November 27, 2026"),
    });
    const booked = await bookOn("2026-11-27");
    expect(booked).toMatchObject({ status: "booked" });
    await expect(owner.kwan.appointments.move(booked.id, { slot: await slotOn("2026-11-25") })).rejects.toMatchObject({
      message: expect.stringContaining("from November 27, 2026"),
    });
  });

  describe("a practical test after a failed one [R-AUT-22]", () => {
    it("has an invoice of its own with the number of the attempt, and the person is told", async () => {
      const { id, owner } = await tested();
      const { retest, invoices } = await record(first, id, { score: 40, reason });
      expect(retest).toEqual({ attempt: 2, from: "2026-11-27", price: "150.00", currency: "GHS", is_paid: false });
      expect(invoices).toMatchObject([{ due: "retest", attempt: 2, status: "unpaid", total: "150.00" }]);
      expect((await owner.kwan.invoices.get(invoices[0]!.id)).lines).toMatchObject([
        { item: "practical_retest", title: "Practical retest", total: "150.00" },
      ]);
      const { results } = await owner.kwan.notifications.list();
      expect(results.find(({ title }) => title === "You did not pass the practical test")).toMatchObject({
        service: id,
        message:
          "You did not pass the practical test on November 20, 2026. Your score was 40 out of 100. You need 70 to pass. " +
          "You can take it again from November 27, 2026. " +
          "Open your application, pay GH₵150.00 for the next test, and then choose a day.",
      });
      expect((await owner.kwan.services.list(owner.driver ?? noDriver)).results[0]).toMatchObject({
        next_step: "Pay GH₵150.00",
        amount_due: "150.00",
      });
    });

    it("says which dangerous fault ended the test", async () => {
      const { id, owner } = await tested();
      await record(first, id, { has_dangerous_fault: true, note: "They drove through a red light.", reason });
      const { results } = await owner.kwan.notifications.list();
      expect(results.find(({ title }) => title === "You did not pass the practical test")?.message).toContain(
        "A dangerous fault ended the test. The examiner wrote: “They drove through a red light.” You can take it again",
      );
    });

    it("is not booked, moved or recorded before it has been paid for", async () => {
      const { id, owner } = await tested();
      const fails = { message: expect.stringContaining("The next one costs GH₵150.00") };
      await record(first, id, { tested_on: "2026-11-10", score: 40, reason });
      const slot = await slotOn("2026-11-28");
      await expect(owner.kwan.appointments.book({ service: id, slot })).rejects.toMatchObject(fails);
      await expect(record(second, id, { is_passed: true, score: 90, reason })).rejects.toMatchObject(fails);
      await payFor(server(), id);
      expect(await owner.kwan.services.application(id)).toMatchObject({ status: "testing", retest: { is_paid: true } });
      const booked = await owner.kwan.appointments.book({ service: id, slot });
      await server()
        .db.kysely.updateTable("invoices")
        .set({ status: "refunded" })
        .where("application_id", "=", id)
        .execute();
      await expect(owner.kwan.appointments.move(booked.id, { slot: await slotOn("2026-11-29") })).rejects.toMatchObject(
        fails,
      );
    });

    it("is paid for again after each fail", async () => {
      const { id } = await tested();
      await record(first, id, { tested_on: "2026-11-04", score: 40, reason });
      await payFor(server(), id);
      const { retest, invoices } = await record(second, id, { tested_on: "2026-11-12", score: 50, reason });
      expect(retest).toMatchObject({ attempt: 3, from: "2026-11-19", is_paid: false });
      expect(invoices).toMatchObject([
        { attempt: 2, status: "paid" },
        { attempt: 3, status: "unpaid" },
      ]);
    });

    it("whose payment goes back stays where it is, and has to be paid for again", async () => {
      const { id, owner } = await tested();
      await record(first, id, { score: 40, reason });
      const [invoice] = (await owner.kwan.services.application(id)).invoices;
      const { reference } = await owner.kwan.invoices.pay(invoice!.id, { channel: "card", email: "ama@mail.example" });
      await press(reference, "approve");
      expect(await owner.kwan.services.application(id)).toMatchObject({ status: "testing", retest: { is_paid: true } });
      await press(reference, "reverse");
      expect(await owner.kwan.services.application(id)).toMatchObject({
        status: "testing",
        retest: { is_paid: false },
        invoices: [{ due: "retest", status: "refunded" }],
      });
      expect(await owner.kwan.invoices.generate(id)).toMatchObject({ status: "unpaid", total: "150.00" });
    });
  });

  describe("a retest that is not needed, because the fail has been corrected [R-AUT-21]", () => {
    it("is refunded without being asked for, the person is told, and nothing is owed", async () => {
      const { id, owner } = await tested();
      await record(first, id, { score: 40, reason });
      const [invoice] = (await owner.kwan.services.application(id)).invoices;
      const { reference } = await owner.kwan.invoices.pay(invoice!.id, { channel: "card", email: "ama@mail.example" });
      await press(reference, "approve");
      server().clock.forward(1_000);
      const corrected = { is_passed: true, score: 90, reason: "The two sheets were mixed up." };
      expect(await refundRetests(server().deps)).toBe(0);
      await record(second, id, corrected);
      expect(await refundRetests(server().deps)).toBe(1);
      expect(await refundRetests(server().deps)).toBe(0);
      const { invoices, retest } = await owner.kwan.services.application(id);
      expect([retest, invoices]).toMatchObject([null, [{ due: "retest", status: "cancelled" }]]);
      const refunds = server()
        .db.kysely.selectFrom("refunds")
        .innerJoin("payments", "payments.id", "refunds.payment_id")
        .select(["refunds.rule", "refunds.pesewas", "refunds.state"])
        .where("payments.reference", "=", reference);
      expect(await refunds.execute()).toEqual([{ rule: "retest_not_needed", pesewas: 15_000, state: "approved" }]);
      const { results } = await owner.kwan.notifications.list();
      expect(results.find(({ title }) => title === "We are refunding your retest")).toMatchObject({
        service: id,
        message: expect.stringContaining("the GH₵150.00 that you paid for it"),
      });
      // Once the money has gone back, nobody has to pay it again.
      await sendRefunds(server().deps);
      await lookUpPayment(server().deps, reference);
      const after = await owner.kwan.services.application(id);
      expect([after.retest, after.invoices]).toMatchObject([null, [{ status: "cancelled" }]]);
      expect((await owner.kwan.services.list(owner.driver ?? noDriver)).results[0]?.amount_due).toBe("0.00");
    });

    it("is not refunded if it was taken, or is still to come", async () => {
      const { id } = await tested();
      await record(first, id, { tested_on: "2026-11-04", score: 40, reason });
      await payFor(server(), id);
      const refunded = () =>
        server()
          .db.kysely.selectFrom("refunds")
          .innerJoin("payments", "payments.id", "refunds.payment_id")
          .innerJoin("invoices", "invoices.id", "payments.invoice_id")
          .select("refunds.id")
          .where("invoices.application_id", "=", idOf("srv", id))
          .execute();
      // A colleague corrects the points, and it stays a fail.
      server().clock.forward(1_000);
      await record(second, id, { tested_on: "2026-11-04", score: 50, reason: "The points were added wrongly." });
      await refundRetests(server().deps);
      expect(await refunded()).toEqual([]);
      await record(second, id, { tested_on: "2026-11-12", is_passed: true, score: 90, reason });
      await refundRetests(server().deps);
      expect(await refunded()).toEqual([]);
    });
  });

  it("a passed practical test is told, with what comes next [R-AUT-22]", async () => {
    const { id, owner } = await tested();
    await record(first, id, { is_passed: true, score: 90, reason });
    const { results } = await owner.kwan.notifications.list();
    expect(results.find(({ title }) => title === "You passed the practical test")).toMatchObject({
      service: id,
      message:
        "You passed the practical test on November 20, 2026. You have nothing to do now: we will check your application " +
        "and tell you what comes next.",
    });
  });

  it("the appointment of a recorded practical test was kept, so that another can be booked [R-ADD-06]", async () => {
    const { id, owner } = await tested();
    const slot_id = await slotOn("2026-11-19");
    await server()
      .db.kysely.insertInto("appointments")
      .values({
        id: server().deps.newId("apt"),
        application_id: id,
        driver_id: owner.driver ?? noDriver,
        slot_id,
        place: 1,
        status: "booked",
        created_at: server().deps.now(),
      })
      .execute();
    await record(first, id, { tested_on: "2026-11-19", score: 40 });
    expect((await owner.kwan.appointments.list({ service: id })).results).toMatchObject([{ status: "kept" }]);
  });
});
