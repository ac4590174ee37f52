import { exampleDetails } from "@kwan/contract/examples";
import { statuses } from "@kwan/domain";
import { tasks } from "@kwan/domain/tasks";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fillTasks, recountTasks } from "../src/office/tasks/commands/recount-tasks.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import type { BranchId } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { giveCard, numbersOf } from "./fit-drivers.ts";
import { latest } from "./latest.ts";
import { giveEyeTest, payFor, seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { callsOf } from "./walk-application.ts";

const inOrder = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);

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

  const recount = () => inTransaction(server().db, (tx) => recountTasks({ tx, deps: server().deps }));
  /** Closes the tasks that earlier tests left open, by cancelling all applications and verifying all drivers. */
  const fresh = async () => {
    await server().db.kysely.updateTable("services").set({ status: "cancelled", completed_at: null }).execute();
    await server().db.kysely.updateTable("drivers").set({ is_id_verified: true }).execute();
    await recount();
  };

  /** Creates a renewal that has been paid for. */
  async function paid(): Promise<{ id: string }> {
    const owner = await server().person();
    await giveCard(server(), owner, { issued_on: "2025-01-10" });
    await giveEyeTest(server(), owner.driver, officer.id, "2026-11-01");
    const details = { ...exampleDetails["drivers-renewal"], ...(await numbersOf(owner, "drivers-renewal")) };
    const { id } = await callsOf(owner).create("drivers-renewal", { branch, details, submit: true });
    await payFor(server(), id);
    return { id };
  }

  const otherBranch = async () =>
    (await server().db.kysely.selectFrom("branches").select("id").where("id", "<>", branch).executeTakeFirstOrThrow())
      .id;

  it("an upgraded database gets its tasks at the start, and only then [R-AUT-09]", async () => {
    await fresh();
    const { id } = await paid();
    const open = async () =>
      (await server().db.kysely.selectFrom("tasks").select("subject_id").where("closed_at", "is", null).execute()).map(
        ({ subject_id }) => subject_id,
      );
    await server().db.kysely.deleteFrom("tasks").execute();
    await fillTasks(server());
    expect(await open()).toContain(id);
    await server().db.kysely.updateTable("tasks").set({ closed_at: server().clock.now }).execute();
    await fillTasks(server());
    expect(await open()).toEqual([]);
  });

  describe("a list of tasks [R-AUT-09]", () => {
    const subjectsOf = async (query: Parameters<typeof officer.kwan.tasks.list>[0], as = officer) =>
      (await as.kwan.tasks.list(query)).results.map(({ subject_id }) => subject_id);

    it("has several kinds and statuses at the same time", async () => {
      await fresh();
      const { id: begun } = await paid();
      const { id: waiting } = await paid();
      await officer.kwan.services.move(begun, { action: "start_review" }, latest);
      const { driver } = await server().person();
      await server()
        .db.kysely.updateTable("drivers")
        .set({ id_number: "GHA-711111111-1", is_id_verified: false })
        .where("id", "=", driver as never)
        .execute();
      await recount();
      expect((await subjectsOf({ status: "paid,in_review" })).toSorted()).toEqual([begun, waiting].toSorted());
      expect(await subjectsOf({ status: "in_review" })).toEqual([begun]);
      const [first] = (await officer.kwan.tasks.list({ status: "in_review" })).results;
      expect(first?.status).toBe("in_review");
      const both = await subjectsOf({ kind: "review_application,verify_identity" });
      expect(both).toEqual(expect.arrayContaining([begun, waiting, driver]));
      expect(await subjectsOf({ kind: "verify_identity" })).toContain(driver);
      expect(await subjectsOf({ kind: "verify_identity" })).not.toContain(begun);
      await expect(officer.kwan.tasks.list({ kind: "review_application,nonsense" })).rejects.toMatchObject({
        code: "invalid",
      });
    });

    it("can be sorted by every column, in pages and in both directions, with the earliest deadline of each first", async () => {
      await fresh();
      const { id: begun } = await paid();
      const { id: taken } = await paid();
      await paid();
      await officer.kwan.services.move(begun, { action: "start_review" }, latest);
      const roaming = await server().person({ role: "officer" });
      await server()
        .db.kysely.updateTable("drivers")
        .set({ id_number: "GHA-711111112-1", is_id_verified: false, first_name: "abena" })
        .where("id", "=", (await server().person()).driver as never)
        .execute();
      await recount();
      const [task] = (await officer.kwan.tasks.list({ subject: taken })).results;
      await officer.kwan.tasks.claim(task?.id ?? "");
      const last = "\uffff";
      type Task = Awaited<ReturnType<typeof roaming.kwan.tasks.list>>["results"][number];
      const sortKeys = {
        about: ({ driver_name }: Task) => driver_name?.toLowerCase() ?? last,
        kind: ({ kind }: Task) => tasks[kind].title,
        service: ({ number, title }: Task) => (number === null ? last : title),
        status: ({ status }: Task) => (status === null ? 99 : statuses.indexOf(status)),
        branch: ({ branch_name }: Task) => branch_name?.toLowerCase() ?? last,
        claimed: ({ claimed_by }: Task) => claimed_by?.name.toLowerCase() ?? last,
      } as const;
      const byDeadline = (await roaming.kwan.tasks.list({ limit: 100 })).results;
      for (const [sort, shownOf] of Object.entries(sortKeys) as [
        keyof typeof sortKeys,
        (task: Task) => string | number,
      ][]) {
        const listed: Task[] = [];
        for await (const each of roaming.kwan.tasks.list({ sort, limit: 2 })) listed.push(each);
        expect(listed.map(shownOf), sort).toEqual(byDeadline.map(shownOf).toSorted(inOrder));
        expect(new Set(listed.map(({ id }) => id)).size, sort).toBe(byDeadline.length);
        for (const [index, { due_on, ...each }] of listed.entries()) {
          const next = listed[index + 1];
          if (next && shownOf(next) === shownOf({ due_on, ...each })) expect(due_on <= next.due_on, sort).toBe(true);
        }
        const back = (await roaming.kwan.tasks.list({ sort: `-${sort}`, limit: 100 })).results;
        expect(
          back.map(({ id }) => id),
          sort,
        ).toEqual(listed.map(({ id }) => id).toReversed());
      }
      expect(new Set(byDeadline.map(sortKeys.about)).size).toBeGreaterThan(1);
      expect(new Set(byDeadline.map(sortKeys.status)).size).toBeGreaterThan(1);
    });

    it("can be of a colleague, whom a list of colleagues names with the number of their tasks", async () => {
      await fresh();
      const { id } = await paid();
      const [task] = (await officer.kwan.tasks.list({ kind: "review_application" })).results;
      await officer.kwan.tasks.assign({ tasks: [task?.id ?? ""], assignee: colleague.id });
      expect(await subjectsOf({ assignee: colleague.id })).toEqual([id]);
      expect(await subjectsOf({ assignee: officer.id })).toEqual([]);
      const elsewhere = await server().person({ role: "officer", branch_id: (await otherBranch()) as BranchId });
      const named = await officer.kwan.tasks.colleagues({ limit: 100 });
      expect(named.results.find((each) => each.id === colleague.id)).toMatchObject({ open_tasks: 1 });
      expect(named.results.map((each) => each.id)).not.toContain(elsewhere.id);
      const names = named.results.map(({ name }) => name);
      expect(names).toEqual(names.toSorted());
      const roaming = await server().person({ role: "officer" });
      const colleagues = await roaming.kwan.tasks.colleagues({ limit: 100 });
      expect(colleagues.results.map((each) => each.id)).toContain(elsewhere.id);
      // Only roles that have tasks are listed: no learners, drivers or schools.
      const { staff } = await server()
        .db.kysely.selectFrom("users")
        .select((of) => of.fn.countAll<number>().as("staff"))
        .where("is_active", "=", true)
        .where("role", "in", ["reviewer", "officer", "admin"])
        .executeTakeFirstOrThrow();
      expect(colleagues.count).toBe(Number(staff));
    });

    it("has figures that agree with it, and reads nobody's record for them", async () => {
      await fresh();
      const { id: begun } = await paid();
      await paid();
      await paid();
      const counted = () => officer.kwan.tasks.counts();
      const of = async (query: Parameters<typeof officer.kwan.tasks.list>[0]) =>
        (await officer.kwan.tasks.list({ ...query, limit: 1 })).count;
      const [first] = (await officer.kwan.tasks.list({ kind: "review_application", subject: begun })).results;
      await officer.kwan.tasks.claim(first?.id ?? "");
      await server()
        .db.kysely.updateTable("tasks")
        .set({ due_on: "2020-01-01" })
        .where("subject_id", "=", begun)
        .execute();
      // The application may have had tasks before, which are closed now.
      const closed = { kind: "review_application", subject_id: begun, closed_at: server().clock.now } as const;
      const [open] = await server().db.kysely.selectFrom("tasks").selectAll().where("subject_id", "=", begun).execute();
      const former = { ...open, ...closed, id: server().deps.newId("tsk") };
      await server()
        .db.kysely.insertInto("tasks")
        .values(former as never)
        .execute();
      const auditRows = () => server().db.kysely.selectFrom("audit").select("seq").execute();
      const before = (await auditRows()).length;
      const { kinds, ...figures } = await counted();
      expect((await auditRows()).length).toBe(before);
      expect(figures).toEqual({
        all: await of({}),
        mine: await of({ mine: "true" }),
        free: await of({ mine: "false" }),
        overdue: await of({ due: "overdue" }),
      });
      expect(figures).toMatchObject({ mine: 1, overdue: 1 });
      for (const { kind, count } of kinds) expect(count).toBe(await of({ kind }));
      const elsewhere = await server().person({ role: "officer", branch_id: (await otherBranch()) as BranchId });
      expect((await elsewhere.kwan.tasks.counts()).kinds.map(({ kind }) => kind)).not.toContain("review_application");
    });

    it("decides which task is taken next", async () => {
      await fresh();
      const { id: begun } = await paid();
      await officer.kwan.services.move(begun, { action: "start_review" }, latest);
      await paid();
      const { task } = await officer.kwan.tasks.claimNext({ status: "in_review" });
      expect(task?.subject_id).toBe(begun);
      expect(await officer.kwan.tasks.claimNext({ status: "in_review" })).toEqual({ task: null });
    });
  });
});
