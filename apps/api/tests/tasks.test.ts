import { exampleDetails } from "@kwan/contract/examples";
import { addWorkingDays } from "@kwan/domain/dates";
import { type TaskKind, taskKinds, taskRow } from "@kwan/domain/tasks";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listCandidates } from "../src/office/tasks/candidates-store.ts";
import { recountTasks } from "../src/office/tasks/commands/recount-tasks.ts";
import { findSubjects } from "../src/office/tasks/subjects-store.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import type { BranchId } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { giveCard, numbersOf } from "./fit-drivers.ts";
import { giveIdentityFile } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { giveEyeTest, payFor, seedBranches } from "./people.ts";
import { fileOf, pdf } from "./pictures.ts";
import { isLong, rounds } from "./rounds.ts";
import { type Person, testServer } from "./server.ts";
import { callsOf } from "./walk-application.ts";

describe("deadlines [R-AUT-09]", () => {
  it("are counted in working days: no weekends, no public holidays", () => {
    expect(addWorkingDays("2026-11-27", 1)).toBe("2026-11-30");
    expect(addWorkingDays("2026-12-03", 1)).toBe("2026-12-07");
    expect(addWorkingDays("2026-12-24", 2)).toBe("2026-12-30");
  });
});

eachDatabase((database) => {
  const server = testServer(database);
  let branch: BranchId;
  let officer: Person;
  let colleague: Person;
  beforeAll(async () => {
    branch = (await seedBranches(server())).accra;
    officer = await server().person({ role: "officer", branch_id: branch });
    colleague = await server().person({ role: "officer", branch_id: branch });
  });
  beforeEach(() => server().db.kysely.deleteFrom("tasks").execute());

  const openTasks = () => server().db.kysely.selectFrom("tasks").selectAll().where("closed_at", "is", null).execute();

  /** Checks that the open tasks are those that the task registry requires. */
  async function expectQueueToAgree(): Promise<void> {
    const { kysely } = server().db;
    const needed: string[] = [];
    for (const kind of taskKinds)
      for (const id of await listCandidates(kysely, kind)) {
        const subject = (await findSubjects(kysely, kind, [id])).get(id);
        if (subject && taskRow(kind).isNeeded(subject.state)) needed.push(`${kind} ${id}`);
      }
    const open = (await openTasks()).map(({ kind, subject_id }) => `${kind} ${subject_id}`);
    expect(open.toSorted()).toEqual(needed.toSorted());
  }

  const recount = () => inTransaction(server().db, (tx) => recountTasks({ tx, deps: server().deps }));
  /** Closes the tasks that earlier tests left open, by cancelling all applications and verifying all drivers. */
  const fresh = async () => {
    await server().db.kysely.updateTable("services").set({ status: "cancelled", completed_at: null }).execute();
    await server().db.kysely.updateTable("drivers").set({ is_id_verified: true }).execute();
    await recount();
  };

  const renewalOf = async (owner: Person) => ({
    ...exampleDetails["drivers-renewal"],
    ...(await numbersOf(owner, "drivers-renewal")),
  });
  const withLicence = async () => {
    const person = await server().person();
    await giveCard(server(), person, { issued_on: "2025-01-10" });
    await giveEyeTest(server(), person.driver, officer.id, "2026-11-01");
    return person;
  };

  /** Creates a renewal that has been paid for. */
  async function paid(driver?: Person): Promise<{ driver: Person; id: string }> {
    const owner = driver ?? (await withLicence());
    const details = await renewalOf(owner);
    const { id } = await callsOf(owner).create("drivers-renewal", { branch, details, submit: true });
    await payFor(server(), id);
    return { driver: owner, id };
  }

  describe("the queue [R-AUT-09]", () => {
    it("agrees with the records after every command, whatever the order", { timeout: 300_000 }, async () => {
      const people = await Promise.all(Array.from({ length: 3 }, withLicence));
      await recount();
      const applications: string[] = [];
      const decisions: string[] = [];
      let seed = isLong ? Date.now() % 2_147_483_648 : 20_261_123;
      const chance = (below: number) => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((seed / 2_147_483_648) * below);
      };
      const one = <T>(of: readonly T[]): T | undefined => of[chance(of.length)];
      const reason = "Tried by the test of the queue.";
      const move = (action: string) => async () => {
        const by = one([officer, colleague, ...people]);
        await by?.kwan.services.move(one(applications) ?? "", { action: action as "approve", reason }, latest);
      };
      const commands: (() => Promise<unknown>)[] = [
        async () => {
          const owner = one(people) as Person;
          const details = await renewalOf(owner);
          const { id } = await callsOf(owner).create("drivers-renewal", { branch, details, submit: true });
          applications.push(id);
        },
        async () => payFor(server(), one(applications) ?? ""),
        ...["start_review", "ask_for_more", "resubmit", "approve", "reject", "cancel", "reopen", "submit"].map(move),
        async () =>
          officer.kwan.services.recordStep(one(applications) ?? "", { step: "record_check", state: "done" }, latest),
        async () => {
          const owner = one(people) as Person;
          const id_number = `GHA-${String(200_000_000 + chance(99_999_999))}-1`;
          await owner.kwan.drivers.putIdentification(owner.driver ?? "", { id_type: "ghana_card", id_number });
        },
        async () => {
          const { results } = await officer.kwan.office.identities({ limit: 100 });
          const task = one(results.filter(({ driver }) => people.some((person) => person.driver === driver)));
          if (!task) return;
          const details = { id_number: task.id_number };
          const about = { driver: task.driver, reason };
          const proposal = one([
            { ...about, kind: "verify_identity", details: { ...details, how: "seen" }, ground: "at_counter" },
            { ...about, kind: "refuse_identity", details: { ...details, notice: reason }, ground: "not_theirs" },
          ] as const);
          await giveIdentityFile(server(), task.driver, officer.id);
          if (proposal) decisions.push((await officer.kwan.decisions.propose(proposal)).id);
        },
        async () => {
          const { id } = await officer.kwan.decisions.propose({
            kind: "correct_record",
            driver: one(people)?.driver ?? "",
            details: { first_name: one(["Adwoa", "Esi", "Yaa"]) ?? "Esi" },
            ground: "office_error",
            reason,
          });
          decisions.push(id);
        },
        async () => colleague.kwan.decisions.decide(one(decisions) ?? "", { outcome: "approved" }, latest),
        async () => colleague.kwan.decisions.decide(one(decisions) ?? "", { outcome: "refused", note: reason }, latest),
        async () => officer.kwan.decisions.withdraw(one(decisions) ?? "", { reason }),
      ];
      const seen = new Set<TaskKind>();
      for (let round = 0; round < rounds({ short: 150, long: 1_500 }); round++) {
        server().clock.forward(1_000);
        await commands[chance(commands.length)]?.().catch(() => undefined);
        for (const { kind } of await openTasks()) seen.add(kind);
        await expectQueueToAgree();
      }
      expect([...seen]).toEqual(expect.arrayContaining(["review_application", "verify_identity", "approve_decision"]));
      expect(await recount()).toBe(0);
    });

    it("has a task for a request to change a record, and for somebody registered at the counter", async () => {
      await fresh();
      const person = await server().person();
      const reviewer = await server().person({ role: "reviewer" });
      await recount();
      const { id } = await person.kwan.updateRequests.create({
        driver: person.driver ?? "",
        first_name: "Akosua",
        reason_for_change: "The name on my card is wrong",
        affidavit: fileOf(pdf(), "affidavit.pdf"),
        birth_cert: fileOf(pdf("birth"), "birth.pdf"),
      });
      await expectQueueToAgree();
      expect((await reviewer.kwan.tasks.list({ kind: "decide_change_request" })).results).toMatchObject([
        { subject_id: id },
      ]);
      await reviewer.kwan.updateRequests.approve(id);
      await expectQueueToAgree();

      const id_number = "GHA-733445566-1";
      const { id: driver } = await officer.kwan.desk.register({
        first_name: "Adjoa",
        last_name: "Nyarko",
        date_of_birth: "1974-02-11",
        nationality: { value: "GH", label: "Ghanaian" },
        sex: "female",
        id_type: "ghana_card",
        id_number,
        is_another_person: true,
      });
      await expectQueueToAgree();
      const { results } = await officer.kwan.tasks.list({ kind: "verify_identity" });
      expect(results.map(({ subject_id }) => subject_id)).toContain(driver);
      await officer.kwan.decisions.propose({
        kind: "verify_identity",
        driver,
        details: { id_number, how: "seen" },
        ground: "at_counter",
        reason: "The card was seen at the counter.",
      });
      await expectQueueToAgree();
    });

    it("has a task for a proposal until it is refused or withdrawn, and for a new number of an ID", async () => {
      await fresh();
      const person = await server().person();
      await server()
        .db.kysely.updateTable("drivers")
        .set({ id_type: null, id_number: null })
        .where("id", "=", person.driver)
        .execute();
      await recount();
      const reason = "The name was typed wrongly.";
      const propose = () =>
        officer.kwan.decisions.propose({
          kind: "correct_record",
          driver: person.driver ?? "",
          details: { first_name: "Adwoa" },
          ground: "office_error",
          reason,
        });
      const refused = await propose();
      await expectQueueToAgree();
      await colleague.kwan.decisions.decide(refused.id, { outcome: "refused", note: reason }, latest);
      await expectQueueToAgree();
      const withdrawn = await propose();
      await officer.kwan.decisions.withdraw(withdrawn.id, { reason });
      await expectQueueToAgree();
      const id_number = "GHA-733445567-1";
      await person.kwan.drivers.putIdentification(person.driver ?? "", { id_type: "ghana_card", id_number });
      await expectQueueToAgree();
      expect((await openTasks()).map(({ subject_id }) => subject_id)).toContain(person.driver);
    });

    it("is corrected by the nightly job, which counts the differences", async () => {
      await fresh();
      const { id } = await paid();
      await server().db.kysely.deleteFrom("tasks").execute();
      expect(await recount()).toBeGreaterThanOrEqual(2);
      expect(await recount()).toBe(0);
      await server().db.kysely.deleteFrom("tasks").where("subject_id", "=", idOf("srv", id)).execute();
      expect(await recount()).toBe(1);
      // Statements in SQL are not followed by anything.
      await sql`update services set status = 'cancelled' where id = ${id}`.execute(server().db.kysely);
      expect(await recount()).toBe(1);
    });

    it("lists what the caller may do, with the earliest deadline on top", async () => {
      await fresh();
      const { id } = await paid();
      const { results } = await officer.kwan.tasks.list({ kind: "review_application" });
      expect(results).toMatchObject([
        { subject_id: id, title: "Driver's licence renewal", is_overdue: false, claimed_by: null, is_mine: false },
      ]);
      const reviewer = await server().person({ role: "reviewer" });
      const kinds = new Set((await reviewer.kwan.tasks.list()).results.map(({ kind }) => kind));
      expect(kinds.has("review_application") || kinds.has("verify_identity")).toBe(false);
      const elsewhere = await server().person({ role: "officer", branch_id: (await otherBranch()) as BranchId });
      expect((await elsewhere.kwan.tasks.list({ kind: "review_application" })).results).toEqual([]);
      server().clock.forward(60 * 86_400_000);
      const late = await server().person({ role: "officer", branch_id: branch });
      expect((await late.kwan.tasks.list({ due: "overdue", kind: "review_application" })).count).toBe(1);
      server().clock.forward(-60 * 86_400_000);
    });
  });

  const otherBranch = async () =>
    (await server().db.kysely.selectFrom("branches").select("id").where("id", "<>", branch).executeTakeFirstOrThrow())
      .id;

  describe("taking a task [R-AUT-09]", () => {
    it("shows who works on it, and nobody else can take or release it", async () => {
      await fresh();
      await paid();
      const { id: subject } = await paid();
      const [task, ...others] = (await officer.kwan.tasks.list({ subject })).results;
      expect(others).toEqual([]);
      const claimed = await officer.kwan.tasks.claim(task?.id ?? "");
      expect(claimed).toMatchObject({ subject_id: subject, is_mine: true, claimed_by: { id: officer.id } });
      await expect(colleague.kwan.tasks.claim(claimed.id)).rejects.toMatchObject({ code: "state_forbids" });
      await expect(colleague.kwan.tasks.release(claimed.id)).rejects.toMatchObject({ code: "state_forbids" });
      expect((await officer.kwan.tasks.list({ mine: "true" })).count).toBe(1);
      expect((await colleague.kwan.tasks.list({ mine: "true" })).count).toBe(0);
      expect(await officer.kwan.tasks.release(claimed.id)).toMatchObject({ claimed_by: null, is_mine: false });
    });

    it("gives two officers who ask at the same time different ones, and nothing when none is left", async () => {
      await fresh();
      const subjects = new Set<string>();
      for (let number = 0; number < 6; number++) subjects.add((await paid()).id);
      const kind = "review_application" as const;
      const taken = await Promise.all(
        Array.from({ length: 8 }, (_, index) => (index % 2 ? officer : colleague).kwan.tasks.claimNext({ kind })),
      );
      const ids = taken.flatMap(({ task }) => task?.subject_id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      // An officer who requests a task while others are taking the last ones may get none, and can try again.
      while (ids.length < 6) ids.push((await officer.kwan.tasks.claimNext({ kind })).task?.subject_id ?? "");
      expect(new Set(ids)).toEqual(subjects);
      expect(await officer.kwan.tasks.claimNext({ kind })).toEqual({ task: null });
    });

    it("is not possible for one's own proposal", async () => {
      await fresh();
      const driver = await server().person();
      await officer.kwan.decisions.propose({
        kind: "correct_record",
        driver: driver.driver ?? "",
        details: { first_name: "Adwoa" },
        ground: "office_error",
        reason: "The name was typed wrongly.",
      });
      const [task] = (await officer.kwan.tasks.list({ kind: "approve_decision" })).results;
      await expect(officer.kwan.tasks.claim(task?.id ?? "")).rejects.toMatchObject({ code: "state_forbids" });
      expect(await officer.kwan.tasks.claimNext({ kind: "approve_decision" })).toEqual({ task: null });
      expect((await colleague.kwan.tasks.claimNext({ kind: "approve_decision" })).task).toMatchObject({ id: task?.id });
    });

    it("can be assigned in bulk to somebody who may do it, who is notified", async () => {
      await fresh();
      await paid();
      await paid();
      const tasks = (await officer.kwan.tasks.list({ kind: "review_application" })).results.map(({ id }) => id);
      expect(tasks).toHaveLength(2);
      expect(await officer.kwan.tasks.assign({ tasks, assignee: colleague.id })).toEqual({ assigned: 2 });
      expect((await colleague.kwan.tasks.list({ mine: "true" })).count).toBe(2);
      const { results } = await colleague.kwan.notifications.list();
      expect(results[0]).toMatchObject({ title: "You have been assigned tasks" });
      const reviewer = await server().person({ role: "reviewer" });
      await expect(officer.kwan.tasks.assign({ tasks, assignee: reviewer.id })).rejects.toMatchObject({
        code: "state_forbids",
      });
      // They are the colleague's now, so taking them away needs a reason, which the colleague reads.
      const takeOver = (reason?: string) =>
        officer.kwan.tasks.assign({ tasks, assignee: null, ...(reason && { reason }) });
      await expect(takeOver()).rejects.toMatchObject({ body: { reason: [expect.stringContaining("Say why")] } });
      expect((await colleague.kwan.tasks.list({ mine: "true" })).count).toBe(2);
      expect(await takeOver("You are on leave from Monday.")).toEqual({ assigned: 2 });
      expect((await colleague.kwan.tasks.list({ mine: "true" })).count).toBe(0);
      expect((await colleague.kwan.notifications.list()).results[0]?.message).toContain("on leave from Monday");
    });
  });
});
