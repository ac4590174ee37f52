import type { BodyOf, recordLesson } from "@kwan/contract";
import { addDays, dayOf } from "@kwan/domain";
import { beforeAll, describe, expect, it } from "vitest";
import type { BranchId, SchoolId } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { latest } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

const reason = "The inspection was passed on Monday.";
let made = 0;

eachDatabase((database) => {
  const server = testServer(database);
  let [officer, reviewer, branch] = [] as unknown as [Person, Person, BranchId];
  const today = () => dayOf(server().clock.now.toISOString());

  beforeAll(async () => {
    await seedBranches(server());
    branch = (await server().kwan.branches.list({ limit: 1 })).results[0]?.id as BranchId;
    officer = await server().person({ role: "officer" });
    reviewer = await server().person({ role: "reviewer" });
  });

  const newSchool = () => officer.kwan.schools.create({ school_code: `ac-${++made}`, name: `School ${made}`, branch });
  /** Proposes and approves an accreditation that lasts until a given day. */
  async function accredit(kind: "accredit_school" | "accredit_instructor", subject: string, until: string) {
    const details = { until };
    const proposal = { kind, subject, details, ground: "requirements_met", reason };
    const { id } = await officer.kwan.decisions.propose(proposal);
    return reviewer.kwan.decisions.decide(id, { outcome: "approved" }, latest);
  }
  async function newInstructor(school: string, name: string, license_number = `LIC-${String(10_000 + ++made)}`) {
    const { instructors } = await officer.kwan.schools.addInstructor(school, { name, license_number });
    return instructors.find((each) => each.license_number === license_number)?.id ?? "";
  }
  /** Creates a school with its own account and a trainee who has confirmed the enrolment. */
  async function schoolWithTrainee() {
    const { id, code } = await newSchool();
    const account = await server().person({ role: "driving_school", school_id: id as SchoolId });
    const learner = await server().person({ role: "learner" });
    const { kysely } = server().db;
    const names = { first_name: "Ama", last_name: `Owusu-${"abcdefghijklmnopqrstuvwxyz"[made]}` };
    await kysely.updateTable("drivers").set(names).where("id", "=", learner.driver).execute();
    const trainee_number = `T-${++made}`;
    const enrolled = await account.kwan.schools.enrol({
      ...names,
      date_of_birth: "1998-03-14",
      trainee_number,
      license_class: "B",
    });
    const draft = await learner.kwan.services.create("learners-license", { details: {} });
    await learner.kwan.services.verifySchool(draft.id, { school_code: code, trainee_number });
    const lesson = (more: Partial<BodyOf<typeof recordLesson>> = {}): BodyOf<typeof recordLesson> => ({
      enrolment: enrolled.id,
      module: "theory",
      topic: "Signs",
      date: today(),
      starts_at: "06:00",
      ends_at: "07:00",
      instructor: "Yaw Darko",
      attendance: "present",
      ...more,
    });
    return { id, account, lesson };
  }

  describe("accrediting a school and its instructors [R-AUT-08]", () => {
    it("is proposed by an officer, approved by a reviewer, and has a last day", async () => {
      const school = await newSchool();
      expect(school).toMatchObject({ code: `AC-${made}`, is_accredited: false, accredited_until: null });
      const proposal = { kind: "accredit_school", subject: school.id, details: { until: "2027-06-30" } } as const;
      const input = { ...proposal, ground: "requirements_met", reason };
      await expect(reviewer.kwan.decisions.propose(input)).rejects.toMatchObject({ status: 403 });
      const { id } = await officer.kwan.decisions.propose(input);
      const other = await server().person({ role: "officer" });
      for (const { kwan } of [other, await server().person({ role: "admin" })])
        await expect(kwan.decisions.decide(id, { outcome: "approved" }, latest)).rejects.toMatchObject({ status: 403 });
      const decision = await reviewer.kwan.decisions.decide(id, { outcome: "approved" }, latest);
      expect(decision).toMatchObject({ subject: { kind: "school", name: school.name }, driver: null });
      expect(decision.changes).toMatchObject([{ before: null, after: "June 30, 2027" }]);
      const accredited = { is_accredited: true, accredited_until: "2027-06-30" };
      expect(await officer.kwan.schools.get(school.id)).toMatchObject(accredited);
      await accredit("accredit_school", school.id, addDays(today(), -1));
      expect(await officer.kwan.schools.get(school.id)).toMatchObject({ is_accredited: false });
    });

    it("names a code or a licence number that is taken, and a branch that is not there", async () => {
      const { id, code } = await newSchool();
      const { create, addInstructor } = officer.kwan.schools;
      const taken = create({ school_code: code.toLowerCase(), name: "Another", branch });
      await expect(taken).rejects.toMatchObject({
        code: "already_exists",
        body: { school_code: [expect.any(String)] },
      });
      await expect(create({ school_code: "NEW-1", name: "New", branch: "brn_none" })).rejects.toMatchObject({
        body: { branch: [expect.any(String)] },
      });
      const yaw = { name: "Yaw Darko", license_number: "dar-120389" };
      expect((await addInstructor(id, yaw)).instructors).toMatchObject([{ license_number: "DAR-120389" }]);
      await expect(addInstructor(id, yaw)).rejects.toMatchObject({ code: "already_exists" });
      const { instructors } = await addInstructor(id, { name: "Ama Owusu", license_number: "DAR-120390" });
      expect(instructors.map(({ name }) => name)).toEqual(["Ama Owusu", "Yaw Darko"]);
      await expect(addInstructor("sch_none", yaw)).rejects.toMatchObject({ status: 404 });
    });
  });

  describe("a lesson [R-AUT-08]", () => {
    it("is refused until the school and the instructor are accredited, and once that has ended", async () => {
      const { id, account, lesson } = await schoolWithTrainee();
      const record = (more = {}) => account.kwan.schools.recordLesson(lesson(more));
      await expect(record()).rejects.toMatchObject({ message: expect.stringContaining("not accredited yet") });
      await accredit("accredit_school", id, addDays(today(), 30));
      const nobody = { body: { instructor: [expect.stringContaining("no instructor with this name")] } };
      await expect(record()).rejects.toMatchObject(nobody);
      const instructor = await newInstructor(id, "Yaw Darko");
      const notYet = { body: { instructor: [expect.stringContaining("not accredited")] } };
      await expect(record()).rejects.toMatchObject(notYet);
      await accredit("accredit_instructor", instructor, addDays(today(), 30));
      expect(await record({ instructor: "yaw  DARKO" })).toMatchObject({ instructor: "Yaw Darko" });
      expect((await account.kwan.schools.own()).instructors).toMatchObject([{ is_accredited: true }]);
      await accredit("accredit_instructor", instructor, addDays(today(), -1));
      await expect(record({ starts_at: "07:00", ends_at: "08:00" })).rejects.toMatchObject(notYet);
      await accredit("accredit_school", id, addDays(today(), -1));
      await expect(record()).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringMatching(/ended on November 20, 2026.*An officer at your branch can renew/),
      });
    });

    it("is given by the chosen one of two instructors with one name", async () => {
      const { id, account, lesson } = await schoolWithTrainee();
      await accredit("accredit_school", id, addDays(today(), 30));
      const both = [await newInstructor(id, "Yaw Darko"), await newInstructor(id, "Yaw Darko")];
      for (const each of both) await accredit("accredit_instructor", each, addDays(today(), 30));
      await expect(account.kwan.schools.recordLesson(lesson())).rejects.toMatchObject({
        body: { instructor: [expect.stringContaining("Choose one")] },
      });
      await account.kwan.schools.recordLesson(lesson({ instructor_id: both[1] ?? "" }));
      const rows = server()
        .db.kysely.selectFrom("class_records")
        .select("instructor_id")
        .where("school_id", "=", id as SchoolId);
      expect(await rows.execute()).toEqual([{ instructor_id: both[1] }]);
    });

    it("keeps an instructor of two schools from being in two lessons at once", async () => {
      const [one, other] = [await schoolWithTrainee(), await schoolWithTrainee()];
      const number = `LIC-${String(10_000 + ++made)}`;
      for (const { id } of [one, other]) {
        await accredit("accredit_school", id, addDays(today(), 30));
        await accredit("accredit_instructor", await newInstructor(id, "Yaw Darko", number), addDays(today(), 30));
      }
      const ends = await Promise.all(
        [one, other].map(({ account, lesson }) => account.kwan.schools.recordLesson(lesson()).settled()),
      );
      expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
    });
  });
});
