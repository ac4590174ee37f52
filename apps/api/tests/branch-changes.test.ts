import { beforeAll, expect, it } from "vitest";
import { keepSlots } from "../src/licensing/appointments/commands/keep-slots.ts";
import { addOpenStep, newApplication } from "./applications.ts";
import { bothDatabases } from "./databases.ts";
import { branchDetails } from "./decision-subjects.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { giveLicence, seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

const days = (count: number) => count * 24 * 60 * 60_000;

bothDatabases((database) => {
  const queued: string[] = [];
  const queue = { add: async (_: unknown, name: string) => void queued.push(name) };
  const server = testServer(database, {}, { queue });
  let admin: Person;
  let second: Person;
  beforeAll(async () => {
    await seedBranches(server());
    admin = await server().person({ role: "admin" });
    second = await server().person({ role: "admin" });
  });

  /** Changes a branch as two administrators do: one proposes and the other approves. */
  async function change(subject: string, details: Record<string, boolean | string | string[]>) {
    const proposal = {
      kind: "change_branch",
      subject,
      details,
      ground: "changed",
      reason: "The regional office asked for it.",
    } as const;
    const { id } = await admin.kwan.decisions.propose(proposal);
    return second.kwan.decisions.decide(id, { outcome: "approved" }, latest);
  }
  const listed = async (query = {}) =>
    (await admin.kwan.branches.list({ limit: 100, ...query })).results.map(({ id }) => id);

  /** Opens a new test centre, with a driver who can book a practical test there, and a free slot. */
  async function testCentre() {
    const { id } = await admin.kwan.branches.create({
      ...branchDetails(),
      is_test_centre: true,
      services: ["drivers-renewal", "license-application"],
    });
    await change(id, { is_open: true });
    await keepSlots(server().deps);
    const driver = await server().person();
    const tested = await newApplication(server(), {
      driver: driver.driver,
      filed_by: driver.id,
      kind: "license-application",
      branch_id: idOf("brn", id),
      status: "testing",
    });
    await addOpenStep(server(), tested, "practical_test");
    const [slot] = (await driver.kwan.appointments.slots(id, { purpose: "practical_test", limit: 1 })).results;
    if (!slot) throw new Error("An open test centre has times.");
    return { id, driver, tested, slot };
  }

  it("a new branch is closed, and opens when a second administrator approves it [R-AUT-01] [R-ADD-18]", async () => {
    const details = branchDetails();
    const { id, is_open, code } = await admin.kwan.branches.create(details);
    expect({ is_open, code }).toEqual({ is_open: false, code: details.branch_code });
    expect(await listed()).not.toContain(id);
    expect(await listed({ closed: "true" })).toContain(id);
    const learner = await server().person({ role: "learner" });
    const school = await server().person({ role: "driving_school" });
    for (const { kwan } of [server(), learner, school])
      expect((await kwan.branches.list({ limit: 100, closed: "true" })).results.map((each) => each.id)).not.toContain(
        id,
      );
    expect(await learner.kwan.branches.list({ closed: "true", lat: 7, lon: 0 })).toMatchObject({
      results: expect.not.arrayContaining([expect.objectContaining({ is_open: false })]),
    });

    const proposal = {
      kind: "change_branch",
      subject: id,
      details: { is_open: true },
      ground: "new_branch",
      reason: "The office in Dambai is ready.",
    } as const;
    const proposed = await admin.kwan.decisions.propose(proposal);
    expect(proposed).toMatchObject({
      subject: { kind: "branch", name: details.name },
      changes: [{ field: "is_open", before: "No", after: "Yes" }],
    });
    await expect(admin.kwan.decisions.decide(proposed.id, { outcome: "approved" }, latest)).rejects.toMatchObject({
      code: "own_request",
    });
    expect(await listed()).not.toContain(id);
    await second.kwan.decisions.decide(proposed.id, { outcome: "approved" }, latest);
    expect(await listed()).toContain(id);
    expect(await admin.kwan.branches.get(id)).toMatchObject({ is_open: true });
    // This job adds the slots that people can book at the new branch.
    expect(queued).toContain("keep_slots");
    const audited = await server()
      .db.kysely.selectFrom("audit")
      .select(["action", "actor_id"])
      .where("entity_id", "=", id)
      .orderBy("seq")
      .execute();
    expect(audited).toEqual([
      { action: "create_branch", actor_id: admin.id },
      { action: "propose_decision", actor_id: admin.id },
      { action: "put_decision_in_force", actor_id: second.id },
    ]);
  });

  it("refuses a code that is taken, a position that is not on the globe, and everybody else", async () => {
    const details = branchDetails();
    await admin.kwan.branches.create(details);
    await expect(
      admin.kwan.branches.create({ ...details, branch_code: details.branch_code.toLowerCase() }),
    ).rejects.toMatchObject({
      body: { branch_code: ["Another branch already has this code. Choose a different code."], code: "already_exists" },
    });
    await expect(admin.kwan.branches.create({ ...branchDetails(), lat: 90.1, lon: -180.1 })).rejects.toMatchObject({
      body: {
        lat: ["Latitude must be a number from -90 to 90"],
        lon: ["Longitude must be a number from -180 to 180"],
      },
    });
    await expect(
      admin.kwan.branches.create({ ...branchDetails(), region: "Brong-Ahafo" as "Ahafo" }),
    ).rejects.toMatchObject({ body: { region: ["Choose one of the 16 regions"] } });
    const named = ["drivers-renewal", "learners-license", "drivers-renewal"];
    const { services } = await admin.kwan.branches.create({ ...branchDetails(), services: named });
    expect(services).toEqual(["learners-license", "drivers-renewal"]);
    await expect(admin.kwan.branches.create({ ...branchDetails(), services: ["haircuts"] })).rejects.toMatchObject({
      body: { services: [expect.stringContaining("do not recognise this service")] },
    });
    const officer = await server().person({ role: "officer" });
    await expect(officer.kwan.branches.create(branchDetails())).rejects.toMatchObject({ code: "forbidden" });
  });

  it("a branch's phone number, address and services are changed as they are written on its page", async () => {
    const { id } = await admin.kwan.branches.create(branchDetails());
    const { changes } = await change(id, {
      phone_number: "030 222 1234",
      digital_address: "ga 183 8164",
      services: ["amendment"],
      opening_hours: "always",
    });
    expect(changes.find(({ field }) => field === "phone_number")?.after).toBe("030 222 1234");
    expect(await admin.kwan.branches.get(id)).toMatchObject({
      phone_number: "+233302221234",
      digital_address: "GA-183-8164",
      services: ["amendment"],
      opening_hours: expect.stringContaining("24 hours"),
    });
  });

  it("a phone number and a digital address are removed, but not changed at the same time", async () => {
    const { id } = await admin.kwan.branches.create(branchDetails());
    await change(id, { phone_number: "030 222 1234", digital_address: "GA-183-8164" });
    await expect(change(id, { phone_number: "030 222 1235", removes: ["phone_number"] })).rejects.toMatchObject({
      body: { phone_number: [expect.stringContaining("You cannot change a detail and remove it.")] },
    });
    const { changes } = await change(id, { removes: ["phone_number", "digital_address"] });
    expect(changes).toMatchObject([
      { field: "phone_number", before: "030 222 1234" },
      { field: "digital_address", before: "GA-183-8164" },
    ]);
    expect(await admin.kwan.branches.get(id)).toMatchObject({ phone_number: null, digital_address: null });
  });

  it("a branch keeps a region that is none of the 16, until a decision gives it one of them", async () => {
    const { id } = await admin.kwan.branches.create(branchDetails());
    const idInDb = idOf("brn", id);
    await server().db.kysely.updateTable("branches").set({ region: "Brong-Ahafo" }).where("id", "=", idInDb).execute();
    await change(id, { city: "Sunyani" });
    expect(await admin.kwan.branches.get(id)).toMatchObject({ city: "Sunyani", region: "Brong-Ahafo" });
    await expect(change(id, { region: "Somewhere" })).rejects.toMatchObject({ body: { region: [expect.any(String)] } });
    await change(id, { region: "Bono" });
    expect(await admin.kwan.branches.get(id)).toMatchObject({ region: "Bono" });
  });

  it("a branch that has moved gets a new position, which is written with a point or a comma", async () => {
    const { id } = await admin.kwan.branches.create({ ...branchDetails(), lat: 7.5, lon: -1.25 });
    await expect(change(id, { lat: "90.1", lon: "180,5" })).rejects.toMatchObject({
      body: {
        lat: ["Latitude must be a number from -90 to 90"],
        lon: ["Longitude must be a number from -180 to 180"],
      },
    });
    const idInDb = idOf("brn", id);
    await server().db.kysely.updateTable("branches").set({ is_approximate: true }).where("id", "=", idInDb).execute();
    const { changes } = await change(id, { lat: "5,60" });
    expect(changes).toMatchObject([{ field: "lat", label: "Latitude", before: "7.5", after: "5.6" }]);
    expect(await admin.kwan.branches.get(id)).toMatchObject({ lat: 5.6, lon: -1.25, is_approximate: false });
    await change(id, { lon: "-0.1847" });
    expect(await admin.kwan.branches.get(id)).toMatchObject({ lat: 5.6, lon: -0.1847 });
  });

  it("a branch at which tests are no longer taken books none, even at a time that was free", async () => {
    const { id, driver, tested, slot } = await testCentre();
    await change(id, { is_test_centre: false });
    await expect(driver.kwan.appointments.book({ service: tested, slot: slot.id })).rejects.toMatchObject({
      message: "This branch no longer offers these appointments. Choose another branch.",
    });
    await change(id, { is_test_centre: true });
    expect(await driver.kwan.appointments.book({ service: tested, slot: slot.id })).toMatchObject({ branch: id });
  });

  it("a closed branch accepts no application and no appointment, and keeps those that it has", async () => {
    const { id, driver, tested, slot } = await testCentre();
    await giveLicence(server(), driver.driver, "2022-01-10");
    const draft = await driver.kwan.services.create("drivers-renewal", { branch: id });

    await change(id, { is_open: false });
    expect((await driver.kwan.appointments.slots(id, { limit: 1 })).results).toEqual([]);
    await expect(driver.kwan.appointments.book({ service: tested, slot: slot.id })).rejects.toMatchObject({
      message: "This branch has closed. Choose a time at another branch.",
    });
    await expect(driver.kwan.services.move(draft.id, { action: "submit" }, latest)).rejects.toMatchObject({
      body: { branch: ["This branch has closed. Choose another branch."] },
    });
    await expect(driver.kwan.services.create("amendment", { branch: id })).rejects.toMatchObject({
      body: { branch: ["This branch has closed. Choose another branch."] },
    });
    const moving = await driver.kwan.services.create("center-change", { details: { what: "record", to_branch: id } });
    await expect(driver.kwan.services.move(moving.id, { action: "submit" }, latest)).rejects.toMatchObject({
      body: { "details.to_branch": ["This branch has closed. Choose another branch."] },
    });
    expect(await driver.kwan.services.application(tested)).toMatchObject({ status: "testing" });

    // An application that was sent back can be changed and resubmitted at its own branch even if that branch is closed,
    // but not at any other closed branch.
    const application = await newApplication(server(), {
      driver: driver.driver,
      filed_by: driver.id,
      kind: "upgrading-drivers-license",
      branch_id: idOf("brn", id),
      status: "action_required",
    });
    const submitted = JSON.stringify({ branch: id, details: {}, documents: {} });
    await server().db.kysely.updateTable("services").set({ submitted }).where("id", "=", application).execute();
    expect(await driver.kwan.services.update("upgrading-drivers-license", application, { branch: id })).toMatchObject({
      branch: id,
    });
    const again = await driver.kwan.services
      .move(application, { action: "resubmit" }, latest)
      .catch((error: unknown) => error);
    expect(again).not.toMatchObject({ body: { branch: expect.anything() } });
    const other = await admin.kwan.branches.create(branchDetails());
    await expect(
      driver.kwan.services.update("upgrading-drivers-license", application, { branch: other.id }),
    ).rejects.toMatchObject({ body: { branch: ["This branch has closed. Choose another branch."] } });

    // No further slots are added, however much time passes.
    const times = () =>
      server().db.kysely.selectFrom("slots").select("id").where("branch_id", "=", idOf("brn", id)).execute();
    const before = await times();
    server().clock.forward(days(3));
    await keepSlots(server().deps);
    expect(await times()).toHaveLength(before.length);
  });
});
