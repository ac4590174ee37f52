import { addDays, dayOf, type PlainDate } from "@kwan/domain";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { cancelOnClosedDays } from "../src/licensing/appointments/commands/cancel-on-closed-days.ts";
import { keepSlots } from "../src/licensing/appointments/commands/keep-slots.ts";
import { addOpenStep, newApplication } from "./applications.ts";
import { bothDatabases } from "./databases.ts";
import { branchDetails } from "./decision-subjects.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

bothDatabases((database) => {
  const queued: string[] = [];
  const queue = { add: async (_: unknown, name: string) => void queued.push(name) };
  const server = testServer(database, {}, { queue });
  let admin: Person;
  let second: Person;
  let branch: string;
  let from: PlainDate;
  beforeAll(() => seedBranches(server()));
  beforeEach(async () => {
    // Time passes in some of these tests, so earlier sessions may have ended.
    admin = await server().person({ role: "admin" });
    second = await server().person({ role: "admin" });
    const services = ["license-application"];
    branch = (await admin.kwan.branches.create({ ...branchDetails(), is_test_centre: true, services })).id;
    await server()
      .db.kysely.updateTable("branches")
      .set({ is_open: true })
      .where("id", "=", idOf("brn", branch))
      .execute();
    await keepSlots(server().deps);
    // The first day on which there are appointments.
    const [first] = (await admin.kwan.appointments.slots(branch, { purpose: "practical_test", limit: 1 })).results;
    from = dayOf(first?.starts_at ?? "");
  });

  const reasons = { reason_en: "Repairs after the flood", reason_fr: "Travaux après l’inondation" };
  const propose = (days: { from: string; until: string }, by = admin) =>
    by.kwan.decisions.propose({
      kind: "close_for_days",
      subject: branch,
      details: { ...days, ...reasons },
      ground: "repairs",
      reason: "The water has to be pumped out first.",
    });
  async function close(days: { from: string; until: string }) {
    const { id } = await propose(days);
    await second.kwan.decisions.decide(id, { outcome: "approved" }, latest);
    return id;
  }
  const closures = async () => (await admin.kwan.branches.get(branch)).closures;
  const daysWithSlots = async () => {
    const { results } = await admin.kwan.appointments.slots(branch, {
      purpose: "practical_test",
      limit: 100,
      to: addDays(from, 7),
    });
    return new Set(results.map(({ starts_at }) => dayOf(starts_at)));
  };
  /** A driver with a practical test at the first time of a day. */
  async function booked(day: string) {
    const driver = await server().person();
    const service = await newApplication(server(), {
      driver: driver.driver,
      filed_by: driver.id,
      kind: "license-application",
      branch_id: idOf("brn", branch),
      status: "testing",
    });
    await addOpenStep(server(), service, "practical_test");
    const [slot] = (await driver.kwan.appointments.slots(branch, { purpose: "practical_test", from: day, limit: 1 }))
      .results;
    if (!slot) throw new Error("There are times on every open day.");
    const { id } = await driver.kwan.appointments.book({ service, slot: slot.id });
    return { driver, service, slot, id };
  }

  it("a second administrator approves it, and then everybody reads when and why [R-PUB-05] [R-AUT-01]", async () => {
    const until = addDays(from, 1);
    const proposal = await propose({ from, until });
    expect(proposal.changes).toHaveLength(4);
    expect(await closures()).toEqual([]);
    await expect(admin.kwan.decisions.decide(proposal.id, { outcome: "approved" }, latest)).rejects.toMatchObject({
      code: "own_request",
    });
    const officer = await server().person({ role: "officer" });
    await expect(propose({ from, until }, officer)).rejects.toMatchObject({ code: "forbidden" });
    await second.kwan.decisions.decide(proposal.id, { outcome: "approved" }, latest);
    expect(await closures()).toEqual([{ from, until, reason: reasons.reason_en }]);
    const french = await fetch(`${server().baseUrl}/dvla/branch/${branch}/`, { headers: { "accept-language": "fr" } });
    expect(await french.json()).toMatchObject({ closures: [{ from, until, reason: reasons.reason_fr }] });
    expect(queued).toContain("cancel_on_closed_days");
  });

  it("no appointment can be booked or moved to a closed day, and the days can be booked again once it has ended", async () => {
    const before = await daysWithSlots();
    const [, other = ""] = [...before];
    const there = await booked(other);
    const { driver, service, slot } = await booked(from);
    await driver.kwan.appointments.cancel(there.id).catch(() => undefined);
    await driver.kwan.appointments.cancel(
      (await driver.kwan.appointments.list({ status: "booked" })).results[0]?.id ?? "",
    );
    const id = await close({ from, until: from });
    expect(await daysWithSlots()).toEqual(new Set([...before].filter((day) => day !== from)));
    const closed = { message: "The branch is closed on this day. Choose another day." };
    await expect(driver.kwan.appointments.book({ service, slot: slot.id })).rejects.toMatchObject(closed);
    await expect(there.driver.kwan.appointments.move(there.id, { slot: slot.id }, latest)).rejects.toMatchObject(
      closed,
    );

    const { id: reversal } = await admin.kwan.decisions.reverse(id, { reason: "The water is gone already." });
    expect(await closures()).toHaveLength(1);
    await second.kwan.decisions.decide(reversal, { outcome: "approved" }, latest);
    expect(await closures()).toEqual([]);
    expect(await daysWithSlots()).toEqual(before);
    await driver.kwan.appointments.book({ service, slot: slot.id });
    await cancelOnClosedDays(server().deps);
    const { results } = await driver.kwan.appointments.list({ status: "booked" });
    expect(results).toMatchObject([{ slot: slot.id }]);
  });

  it("people with an appointment on a closed day are told why, once, and can book another day", async () => {
    const [, other = ""] = [...(await daysWithSlots())];
    const [hit, spared] = [await booked(from), await booked(other)];
    await close({ from, until: from });
    await cancelOnClosedDays(server().deps);
    await cancelOnClosedDays(server().deps);
    const statusOf = async ({ driver }: typeof hit) =>
      (await driver.kwan.appointments.list()).results.map(({ status }) => status);
    expect([await statusOf(hit), await statusOf(spared)]).toEqual([["cancelled"], ["booked"]]);
    const told = (await hit.driver.kwan.notifications.list()).results.filter(({ title }) =>
      title.includes("cancelled"),
    );
    expect(told).toMatchObject([
      { message: expect.stringContaining("the branch is closed that day: Repairs after the flood") },
    ]);
    const [slot] = (await hit.driver.kwan.appointments.slots(branch, { purpose: "practical_test", limit: 1 })).results;
    expect(await hit.driver.kwan.appointments.book({ service: hit.service, slot: slot?.id ?? "" })).toMatchObject({
      status: "booked",
    });
  });

  it("a branch has several closures, which do not overlap, and each can be ended", async () => {
    const [first, last] = [
      { from, until: addDays(from, 2) },
      { from: addDays(from, 5), until: addDays(from, 6) },
    ];
    const id = await close(first);
    await close(last);
    expect(await closures()).toMatchObject([first, last]);
    for (const [days, field] of [
      [{ from: addDays(from, 2), until: addDays(from, 3) }, "from"],
      [{ from: addDays(from, 3), until: addDays(from, 2) }, "until"],
      [{ from: addDays(server().deps.today(), -1), until: from }, "from"],
      [{ from: addDays(from, 30), until: addDays(server().deps.today(), 367) }, "until"],
    ] as const)
      await expect(propose(days)).rejects.toMatchObject({ body: { [field]: [expect.any(String)] } });
    // The earlier closure can be ended, although a later one has been decided since.
    const { id: reversal } = await admin.kwan.decisions.reverse(id, { reason: "The repairs have ended early." });
    await second.kwan.decisions.decide(reversal, { outcome: "approved" }, latest);
    expect(await closures()).toMatchObject([last]);
  });

  it("a closure that is over is not shown any more", async () => {
    await close({ from, until: from });
    const { clock, kwan } = server();
    clock.forward(Date.parse(from) - clock.now.getTime() + 23 * 3_600_000);
    expect((await kwan.branches.get(branch)).closures).toHaveLength(1);
    clock.forward(3_600_000);
    expect((await kwan.branches.get(branch)).closures).toEqual([]);
  });

  it("a closure is not approved once its days are over", async () => {
    const { id } = await propose({ from, until: from });
    server().clock.forward(Date.parse(from) - server().clock.now.getTime() + 24 * 3_600_000);
    const late = await server().person({ role: "admin" });
    await expect(late.kwan.decisions.decide(id, { outcome: "approved" }, latest)).rejects.toMatchObject({
      body: { until: ["These days are over. Choose days from today on."] },
    });
  });
});
