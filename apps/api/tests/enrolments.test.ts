import { beforeAll, describe, expect, it } from "vitest";
import { createSchool } from "../src/people/schools/commands/create-school.ts";
import { isTrainee } from "../src/people/schools/trainee-names.ts";
import { noSchool, type SchoolId } from "../src/platform/ids.ts";
import { OperatorError } from "../src/platform/operator-error.ts";
import { eachDatabase } from "./databases.ts";
import { seedBranches, verifyIdentity } from "./people.ts";
import { type Person, testServer } from "./server.ts";

describe("a name in a school's list of trainees", () => {
  const ama = { first_name: "Ama", other_name: "Serwaa", last_name: "Mensah-Bonsu" };
  it.each(["Ama Mensah-Bonsu", "MENSAH BONSU, Ama", "ama serwaa mensah bonsu", "Amá Mensah-Bonsu"])(
    "%s matches",
    (name) => {
      expect(isTrainee(name, ama)).toBe(true);
    },
  );
  it.each(["Ama", "Ama Owusu", "Kofi Mensah-Bonsu", "", "- -"])("%s does not match", (name) => {
    expect(isTrainee(name, ama)).toBe(false);
  });
});

eachDatabase((database) => {
  const server = testServer(database);
  let schools: readonly SchoolId[] = [];
  let [ridge, volta] = [] as unknown as [Person, Person];
  beforeAll(async () => {
    const { db, person, deps } = server();
    await seedBranches(server());
    for (const code of ["rd-1", "VD-1"]) await createSchool(deps, { code, name: `School ${code}`, branch: "ga1" });
    schools = (await db.kysely.selectFrom("schools").select("id").orderBy("code").execute()).map(({ id }) => id);
    const [ridgeId = noSchool, voltaId = noSchool] = schools;
    ridge = await person({ role: "driving_school", school_id: ridgeId });
    volta = await person({ role: "driving_school", school_id: voltaId });
  });

  let made = 0;
  const trainee = (trainee_number: string, last_name: string) =>
    ({ trainee_number, first_name: "Ama", last_name, date_of_birth: "1998-03-14", license_class: "B" }) as const;
  const audited = (entity_id: string) =>
    server()
      .db.kysely.selectFrom("audit")
      .select(["action", "actor_id"])
      .where("entity_id", "=", entity_id)
      .orderBy("seq")
      .execute();
  /** Creates a learner with a unique name, and their application. */
  async function learner() {
    const person = await server().person({ role: "learner" });
    const last_name = `Owusu-${"abcdefghij"[made++]}`;
    await server().db.kysely.updateTable("drivers").set({ last_name }).where("id", "=", person.driver).execute();
    const draft = await person.kwan.services.create("learners-license", { details: {} });
    const confirm = (trainee_number: string, school_code = "RD-1") =>
      person.kwan.services.verifySchool(draft.id, { school_code, trainee_number });
    return { ...person, last_name, confirm };
  }

  it("a school enrols a trainee, who confirms it in an application; nobody else can", async () => {
    const [ama, other, namesake] = [await learner(), await learner(), await learner()];
    expect(await ama.confirm("T-1")).toMatchObject({ is_verified: false });
    const enrolment = await ridge.kwan.schools.enrol(trainee("T-1", ama.last_name));
    expect(enrolment).toMatchObject({ name: `Ama ${ama.last_name}`, learner: null, ended_at: null });
    await server()
      .db.kysely.updateTable("drivers")
      .set({ last_name: ama.last_name })
      .where("id", "=", namesake.driver)
      .execute();

    expect(await other.confirm("T-1"), "another name").toMatchObject({ is_verified: false });
    expect(await ama.confirm("T-1", "VD-1"), "another school").toMatchObject({ is_verified: false });
    expect(await ama.confirm("t-1", "rd-1"), "in small letters, as phones write them").toMatchObject({
      is_verified: true,
      school: { code: "RD-1" },
    });
    expect(await namesake.confirm("T-1"), "the same name, after it was confirmed").toMatchObject({
      is_verified: false,
    });
    expect(await ama.confirm("T-1"), "again").toMatchObject({ is_verified: true });

    const { results } = await ridge.kwan.schools.enrolments();
    expect(results).toContainEqual(expect.objectContaining({ trainee_number: "T-1", learner: ama.driver }));
    expect((await volta.kwan.schools.enrolments()).results).toEqual([]);
    expect(await audited(enrolment.id)).toEqual([{ action: "enrol_trainee", actor_id: ridge.id }]);
  });

  it("is confirmed outside an application, by the person with its name and birth date [R-AUT-23]", async () => {
    const [ama, namesake] = [await learner(), await learner()];
    const drivers = server().db.kysely.updateTable("drivers");
    await drivers.set({ date_of_birth: "2004-05-17" }).where("id", "=", ama.driver).execute();
    const same = { last_name: ama.last_name, date_of_birth: "2004-05-18" } as const;
    await drivers.set(same).where("id", "=", namesake.driver).execute();
    const enrolled = { ...trainee("T-300", ama.last_name), date_of_birth: "2004-05-17" } as const;
    const { id } = await ridge.kwan.schools.enrol(enrolled);
    const input = { school_code: "rd-1", trainee_number: "t-300" };
    const refusal = { fieldErrors: { trainee_number: [expect.stringContaining("could not find you")] } };
    await expect(namesake.kwan.schools.confirmEnrolment(input)).rejects.toMatchObject(refusal);
    expect(await namesake.confirm("T-300"), "nor in an application").toMatchObject({ is_verified: false });
    expect(await ama.kwan.schools.confirmEnrolment(input)).toMatchObject({ id, learner: ama.driver });
    expect(await audited(id)).toContainEqual({ action: "confirm_enrolment", actor_id: ama.id });
  });

  it("without a birth date is not confirmed by a name and a number, until the school adds the date [R-AUT-23]", async () => {
    const ama = await learner();
    const enrolled = { ...trainee("T-310", ama.last_name), date_of_birth: null };
    const { id } = await ridge.kwan.schools.enrol(enrolled);
    const input = { school_code: "RD-1", trainee_number: "T-310" };
    const refusal = { fieldErrors: { trainee_number: [expect.stringContaining("birth date")] } };
    await expect(ama.kwan.schools.confirmEnrolment(input)).rejects.toMatchObject(refusal);
    expect(await ama.confirm("T-310"), "nor in an application").toMatchObject({ is_verified: false });
    const add = (school: Person, date_of_birth: "1998-03-14" | "1999-01-01" | "2090-01-01") =>
      school.kwan.schools.changeEnrolment(id, { date_of_birth });
    await expect(add(volta, "1998-03-14")).rejects.toMatchObject({ status: 404 });
    await expect(add(ridge, "2090-01-01")).rejects.toMatchObject({ body: { date_of_birth: [expect.any(String)] } });
    expect(await add(ridge, "1998-03-14")).toMatchObject({ has_birth_date: true, learner: null });
    await expect(add(ridge, "1999-01-01"), "a date stays").rejects.toMatchObject({ code: "state_forbids" });
    expect(await ama.kwan.schools.confirmEnrolment(input)).toMatchObject({ id, learner: ama.driver });
    expect(await audited(id)).toContainEqual({ action: "change_enrolment", actor_id: ridge.id });
  });

  it("without a birth date is confirmed at the desk, against the ID [R-AUT-23]", async () => {
    const [ama, namesake] = [await learner(), await learner()];
    const officer = await server().person({ role: "officer" });
    const { id } = await ridge.kwan.schools.enrol({ ...trainee("T-320", ama.last_name), date_of_birth: null });
    const input = { school_code: "RD-1", trainee_number: "T-320", seen: "Ghana Card and the enrolment slip" };
    const atDesk = (person: Person, seen = input.seen) =>
      officer.kwan.schools.confirmEnrolmentAtDesk({ ...input, learner: person.driver ?? "", seen });
    await expect(atDesk(ama)).rejects.toMatchObject({ message: expect.stringContaining("has not been verified") });
    for (const { driver } of [ama, namesake]) await verifyIdentity(server(), driver);
    await expect(atDesk(ama, "card")).rejects.toMatchObject({ body: { seen: [expect.any(String)] } });
    await expect(atDesk(namesake), "another name").rejects.toMatchObject({ status: 400 });
    expect(await atDesk(ama)).toMatchObject({ id, learner: ama.driver });
    expect(await audited(id)).toContainEqual({ action: "confirm_enrolment", actor_id: officer.id });
    const { results } = await ama.kwan.notifications.list();
    expect(results[0]).toMatchObject({ title: "Your enrolment has been confirmed" });
  });

  it("that has ended tells the trainee, and its number is free if no lesson stands on it [R-AUT-23]", async () => {
    const [ama, kofi, next] = [await learner(), await learner(), await learner()];
    const [first, second] = [
      await ridge.kwan.schools.enrol(trainee("T-401", ama.last_name)),
      await ridge.kwan.schools.enrol(trainee("T-402", kofi.last_name)),
    ];
    for (const [person, trainee_number] of [
      [ama, "T-401"],
      [kofi, "T-402"],
    ] as const)
      await person.kwan.schools.confirmEnrolment({ school_code: "RD-1", trainee_number });
    const lesson = { license_class: "B", module: "theory", topic: "Signs", hours: 2, instructor: "Yaw Darko" } as const;
    const time = { date: "2026-11-01", starts_at: "10:00", ends_at: "12:00", attendance: "present" } as const;
    const none = { vehicle: null, score: null, remark: null };
    const record = { id: server().deps.newId("cls"), school_id: schools[0] ?? noSchool, driver_id: kofi.driver };
    await server()
      .db.kysely.insertInto("class_records")
      .values({ ...record, ...lesson, ...time, ...none } as never)
      .execute();
    await ridge.kwan.schools.endEnrolment(first.id);
    await ridge.kwan.schools.endEnrolment(second.id);
    const { results } = await ama.kwan.notifications.list();
    expect(results[0]).toMatchObject({ title: "Your driving school has ended your enrolment" });
    expect(await ridge.kwan.schools.enrol(trainee("T-401", next.last_name))).toMatchObject({ learner: null });
    await expect(ridge.kwan.schools.enrol(trainee("T-402", next.last_name))).rejects.toMatchObject({
      code: "already_exists",
    });
  });

  it("a trainee number is only valid if a school has enrolled somebody under it", async () => {
    const ama = await learner();
    for (const [number, code] of [
      ["T-77", "RD-1"],
      ["1", "DS-001"],
      ["T-1", "DS-001"],
    ] as const)
      expect(await ama.confirm(number, code)).toMatchObject({ is_verified: false });
  });

  it("an enrolment that has ended can no longer be used, and stays in the list", async () => {
    const ama = await learner();
    const { id } = await ridge.kwan.schools.enrol(trainee("T-2", ama.last_name));
    expect(await ama.confirm("T-2")).toMatchObject({ is_verified: true });
    await expect(volta.kwan.schools.endEnrolment(id)).rejects.toMatchObject({ status: 404 });
    expect((await ridge.kwan.schools.endEnrolment(id)).ended_at).not.toBeNull();
    expect(await ama.confirm("T-2")).toMatchObject({ is_verified: false });
    await expect(ridge.kwan.schools.endEnrolment(id)).rejects.toMatchObject({ status: 409 });
    expect(await audited(id)).toEqual([
      { action: "enrol_trainee", actor_id: ridge.id },
      { action: "end_enrolment", actor_id: ridge.id },
    ]);
    const { results } = await ridge.kwan.schools.enrolments();
    expect(results.find((each) => each.id === id)?.ended_at).not.toBeNull();
  });

  it("a number is used once at a school, and can be used at another", async () => {
    await ridge.kwan.schools.enrol(trainee("T-3", "Owusu"));
    await expect(ridge.kwan.schools.enrol(trainee("T-3", "Mensah"))).rejects.toMatchObject({
      status: 409,
      fieldErrors: { trainee_number: [expect.stringContaining("already uses this number")] },
    });
    await volta.kwan.schools.enrol(trainee("T-3", "Owusu"));
  });

  it("an account without a school cannot enrol anybody", async () => {
    const nowhere = await server().person({ role: "driving_school" });
    await expect(nowhere.kwan.schools.enrol(trainee("T-9", "Owusu"))).rejects.toMatchObject({ status: 409 });
    expect((await nowhere.kwan.schools.enrolments()).count).toBe(0);
  });

  it("a command creates a school, with its own code and an existing branch", async () => {
    const { deps } = server();
    const refused = (input: Parameters<typeof createSchool>[1]) => expect(createSchool(deps, input)).rejects;
    await refused({ code: "RD-1", name: "Twice", branch: "GA1" }).toThrow(/already a school with the code RD-1/);
    await refused({ code: "RD-2", name: "Nowhere", branch: "XX" }).toThrow(/no branch with the code XX/);
    await refused({ name: "Nameless" }).toThrow(OperatorError);
    const { id } = await server()
      .db.kysely.selectFrom("schools")
      .select("id")
      .where("code", "=", "VD-1")
      .executeTakeFirstOrThrow();
    expect(await audited(id)).toEqual([{ action: "create_school", actor_id: null }]);
  });
});
