import type { BodyOf, recordLesson } from "@kwan/contract";
import { instructorsSignFrom } from "@kwan/domain/kinds";
import { beforeAll, describe, expect, it } from "vitest";
import { noDriver } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { giveCard } from "./fit-drivers.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { seedBranches, verifyIdentity } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { signAtDesk } from "./sign-lessons.ts";
import { daysBefore, enrolled, lessonOf, type School, schoolWith, type Trainee } from "./training.ts";

type Lesson = BodyOf<typeof recordLesson>;

eachDatabase((database) => {
  const server = testServer(database);
  let school: School;
  let officer: Person;
  let used = 0;

  beforeAll(async () => {
    await seedBranches(server());
    // Instructors sign from this day on. All lessons below are after it.
    server().clock.now = new Date("2027-03-01T20:00:00.000Z");
    school = await schoolWith(server(), ["Yaw Darko"]);
    officer = await server().person({ role: "officer" });
  });

  /** Names a licence holder as an accredited instructor of the school. They have not answered. */
  async function named(at: School = school, { isVerified = true } = {}) {
    const person = await server().person({ role: "driver" });
    await giveCard(server(), person);
    if (isVerified) await verifyIdentity(server(), person.driver);
    const { kysely } = server().db;
    const { number } = await kysely
      .selectFrom("licenses")
      .select("number")
      .where("driver_id", "=", person.driver ?? noDriver)
      .executeTakeFirstOrThrow();
    const name = `Kojo Teacher-${"abcdefghijklmnopqrstuvwxyz"[used++]}`;
    await officer.kwan.schools.addInstructor(at.id, { name, license_number: number });
    const row = await kysely
      .updateTable("instructors")
      .set({ accredited_until: "2030-12-31", accredited_since: "2026-01-01" })
      .where("name", "=", name)
      .returning("id")
      .executeTakeFirstOrThrow();
    return { person, name, id: row.id };
  }

  /** The same, and they have confirmed it. */
  async function instructor(at: School = school) {
    const teacher = await named(at);
    await teacher.person.kwan.teaching.answer(teacher.id, { teaches: true });
    return teacher;
  }

  const record = (trainee: Trainee, more: Partial<Lesson> & Pick<Lesson, "instructor">, at: School = school) =>
    at.person.kwan.schools.recordLesson(
      lessonOf(trainee, { date: daysBefore(server(), 1 + (used++ % 20)), vehicle: `GR ${used}-24`, ...more }),
    );
  const hours = async ({ kwan }: Person) => (await kwan.schools.classRecords()).totals?.practical_hours;
  const toDo = async ({ kwan }: Person) =>
    (await kwan.services.overview()).to_do.map(({ action, text }) => [action, text]);
  const lastTold = async ({ kwan }: Person) => (await kwan.notifications.list()).results[0];

  describe("an instructor [R-AUT-24]", () => {
    it("is told that a school named them, and confirms or refuses it with their own account", async () => {
      const { person, id, name } = await named();
      const { kwan } = person;
      expect(await lastTold(person)).toMatchObject({ message: expect.stringContaining(`School ${school.code}`) });
      expect(await toDo(person)).toContainEqual(["confirm_teaching", "Confirm that you teach at a driving school"]);
      const own = async () => (await school.person.kwan.schools.own()).instructors.find((each) => each.id === id);
      expect(await own()).toMatchObject({ account: "waiting", is_accredited: true });
      expect((await kwan.teaching.schools()).schools).toMatchObject([
        { id, answer: "waiting", school: { id: school.id } },
      ]);
      expect(await kwan.teaching.answer(id, { teaches: true })).toMatchObject({ answer: "confirmed" });
      expect(await own()).toMatchObject({ account: "confirmed" });
      expect(await lastTold(school.person)).toMatchObject({
        message: expect.stringContaining(`${name} has confirmed`),
      });
      expect((await toDo(person)).map(([action]) => action)).not.toContain("confirm_teaching");
      // They may leave the school later. Then nobody can record lessons in their name.
      expect(await kwan.teaching.answer(id, { teaches: false })).toMatchObject({ answer: "refused" });
      expect(await own()).toMatchObject({ account: "refused" });
      const trainee = await enrolled(server(), school);
      await expect(record(trainee, { instructor: name })).rejects.toMatchObject({
        body: { instructor: [expect.stringContaining("do not teach at your school")] },
      });
    });

    it("is only the holder of the licence, whose identity has been verified", async () => {
      const { person, id } = await named(school, { isVerified: false });
      const stranger = await server().person({ role: "driver" });
      await giveCard(server(), stranger);
      expect((await stranger.kwan.teaching.schools()).schools).toEqual([]);
      await expect(stranger.kwan.teaching.answer(id, { teaches: true })).rejects.toMatchObject({
        code: "not_found",
      });
      await expect(person.kwan.teaching.answer(id, { teaches: true })).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringContaining("not verified your identity"),
      });
      await verifyIdentity(server(), person.driver);
      await person.kwan.teaching.answer(id, { teaches: true });
    });

    it("cannot be the trainee of the same lesson, also while they have not answered", async () => {
      const { person, name } = await named();
      const trainee = await enrolled(server(), school, { who: person });
      await expect(record(trainee, { instructor: name })).rejects.toMatchObject({
        body: { instructor: [expect.stringContaining("Nobody can be instructor and trainee")] },
      });
    });
  });

  describe("a lesson [R-AUT-24]", () => {
    it("counts once trainee and instructor have signed it, in any order", async () => {
      const { person, name } = await instructor();
      const trainee = await enrolled(server(), school);
      const { learner } = trainee;
      const [first, second] = [
        await record(trainee, { instructor: name }),
        await record(trainee, { instructor: name }),
      ];
      expect(first).toMatchObject({ instructor_signature: "waiting", is_verified: false });
      expect(await lastTold(person)).toMatchObject({ title: "Sign your lessons" });
      expect(await toDo(person)).toContainEqual(["sign_lessons", "Sign 2 lessons that you gave"]);
      await signAtDesk(server(), learner, [first.id]);
      expect(await hours(learner)).toBe(0);
      const list = async () => (await person.kwan.teaching.lessons()).results.map(({ id }) => id).toSorted();
      expect(await list()).toEqual([first.id, second.id].toSorted());
      expect(await person.kwan.teaching.sign({ lessons: [first.id, second.id] })).toEqual({ signed: 2 });
      expect(await hours(learner)).toBe(2);
      await signAtDesk(server(), learner, [second.id]);
      expect(await hours(learner)).toBe(4);
      expect(await list()).toEqual([]);
      await expect(person.kwan.teaching.sign({ lessons: [first.id] })).rejects.toMatchObject({ code: "invalid" });
    });

    it("is signed only by the instructor who gave it, and by nobody for both sides", async () => {
      const [one, other] = [await instructor(), await instructor()];
      const trainee = await enrolled(server(), school);
      const lesson = await record(trainee, { instructor: one.name });
      for (const { kwan } of [other.person, trainee.learner])
        await expect(kwan.teaching.sign({ lessons: [lesson.id] })).rejects.toMatchObject({ code: "invalid" });
      // Even if the records said that the trainee gave the lesson, the trainee cannot sign it as an instructor.
      const { kysely } = server().db;
      const asTrainee = { driver_id: one.person.driver ?? noDriver };
      await kysely.updateTable("class_records").set(asTrainee).where("id", "=", idOf("cls", lesson.id)).execute();
      await expect(one.person.kwan.teaching.sign({ lessons: [lesson.id] })).rejects.toMatchObject({
        code: "invalid",
      });
      const both = { signed_by: officer.id, instructor_signed_by: officer.id, instructor_signed_at: new Date() };
      await expect(
        kysely.updateTable("class_records").set(both).where("id", "=", idOf("cls", lesson.id)).execute(),
      ).rejects.toThrow("class_records_two_people");
    });

    it("waits while its instructor has not confirmed, and the school sees why", async () => {
      const { person, id, name } = await named();
      const trainee = await enrolled(server(), school);
      const lesson = await record(trainee, { instructor: name });
      expect(lesson).toMatchObject({ instructor_signature: "no_account" });
      await signAtDesk(server(), trainee.learner, [lesson.id]);
      expect(await hours(trainee.learner)).toBe(0);
      await person.kwan.teaching.answer(id, { teaches: true });
      await person.kwan.teaching.sign({ lessons: [lesson.id] });
      expect(await hours(trainee.learner)).toBe(2);
    });

    it("that its instructor disputes does not count, the school is told, and can remove it", async () => {
      const { person, name } = await instructor();
      const trainee = await enrolled(server(), school);
      const lesson = await record(trainee, { instructor: name });
      await signAtDesk(server(), trainee.learner, [lesson.id]);
      const { kwan } = person;
      await expect(kwan.teaching.dispute(lesson.id, { note: "No" })).rejects.toMatchObject({
        code: "invalid",
      });
      const note = "I did not give this lesson.";
      expect(await kwan.teaching.dispute(lesson.id, { note })).toMatchObject({
        instructor_signature: "disputed",
        instructor_dispute: note,
      });
      expect(await lastTold(school.person)).toMatchObject({
        title: "A lesson is disputed",
        message: expect.stringContaining(note),
      });
      await expect(kwan.teaching.sign({ lessons: [lesson.id] })).rejects.toMatchObject({ code: "invalid" });
      expect(await kwan.teaching.dispute(lesson.id, { note: null })).toMatchObject({
        instructor_signature: "waiting",
      });
      await kwan.teaching.dispute(lesson.id, { note });
      await school.person.kwan.schools.removeLesson(lesson.id);
      expect(await hours(trainee.learner)).toBe(0);
      await expect(kwan.teaching.dispute(lesson.id, { note: null })).rejects.toMatchObject({
        code: "state_forbids",
      });
    });

    it("that its trainee disputes is told to the school as well", async () => {
      const { name } = await instructor();
      const trainee = await enrolled(server(), school);
      const lesson = await record(trainee, { instructor: name });
      await trainee.learner.kwan.schools.disputeLesson(lesson.id, { note: "I was at work that day." });
      expect(await lastTold(school.person)).toMatchObject({
        message: expect.stringContaining("I was at work that day."),
      });
    });

    it("gives the certificate with the last signature, whoever gives it", async () => {
      const { person, name } = await instructor();
      const trainee = await enrolled(server(), school);
      const theory = { module: "theory", vehicle: null } as const;
      const ids: string[] = [];
      for (let at = 0; at < 12; at++) {
        const date = daysBefore(server(), 2 + at);
        const more = { ...(at < 3 && theory), date, starts_at: "08:00", ends_at: "12:00" };
        ids.push((await record(trainee, { instructor: name, ...more })).id);
      }
      await signAtDesk(server(), trainee.learner, ids);
      const certificate = async () => (await trainee.learner.kwan.schools.classRecords()).totals?.certificate_number;
      expect(await certificate()).toBeNull();
      await person.kwan.teaching.sign({ lessons: ids });
      expect(await certificate()).toEqual(expect.any(String));
    });

    it("from before the first day counts with the trainee's signature alone", async () => {
      const now = server().clock.now;
      server().clock.now = new Date("2026-12-05T20:00:00.000Z");
      const trainee = await enrolled(server(), school);
      const on = (date: string) => record(trainee, { instructor: "Yaw Darko", date });
      const [before, first] = [await on("2026-11-27"), await on(instructorsSignFrom)];
      expect(before).toMatchObject({ instructor_signature: "not_needed" });
      expect(first).toMatchObject({ instructor_signature: "no_account" });
      await signAtDesk(server(), trainee.learner, [before.id, first.id]);
      expect(await hours(trainee.learner)).toBe(2);
      server().clock.now = now;
    });
  });

  describe("a school [R-AUT-24]", () => {
    it("proposes an instructor, who has a task until an officer proposes the accreditation", async () => {
      const other = await schoolWith(server(), []);
      const reviewer = await server().person({ role: "reviewer" });
      const license_number = "NEW-100001-00001";
      const { instructors } = await other.person.kwan.schools.proposeInstructor({ name: "Efua New", license_number });
      expect(instructors).toMatchObject([{ is_proposed: true, is_accredited: false, account: "no_account" }]);
      const id = instructors[0]?.id ?? "";
      const tasksOf = async ({ kwan }: Person, subject: string) =>
        (await kwan.tasks.list({ subject })).results.map(({ kind }) => kind);
      expect(await tasksOf(officer, id)).toEqual(["accredit_instructor"]);
      expect((await officer.kwan.schools.list({ instructor_id: id })).results.map((each) => each.id)).toEqual([
        other.id,
      ]);
      const accredit = () =>
        officer.kwan.decisions.propose({
          kind: "accredit_instructor",
          subject: id,
          details: { until: "2030-12-31" },
          ground: "requirements_met",
          reason: "All requirements are met.",
        });
      const first = await accredit();
      expect(await tasksOf(officer, id)).toEqual([]);
      expect(await tasksOf(reviewer, first.id)).toEqual(["approve_accreditation"]);
      expect(await tasksOf(officer, first.id)).toEqual([]);
      await officer.kwan.decisions.withdraw(first.id, { reason: "The date is wrong." });
      expect(await tasksOf(officer, id)).toEqual(["accredit_instructor"]);
      const second = await accredit();
      await reviewer.kwan.decisions.decide(second.id, { outcome: "approved" }, latest);
      expect(await tasksOf(officer, id)).toEqual([]);
      expect((await other.person.kwan.schools.own()).instructors).toMatchObject([
        { is_proposed: false, is_accredited: true },
      ]);
    });

    it("reads why an officer declined an instructor, and can propose them again", async () => {
      const other = await schoolWith(server(), []);
      const form = { name: "Efua New", license_number: "NEW-100002-00002" };
      const propose = () => other.person.kwan.schools.proposeInstructor(form);
      const id = (await propose()).instructors[0]?.id ?? "";
      await expect(propose()).rejects.toMatchObject({ code: "already_exists" });
      const note = "The licence number belongs to somebody else.";
      await expect(officer.kwan.schools.declineInstructor(id, { note: "No" })).rejects.toMatchObject({
        code: "invalid",
      });
      await officer.kwan.schools.declineInstructor(id, { note });
      expect(await lastTold(other.person)).toMatchObject({ message: expect.stringContaining(note) });
      expect((await other.person.kwan.schools.own()).instructors).toMatchObject([
        { is_proposed: false, declined: note },
      ]);
      expect((await officer.kwan.tasks.list({ subject: id })).results).toEqual([]);
      await expect(officer.kwan.schools.declineInstructor(id, { note })).rejects.toMatchObject({
        code: "state_forbids",
      });
      expect((await propose()).instructors).toMatchObject([{ id, is_proposed: true, declined: null }]);
      expect((await officer.kwan.tasks.list({ subject: id })).results).toHaveLength(1);
    });
  });

  it("lists are the instructor's own [R-AUT-24]", async () => {
    const learner = await server().person({ role: "learner" });
    expect((await learner.kwan.teaching.lessons()).results).toEqual([]);
  });
});
