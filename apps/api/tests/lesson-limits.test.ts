import { limits } from "@kwan/domain/kinds";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { eachDatabase } from "./databases.ts";
import { seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { signAsInstructor, signAtDesk } from "./sign-lessons.ts";
import { daysBefore, enrolled, lessonOf, type School, schoolWith, type Trainee } from "./training.ts";

eachDatabase((database) => {
  const server = testServer(database);
  let [ridge, volta] = [] as unknown as [School, School];
  let officer: Person;
  let used = 2;
  /** Returns a day that no other test uses. */
  const newDay = () => daysBefore(server(), used++);

  beforeAll(async () => {
    server().clock.now = new Date("2027-02-15T12:00:00.000Z");
    await seedBranches(server());
    ridge = await schoolWith(server(), ["Yaw Darko", "Kojo Other"]);
    volta = await schoolWith(server(), ["Esi Volta"]);
    officer = await server().person({ role: "officer" });
  });

  const record = (school: School, trainee: Trainee, more: Parameters<typeof lessonOf>[1]) =>
    school.person.kwan.schools.recordLesson(lessonOf(trainee, more));
  const totals = async (person: Person) => (await person.kwan.schools.classRecords()).totals;

  describe("a lesson is refused [R-AUT-23]", () => {
    it("before it has ended", async () => {
      const trainee = await enrolled(server(), ridge);
      const today = { date: daysBefore(server(), 0), instructor: "Yaw Darko" };
      await expect(record(ridge, trainee, { ...today, starts_at: "11:00", ends_at: "12:01" })).rejects.toMatchObject({
        body: { ends_at: [expect.stringContaining("has not ended")] },
      });
      await record(ridge, trainee, { ...today, starts_at: "11:00", ends_at: "12:00" });
    });

    it("on a day before the school or the instructor was accredited", async () => {
      const school = await schoolWith(server(), ["Late Instructor"]);
      const trainee = await enrolled(server(), school);
      const [date, since] = [daysBefore(server(), 9), daysBefore(server(), 8)];
      const lesson = { date, instructor: "Late Instructor" };
      await server().db.kysely.updateTable("instructors").set({ accredited_since: since }).execute();
      await expect(record(school, trainee, lesson)).rejects.toMatchObject({
        body: { date: [expect.stringContaining("instructor was not accredited")] },
      });
      await server().db.kysely.updateTable("instructors").set({ accredited_since: null }).execute();
      const schools = server().db.kysely.updateTable("schools").where("id", "=", school.id);
      await schools.set({ accredited_since: since }).execute();
      await expect(record(school, trainee, lesson)).rejects.toMatchObject({
        body: { date: [expect.stringContaining("school was not accredited")] },
      });
      await schools.set({ accredited_since: date }).execute();
      await record(school, trainee, lesson);
    });

    it("above the trainee's hours of a day, at all schools and in theory too", async () => {
      const date = newDay();
      const first = await enrolled(server(), ridge);
      const second = await enrolled(server(), volta, { who: first.learner });
      await record(ridge, first, { date, instructor: "Yaw Darko", starts_at: "06:00", ends_at: "14:00" });
      const theory = { module: "theory", vehicle: null, instructor: "Esi Volta", date } as const;
      await expect(record(volta, second, { ...theory, starts_at: "14:00", ends_at: "16:06" })).rejects.toMatchObject({
        body: { ends_at: [expect.stringContaining(`at most ${limits.refused.trainee.value} hours`)] },
      });
      await record(volta, second, { ...theory, starts_at: "14:00", ends_at: "16:00" });
    });

    it("above the instructor's hours, and above the vehicle's", async () => {
      const date = newDay();
      const times = [
        { starts_at: "00:00", ends_at: "08:00" },
        { starts_at: "08:00", ends_at: "14:00" },
        { starts_at: "14:00", ends_at: "18:00" },
        { starts_at: "18:00", ends_at: "19:00" },
      ] as const;
      const trainees = await Promise.all(times.map(() => enrolled(server(), ridge)));
      const [one, two, three, four] = trainees as [Trainee, Trainee, Trainee, Trainee];
      const by = { date, instructor: "Yaw Darko" };
      await record(ridge, one, { ...by, ...times[0] });
      await record(ridge, two, { ...by, ...times[1] });
      await expect(record(ridge, three, { ...by, ...times[2] })).rejects.toMatchObject({
        body: { instructor: [expect.stringContaining("An instructor can give")] },
      });
      const other = { date, instructor: "Kojo Other" };
      await record(ridge, three, { ...other, ...times[2] });
      await expect(record(ridge, four, { ...other, ...times[3] })).rejects.toMatchObject({
        body: { vehicle: [expect.stringContaining("A vehicle can be used")] },
      });
      await record(ridge, four, { ...other, ...times[3], vehicle: "GR 2-24" });
    });
  });

  describe("an unusual lesson [R-AUT-23]", () => {
    it("is marked by its time, and by the hours of a day", async () => {
      const trainee = await enrolled(server(), ridge);
      const by = { instructor: "Yaw Darko" };
      const [dawn, night, day] = [newDay(), newDay(), newDay()];
      const marks = async (more: Parameters<typeof lessonOf>[1]) => (await record(ridge, trainee, more)).marks;
      expect(await marks({ ...by, date: dawn, starts_at: "04:59", ends_at: "06:00" })).toEqual(["unusual_time"]);
      expect(await marks({ ...by, date: dawn, starts_at: "06:00", ends_at: "07:00" })).toEqual([]);
      expect(await marks({ ...by, date: night, starts_at: "21:00", ends_at: "22:01" })).toEqual(["unusual_time"]);
      expect(await marks({ ...by, date: day, starts_at: "08:00", ends_at: "12:00" })).toEqual([]);
      expect(await marks({ ...by, date: day, starts_at: "13:00", ends_at: "13:30" })).toEqual(["trainee_hours"]);
      // Theory is no driving, so it only adds to the instructor's hours.
      const theory = { module: "theory", vehicle: null } as const;
      expect(await marks({ ...by, ...theory, date: day, starts_at: "14:00", ends_at: "18:00" })).toEqual([]);
      const other = await enrolled(server(), ridge);
      const late = await record(ridge, other, { ...by, date: day, starts_at: "18:00", ends_at: "20:00" });
      expect(late.marks).toEqual(["instructor_hours"]);
      const last = { instructor: "Kojo Other", date: day, starts_at: "05:00", ends_at: "08:00" };
      expect((await record(ridge, other, last)).marks).toEqual(["trainee_hours"]);
      const third = await enrolled(server(), ridge);
      const longer = { instructor: "Kojo Other", date: day, starts_at: "20:00", ends_at: "22:00" };
      expect((await record(ridge, third, longer)).marks).toEqual([]);
      const early = { instructor: "Kojo Other", date: day, starts_at: "12:00", ends_at: "13:00" };
      expect((await record(ridge, third, early)).marks).toEqual(["vehicle_hours"]);
    });

    it("holds the certificate until an officer has looked at it, and does not count if they refuse it", async () => {
      const school = await schoolWith(server(), ["Adwoa Sole"]);
      const trainee = await enrolled(server(), school);
      const { learner } = trainee;
      const sign = async ({ id }: { id: string }) => {
        await signAtDesk(server(), learner, [id]);
        await signAsInstructor(server(), id);
      };
      const days = Array.from({ length: 12 }, () => newDay());
      const by = { instructor: "Adwoa Sole" };
      const theory = { module: "theory", vehicle: null } as const;
      for (const [at, date] of days.entries())
        await sign(await record(school, trainee, { ...by, date, ...(at < 3 && theory), ends_at: "14:00" }));
      const [first, second] = days as [string, string];
      expect(await totals(learner)).toMatchObject({ percent: 100, certificate_number: expect.any(String) });
      // The same hours with two of them at night.
      const other = await enrolled(server(), school);
      const ends = async (date: string, more = {}) => {
        const lesson = await record(school, other, { ...by, date, starts_at: "14:00", ends_at: "18:00", ...more });
        await signAtDesk(server(), other.learner, [lesson.id]);
        await signAsInstructor(server(), lesson.id);
        return lesson;
      };
      for (const [at, date] of days.slice(1).entries()) await ends(date, at < 2 ? theory : {});
      const night = await ends(first, { ...theory, starts_at: "19:00", ends_at: "23:00" });
      expect(await totals(other.learner)).toMatchObject({
        theory_hours: 12,
        practical_hours: 36,
        lessons_to_check: 1,
        certificate_number: null,
      });
      const { results } = await officer.kwan.schools.classRecords({
        to_check: "true",
        learner: other.learner.driver ?? "",
      });
      expect(results.map(({ id }) => id)).toEqual([night.id]);
      const waiting = async () =>
        (await officer.kwan.tasks.list({ kind: "check_lesson" })).results.filter(
          ({ subject_id }) => subject_id === night.id,
        );
      expect(await waiting()).toMatchObject([{ driver: other.learner.driver }]);
      const check = (outcome: "accepted" | "refused", note?: string) =>
        officer.kwan.schools.checkLesson(night.id, { outcome, note });
      await expect(check("refused", "no")).rejects.toMatchObject({ body: { note: [expect.any(String)] } });
      await check("refused", "The vehicle was parked.");
      expect(await waiting()).toEqual([]);
      expect(await totals(other.learner)).toMatchObject({ theory_hours: 8, lessons_to_check: 0 });
      const { results: news } = await other.learner.kwan.notifications.list();
      expect(news[0]).toMatchObject({ title: "A lesson does not count" });
      expect(await check("accepted")).toMatchObject({ check: { outcome: "accepted", note: null } });
      expect(await totals(other.learner)).toMatchObject({ theory_hours: 12, certificate_number: expect.any(String) });
      await expect(check("refused", "The vehicle was parked.")).rejects.toMatchObject({ code: "state_forbids" });
      const usual = await ends(second, { starts_at: "18:00", ends_at: "18:30" });
      await expect(officer.kwan.schools.checkLesson(usual.id, { outcome: "accepted" })).rejects.toMatchObject({
        code: "state_forbids",
      });
    });
  });

  describe("the certificate needs [R-AUT-23]", () => {
    /** Confirms lessons of these hours, in parts of at most eight hours, without recording each. */
    async function confirmed(
      trainee: Trainee,
      school: School,
      hours: { theory: number; practical: number },
      letter = "B",
    ) {
      const { db, deps } = server();
      for (const module of ["theory", "practical"] as const)
        if (hours[module] > 0)
          await sql`insert into class_records (id, school_id, driver_id, license_class, module, topic, date, starts_at,
            ends_at, hours, instructor, attendance, is_verified)
            values (${deps.newId("cls")}, ${school.id}, ${trainee.learner.driver}, ${letter}, ${module}, 'Signs',
            '2027-01-01', '10:00', '12:00', ${hours[module]}, 'Yaw Darko', 'present', true)`.execute(db.kysely);
      const last = await record(school, trainee, {
        date: daysBefore(server(), 1),
        instructor: school === ridge ? "Yaw Darko" : "Esi Volta",
        starts_at: `${String(used % 24).padStart(2, "0")}:00`,
        ends_at: `${String(used++ % 24).padStart(2, "0")}:30`,
        vehicle: `GT ${used}`,
        module: "practical",
      });
      await signAsInstructor(server(), last.id);
      await signAtDesk(server(), trainee.learner, [last.id]);
      // An officer looks at lessons that are only at a strange time because of this test.
      if (last.marks.length > 0) await officer.kwan.schools.checkLesson(last.id, { outcome: "accepted" });
      return totals(trainee.learner);
    }

    it("a minimum of theory and of practice", async () => {
      const all = await confirmed(await enrolled(server(), ridge), ridge, { theory: 48, practical: 0 });
      expect(all).toMatchObject({
        certificate_number: null,
        required_theory_hours: limits.minimum.theory.value,
        required_practical_hours: limits.minimum.practical.value,
      });
      const least = limits.minimum.theory.value;
      const short = await confirmed(await enrolled(server(), ridge), ridge, { theory: least - 1, practical: 60 });
      expect(short).toMatchObject({ certificate_number: null });
      const enough = await confirmed(await enrolled(server(), ridge), ridge, { theory: least, practical: 48 - least });
      expect(enough).toMatchObject({ certificate_number: expect.any(String) });
    });

    it("no minimum from people who enrolled before it began", async () => {
      const before = await enrolled(server(), ridge, { days_ago: 90 });
      expect(await confirmed(before, ridge, { theory: 48, practical: 0 })).toMatchObject({
        required_theory_hours: 0,
        certificate_number: expect.any(String),
      });
    });

    it("hours for its own class, at whichever school", async () => {
      const trainee = await enrolled(server(), ridge);
      await enrolled(server(), ridge, { who: trainee.learner, license_class: "C", days_ago: 29 });
      expect(await confirmed(trainee, ridge, { theory: 24, practical: 24 }, "C")).toMatchObject({
        license_class: "C",
        certificate_number: null,
      });
      const moved = await enrolled(server(), ridge);
      const then = await enrolled(server(), volta, { who: moved.learner });
      await confirmed(moved, ridge, { theory: 24, practical: 0 });
      const listed = await volta.person.kwan.schools.enrolments({ limit: 1 });
      expect(listed.results[0]).toMatchObject({ hours: 24.5 });
      const done = await confirmed(then, volta, { theory: 0, practical: 24 });
      expect(done).toMatchObject({ certificate_number: expect.stringContaining(volta.code) });
    });
  });
});
