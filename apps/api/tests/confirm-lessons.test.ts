import { addDays } from "@kwan/domain";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createSchool } from "../src/people/schools/commands/create-school.ts";
import type { SchoolId } from "../src/platform/ids.ts";
import { accredit } from "./accredit.ts";
import { eachDatabase } from "./databases.ts";
import { seedBranches, verifyIdentity } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { signByCode } from "./sign-lessons.ts";

const hour = 3_600_000;

eachDatabase((database) => {
  const server = testServer(database);
  let school = {} as Person;
  let made = 0;

  beforeAll(async () => {
    const { db, person, deps } = server();
    await seedBranches(server());
    await createSchool(deps, { code: "RD-1", name: "Ridge", branch: "ga1" });
    const { id } = await db.kysely.selectFrom("schools").select("id").executeTakeFirstOrThrow();
    await accredit(server(), id as SchoolId, ["Yaw Darko"]);
    school = await person({ role: "driving_school", school_id: id as SchoolId });
  });

  /** Creates a trainee who confirmed an enrolment thirty days ago. */
  async function trainee() {
    const learner = await server().person({ role: "learner" });
    const last_name = `Owusu-${"abcdefghijklmnopqrstuvwxyz"[made]}`;
    await server().db.kysely.updateTable("drivers").set({ last_name }).where("id", "=", learner.driver).execute();
    const trainee_number = `T-${made++}00`;
    const names = { first_name: "Ama", last_name, date_of_birth: "1998-03-14", license_class: "B" } as const;
    const { id } = await school.kwan.schools.enrol({ ...names, trainee_number });
    await learner.kwan.schools.confirmEnrolment({ school_code: "RD-1", trainee_number });
    await sql`update enrolments set enrolled_at = enrolled_at - interval '30 days' where id = ${id}`.execute(
      server().db.kysely,
    );
    return { learner, enrolment: id };
  }

  let used = 0;
  const record = (enrolment: string) =>
    school.kwan.schools.recordLesson({
      enrolment,
      module: "theory",
      topic: "Signs",
      date: addDays("2026-11-19", -Math.floor(used / 3)),
      starts_at: ["08:00", "10:00", "12:00"][used % 3] as string,
      ends_at: ["09:00", "11:00", "13:00"][used++ % 3] as string,
      instructor: "Yaw Darko",
      attendance: "present",
    });
  const hours = async ({ kwan }: Person) => (await kwan.schools.classRecords()).totals?.theory_hours;

  /** The people who confirmed the lessons of a trainee, according to the audit log. */
  const signers = async ({ driver }: Person) => {
    const rows = server().db.kysely.selectFrom("audit").select("actor_id").where("action", "=", "sign_lesson");
    return (await rows.where("driver_id", "=", driver).execute()).map(({ actor_id }) => actor_id);
  };

  describe("a code to the trainee's phone [R-AUT-23]", () => {
    it("confirms all lessons that were recorded before it was sent, and no later ones", async () => {
      const { learner, enrolment } = await trainee();
      const { kwan } = learner;
      const disputed = await record(enrolment);
      await kwan.schools.disputeLesson(disputed.id, { note: "I was not there that day." });
      for (let made = 0; made < 3; made++) await record(enrolment);
      server().clock.forward(1_000);
      const { attempt, sent_to, expires_at } = await kwan.schools.sendLessonCode();
      expect(sent_to).not.toContain("@");
      expect(Date.parse(expires_at) - server().clock.now.getTime()).toBe(24 * hour);
      server().clock.forward(1_000);
      await record(enrolment);
      const code = await server().lastCode(learner.phone_number);
      expect(await kwan.schools.confirmLessons({ attempt, code })).toEqual({ confirmed: 3 });
      expect(await hours(learner)).toBe(3);
      const { results } = await kwan.schools.classRecords();
      expect(results.map(({ signed_with }) => signed_with).toSorted()).toEqual(["code", "code", "code", null, null]);
      expect(await signers(learner)).toEqual([learner.id, learner.id, learner.id]);
      // The code is spent. The lesson that came later waits for the next, and so does one whose dispute is taken back.
      await expect(kwan.schools.confirmLessons({ attempt, code })).rejects.toMatchObject({ code: "code_expired" });
      await kwan.schools.disputeLesson(disputed.id, { note: null });
      server().clock.forward(61_000);
      expect(await signByCode(server(), learner)).toBe(2);
      await expect(kwan.schools.sendLessonCode()).rejects.toMatchObject({ code: "state_forbids" });
    });

    it("expires after a day, is wrong five times at most, and is only the trainee's", async () => {
      const [{ learner, enrolment }, other] = [await trainee(), await trainee()];
      for (const each of [enrolment, other.enrolment]) await record(each);
      const first = await learner.kwan.schools.sendLessonCode();
      const code = await server().lastCode(learner.phone_number);
      await expect(other.learner.kwan.schools.confirmLessons({ attempt: first.attempt, code })).rejects.toMatchObject({
        code: expect.stringMatching(/^code_/),
      });
      await expect(
        server().kwan.auth.completeLoginByPhone(learner.phone_number, { code, attempt: first.attempt }),
        "it does not log in",
      ).rejects.toMatchObject({ code: expect.stringMatching(/^code_/) });
      await server().db.kysely.updateTable("codes").set({ expires_at: server().clock.now }).execute();
      await expect(learner.kwan.schools.confirmLessons({ attempt: first.attempt, code })).rejects.toMatchObject({
        code: "code_expired",
      });
      server().clock.forward(61_000);
      const { attempt } = await learner.kwan.schools.sendLessonCode();
      const right = await server().lastCode(learner.phone_number);
      const wrong = right === "111111" ? "222222" : "111111";
      for (let tried = 0; tried < 5; tried++)
        await expect(learner.kwan.schools.confirmLessons({ attempt, code: wrong })).rejects.toMatchObject({
          code: expect.stringMatching(/^code_/),
        });
      await expect(learner.kwan.schools.confirmLessons({ attempt, code: right })).rejects.toMatchObject({
        code: "code_expired",
      });
      expect(await hours(learner)).toBe(0);
      await expect(learner.kwan.schools.sendLessonCode(), "once a minute").rejects.toMatchObject({ status: 429 });
    });

    it("is not sent to a phone that is not confirmed, or that a driving school uses", async () => {
      const { learner, enrolment } = await trainee();
      await record(enrolment);
      const set = (id: string, values: object) =>
        server()
          .db.kysely.updateTable("users")
          .set(values)
          .where("id", "=", id as never)
          .execute();
      await set(learner.id, { is_phone_verified: false });
      const fails = (words: string) => ({ code: "state_forbids", message: expect.stringContaining(words) });
      await expect(learner.kwan.schools.sendLessonCode()).rejects.toMatchObject(fails("at a branch"));
      await set(learner.id, { is_phone_verified: true });
      await set(school.id, { phone_number: learner.phone_number, is_phone_verified: false });
      await expect(learner.kwan.schools.sendLessonCode()).rejects.toMatchObject(fails("used by a driving school"));
      await set(school.id, { phone_number: school.phone_number, is_phone_verified: true });
      expect(await learner.kwan.schools.sendLessonCode()).toMatchObject({ attempt: expect.any(String) });
    });
  });

  it("an officer confirms lessons with someone who has shown their ID [R-AUT-23]", async () => {
    const { learner, enrolment } = await trainee();
    const officer = await server().person({ role: "officer" });
    const [one, two] = [await record(enrolment), await record(enrolment)];
    const { results } = await officer.kwan.schools.classRecords({ learner: learner.driver ?? "", to_confirm: "true" });
    expect(results.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted());
    const confirm = (lessons: string[], seen = "Ghana Card, checked against the record") =>
      officer.kwan.schools.confirmLessonsAtDesk({ learner: learner.driver ?? "", lessons, seen });
    await expect(confirm([one.id])).rejects.toMatchObject({ message: expect.stringContaining("Verify it first") });
    await verifyIdentity(server(), learner.driver);
    await expect(confirm([one.id], "card")).rejects.toMatchObject({ body: { seen: [expect.any(String)] } });
    expect(await confirm([one.id])).toEqual({ confirmed: 1 });
    await expect(confirm([one.id, two.id])).rejects.toMatchObject({ body: { lessons: [expect.any(String)] } });
    expect(await hours(learner)).toBe(1);
    expect(await signers(learner)).toEqual([officer.id]);
    const news = (await learner.kwan.notifications.list()).results[0];
    expect(news?.message).toContain("confirmed 1 driving lesson with you at the counter");
    const row = await server()
      .db.kysely.selectFrom("class_records")
      .select(["signed_with", "signed_by", "seen_at_desk"])
      .where("id", "=", one.id as never)
      .executeTakeFirst();
    expect(row).toEqual({
      signed_with: "desk",
      signed_by: officer.id,
      seen_at_desk: "Ghana Card, checked against the record",
    });
  });
});
