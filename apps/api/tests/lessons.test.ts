import type { BodyOf, recordLesson } from "@kwan/contract";
import { addDays, dayOf } from "@kwan/domain";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { trainingFor } from "../src/people/drivers/training-store.ts";
import { createSchool } from "../src/people/schools/commands/create-school.ts";
import { noDriver, type SchoolId } from "../src/platform/ids.ts";
import { accredit } from "./accredit.ts";
import { eachDatabase } from "./databases.ts";
import { latest } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { signAtDesk, signByCode } from "./sign-lessons.ts";

type Lesson = BodyOf<typeof recordLesson>;

eachDatabase((database) => {
  const server = testServer(database);
  let [ridge, volta] = [] as unknown as [Person, Person];
  let made = 0;
  const today = () => dayOf(server().clock.now.toISOString());
  const daysAgo = (days: number) => addDays(today(), -days);

  beforeAll(async () => {
    const { db, person, deps } = server();
    await seedBranches(server());
    for (const code of ["RD-1", "VD-1"]) await createSchool(deps, { code, name: `School ${code}`, branch: "ga1" });
    const rows = await db.kysely.selectFrom("schools").select(["id", "code"]).execute();
    const idOfSchool = (code: string) => rows.find((row) => row.code === code)?.id as SchoolId;
    const names = [..."abcdefghijklmnopqrstuvwxyz", "Busy"].map((letter) => `Yaw Darko ${letter}`);
    names.push("Kojo Other", "Kojo Another");
    for (const code of ["RD-1", "VD-1"]) await accredit(server(), idOfSchool(code), names);
    ridge = await person({ role: "driving_school", school_id: idOfSchool("RD-1") });
    volta = await person({ role: "driving_school", school_id: idOfSchool("VD-1") });
  });

  /** Creates a trainee who confirmed an enrolment thirty days ago. */
  async function trainee(school: Person = ridge) {
    const learner = await server().person({ role: "learner" });
    const last_name = `Owusu-${"abcdefghijklmnopqrstuvwxyz"[made++]}`;
    await server().db.kysely.updateTable("drivers").set({ last_name }).where("id", "=", learner.driver).execute();
    const number = `T-${made}00`;
    const names = {
      first_name: "Ama",
      last_name,
      date_of_birth: "1998-03-14",
      trainee_number: number,
      license_class: "B",
    } as const;
    const { id } = await school.kwan.schools.enrol(names);
    const draft = await learner.kwan.services.create("learners-license", { details: {} });
    const school_code = school === ridge ? "RD-1" : "VD-1";
    await learner.kwan.services.verifySchool(draft.id, { school_code, trainee_number: number });
    await sql`update enrolments set enrolled_at = enrolled_at - interval '30 days' where id = ${id}`.execute(
      server().db.kysely,
    );
    return { learner, enrolment: id, number };
  }

  const lessonOf = (enrolment: string, more: Partial<Lesson> = {}): Lesson => ({
    enrolment,
    module: "practical",
    topic: "Hill start",
    date: daysAgo(2),
    starts_at: "10:00",
    ends_at: "12:00",
    instructor: `Yaw Darko ${"abcdefghijklmnopqrstuvwxyz"[made]}`,
    vehicle: `GR 44${made}-24`,
    attendance: "present",
    ...more,
  });

  describe("a lesson [R-AUT-08]", () => {
    it("is recorded by the school, and counts once the learner has confirmed it", async () => {
      const { learner, enrolment } = await trainee();
      const lesson = await ridge.kwan.schools.recordLesson(lessonOf(enrolment));
      expect(lesson).toMatchObject({ hours: 2, is_verified: false, signed_at: null, license_class: "B" });
      const hours = async () => (await learner.kwan.schools.classRecords()).totals?.practical_hours;
      expect(await hours()).toBe(0);
      // The hours that count for approval and for the certificate.
      const counted = async () => (await trainingFor(server().db.kysely, learner.driver ?? noDriver, "B")).practical;
      expect(await counted()).toBe(0);
      const { results } = await learner.kwan.notifications.list();
      expect(results[0]?.title).toBe("Confirm your lesson");
      const toDo = async () =>
        (await learner.kwan.services.overview()).to_do.filter(({ action }) => action === "confirm_lessons");
      expect(await toDo()).toMatchObject([{ urgency: "now", text: "Confirm 1 lesson" }]);
      await expect(volta.kwan.schools.removeLesson(lesson.id)).rejects.toMatchObject({ status: 404 });
      expect(await signByCode(server(), learner)).toBe(1);
      expect((await learner.kwan.schools.classRecords()).results[0]).toMatchObject({
        is_verified: true,
        signed_at: expect.any(String),
        signed_with: "code",
      });
      expect(await hours()).toBe(2);
      expect(await toDo()).toEqual([]);
      expect(await counted()).toBe(2);
      await expect(ridge.kwan.schools.removeLesson(lesson.id)).rejects.toMatchObject({ code: "state_forbids" });
      const note = "I was not there that day.";
      await expect(learner.kwan.schools.disputeLesson(lesson.id, { note })).rejects.toMatchObject({
        code: "state_forbids",
      });
    });

    it("adds its hours to the list of trainees once it is confirmed [R-AUT-08]", async () => {
      const { learner, enrolment, number } = await trainee();
      const listed = async (search: string) =>
        (await ridge.kwan.schools.enrolments({ search, limit: 100 })).results.find(({ id }) => id === enrolment);
      const lesson = await ridge.kwan.schools.recordLesson(lessonOf(enrolment));
      await ridge.kwan.schools.recordLesson(lessonOf(enrolment, { date: daysAgo(3), attendance: "absent" }));
      expect(await listed("Owusu")).toMatchObject({ trainee_number: number, hours: 0 });
      await signByCode(server(), learner);
      expect(await listed(number)).toMatchObject({ hours: 2 });
      // An absence does not count, whatever its record says. A lesson at another school does.
      const { kysely } = server().db;
      await kysely
        .updateTable("class_records")
        .set({ is_verified: true })
        .where("driver_id", "=", learner.driver)
        .execute();
      expect(await listed(number)).toMatchObject({ hours: 2 });
      const elsewhere = await kysely
        .selectFrom("schools")
        .select("id")
        .where("code", "=", "VD-1")
        .executeTakeFirstOrThrow();
      await kysely
        .updateTable("class_records")
        .set({ school_id: elsewhere.id })
        .where("id", "=", lesson.id as never)
        .execute();
      expect(await listed(number)).toMatchObject({ hours: 2 });
      expect(await listed("Nobody")).toBeUndefined();
      await expect(volta.kwan.schools.enrolments({ search: "Owusu" })).resolves.toMatchObject({ count: 0 });
    });

    it("can only be disputed by its learner", async () => {
      const { enrolment } = await trainee();
      const { id } = await ridge.kwan.schools.recordLesson(lessonOf(enrolment));
      const other = await server().person({ role: "learner" });
      const dispute = (person: Person) => person.kwan.schools.disputeLesson(id, { note: "This never happened." });
      await expect(dispute(other)).rejects.toMatchObject({ status: 404 });
      await expect(dispute(ridge)).rejects.toMatchObject({ status: 403 });
    });

    it("does not count while it is disputed, and can be removed by the school", async () => {
      const { learner, enrolment } = await trainee();
      const { id } = await ridge.kwan.schools.recordLesson(lessonOf(enrolment));
      await expect(learner.kwan.schools.disputeLesson(id, { note: "No" })).rejects.toMatchObject({
        body: { note: [expect.any(String)] },
      });
      const note = "I was at work that day.";
      await learner.kwan.schools.disputeLesson(id, { note });
      // Now the school has to act, not the trainee.
      const { to_do } = await learner.kwan.services.overview();
      expect(to_do.map(({ action }) => action)).not.toContain("confirm_lessons");
      const { results, totals } = await ridge.kwan.schools.classRecords({ learner: learner.driver ?? "" });
      expect(results).toMatchObject([{ is_verified: false, dispute: note }]);
      expect(totals?.practical_hours).toBe(0);
      await ridge.kwan.schools.removeLesson(id);
      // The record is kept, with what the trainee said about it.
      const after = await learner.kwan.schools.classRecords();
      expect(after.results).toMatchObject([{ removed_at: expect.any(String), dispute: note }]);
      await expect(learner.kwan.schools.disputeLesson(id, { note: null })).rejects.toMatchObject({
        code: "state_forbids",
      });
      await expect(ridge.kwan.schools.removeLesson(id)).rejects.toMatchObject({ code: "state_forbids" });
    });

    it("is refused for a trainee of another school, one who has not confirmed, and one who has left", async () => {
      const { enrolment } = await trainee();
      await expect(volta.kwan.schools.recordLesson(lessonOf(enrolment))).rejects.toMatchObject({ status: 404 });
      const names = { first_name: "Efua", last_name: "Darko", trainee_number: "T-none", license_class: "B" } as const;
      const { id } = await ridge.kwan.schools.enrol(names);
      await expect(ridge.kwan.schools.recordLesson(lessonOf(id))).rejects.toMatchObject({ code: "state_forbids" });
      await ridge.kwan.schools.endEnrolment(enrolment);
      await expect(ridge.kwan.schools.recordLesson(lessonOf(enrolment))).rejects.toMatchObject({
        code: "state_forbids",
      });
    });

    it.each([
      ["date", { date: () => addDays(today(), 1) }],
      ["date", { date: () => daysAgo(40) }],
      ["ends_at", { ends_at: () => "09:00" }],
      ["ends_at", { ends_at: () => "10:20" }],
      ["ends_at", { ends_at: () => "18:10" }],
      ["starts_at", { starts_at: () => "25:00" }],
      ["vehicle", { vehicle: () => "" }],
    ])("names what is wrong with the %s", async (field, wrong) => {
      const { enrolment } = await trainee();
      const values = Object.fromEntries(Object.entries(wrong).map(([name, make]) => [name, make()]));
      await expect(ridge.kwan.schools.recordLesson(lessonOf(enrolment, values))).rejects.toMatchObject({
        body: { [field]: [expect.any(String)] },
      });
    });
  });

  describe("nobody and nothing is in two lessons at once [R-AUT-08]", () => {
    const busy = { starts_at: "11:00", ends_at: "13:00" };

    it.each([
      ["the learner", "starts_at", { instructor: "Kojo Other", vehicle: "GT 1-20" }, false],
      ["the instructor", "instructor", { vehicle: "GT 2-20", instructor: "YAW  darko busy" }, true],
      ["the vehicle", "vehicle", { instructor: "Kojo Another", vehicle: "gr99 24" }, true],
    ])("%s", async (_, field, more, isAnotherLearner) => {
      const [one, other] = [await trainee(), await trainee()];
      const first = { instructor: "Yaw Darko Busy", vehicle: "GR 99-24", date: daysAgo(10) };
      const { id } = await ridge.kwan.schools.recordLesson(lessonOf(one.enrolment, first));
      const second = lessonOf(isAnotherLearner ? other.enrolment : one.enrolment, {
        ...busy,
        ...more,
        date: first.date,
      });
      await expect(ridge.kwan.schools.recordLesson(second)).rejects.toMatchObject({
        body: { [field]: [expect.stringContaining("another lesson")] },
      });
      await ridge.kwan.schools.recordLesson({ ...second, starts_at: "12:00" });
      await ridge.kwan.schools.recordLesson({ ...second, starts_at: "08:00", ends_at: "10:00" });
      await ridge.kwan.schools.removeLesson(id);
      const { results } = await ridge.kwan.schools.classRecords({ from: first.date, to: first.date });
      for (const record of results.filter((each) => each.removed_at === null))
        await ridge.kwan.schools.removeLesson(record.id);
    });

    it("not even if both are recorded at the same moment", async () => {
      const [one, other] = [await trainee(), await trainee(volta)];
      const vehicle = { vehicle: "GN 7-26", date: daysAgo(5) };
      const ends = await Promise.all([
        ridge.kwan.schools.recordLesson(lessonOf(one.enrolment, vehicle)).settled(),
        volta.kwan.schools.recordLesson(lessonOf(other.enrolment, vehicle)).settled(),
      ]);
      expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
    });
  });

  it("issues the certificate with the last of the 48 hours, once [R-AUT-08]", async () => {
    const { learner, enrolment, number } = await trainee();
    const lessons = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        ridge.kwan.schools.recordLesson(
          lessonOf(enrolment, { date: daysAgo(10 + at), starts_at: "08:00", ends_at: "12:00" }),
        ),
      ),
    );
    const certificate = async () => (await learner.kwan.schools.classRecords()).totals;
    const ids = lessons.map(({ id }) => id);
    await signAtDesk(server(), learner, ids.slice(0, 11));
    expect(await certificate()).toMatchObject({ practical_hours: 44, certificate_number: null });
    await signAtDesk(server(), learner, ids.slice(11));
    expect(await certificate()).toMatchObject({ percent: 100, certificate_number: `TC/RD-1/${number}` });
    const { results } = await learner.kwan.notifications.list();
    expect(results.map(({ title }) => title)).toContain("You have completed your training");
    // The certificate is on record, so its number is known and the document is not needed.
    const certified = { training_certificate_number: `TC/RD-1/${number}` };
    const draft = await learner.kwan.services.create("license-application", {});
    expect(draft).toMatchObject({ details: certified, documents: [] });
    const mine = await learner.kwan.services.move(draft.id, { action: "submit" }, latest).settled();
    expect(!mine.ok && Object.keys(mine.error.fieldErrors)).not.toContain("details.training_certificate_number");
    // Nobody else can use the certificate.
    const { learner: other } = await trainee();
    const copied = await other.kwan.services.create("license-application", { details: certified });
    await expect(other.kwan.services.move(copied.id, { action: "submit" }, latest)).rejects.toMatchObject({
      fieldErrors: { "details.training_certificate_number": [expect.stringContaining("have not issued")] },
    });
  });
});
