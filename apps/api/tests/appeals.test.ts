import { isApiError } from "@kwan/sdk";
import { expect, it as test } from "vitest";
import { eachDatabase } from "./databases.ts";
import { approve, giveIdentityFile } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { claimLicence } from "./people.ts";
import { type Person, testServer } from "./server.ts";

const dayMs = 86_400_000;
const reasons = "My birth certificate has this name.";
const reason = "The register of births agrees with you.";

eachDatabase((database) => {
  const server = testServer(database);
  const officer = () => server().person({ role: "officer" });
  const reviewer = () => server().person({ role: "reviewer" });
  const it = (title: string, run: () => Promise<void>) => test(`${title} [R-AUT-04]`, run);

  const propose = ({ kwan }: Person, { driver }: Person, first_name = "Adwoa") =>
    kwan.decisions.propose({
      kind: "correct_record",
      driver: driver ?? "",
      details: { first_name },
      ground: "office_error",
      reason: "The name was typed wrongly.",
    });

  /** Creates a decision that an officer has proposed and a reviewer has approved. */
  async function inForce() {
    const [owner, proposer, approver] = [await server().person(), await officer(), await reviewer()];
    const { id } = await propose(proposer, owner);
    await approve(server(), approver, id);
    return { owner, proposer, approver, id };
  }

  async function appealed() {
    const made = await inForce();
    await made.owner.kwan.decisions.appeal(made.id, { reason: reasons });
    const { results } = await (await officer()).kwan.tasks.list({ kind: "appeal", limit: 100 });
    const task = results.find(({ driver }) => driver === made.owner.driver);
    if (!task) throw new Error("An appeal opens a task.");
    return { ...made, task, appeal: task.subject_id };
  }

  const nameOf = async ({ kwan, driver }: Person) => (await kwan.drivers.get(driver ?? "")).first_name;
  const lastNotice = async ({ kwan }: Person) => (await kwan.notifications.list()).results[0];
  const openTasks = async (owner: Person) =>
    (await (await officer()).kwan.tasks.list({ kind: "appeal", limit: 100 })).results.filter(
      ({ driver }) => driver === owner.driver,
    ).length;

  it("people read decisions about them: what changed, when, the ground, and until when they can appeal", async () => {
    const { owner, id, proposer } = await inForce();
    expect((await lastNotice(owner))?.message).toContain("you can appeal there until December 21, 2026.");
    await propose(proposer, owner, "Afua");
    const { results } = await owner.kwan.decisions.own();
    expect(results).toEqual([
      {
        id,
        kind: "correct_record",
        title: "Correct the record",
        state: "in_force",
        ground_title: "Our mistake",
        changes: [{ field: "first_name", label: expect.any(String), before: "Ama", after: "Adwoa" }],
        decided_at: server().clock.now.toISOString(),
        appeal_until: "2026-12-21",
        may_appeal: true,
        appeal: null,
      },
    ]);
    const { decisions } = JSON.parse(await (await owner.kwan.users.downloadMyData()).text());
    expect(decisions).toMatchObject([
      { kind: "correct_record", ground: "office_error", before: { first_name: "Ama" } },
    ]);
  });

  it("an appeal is upheld by somebody else, and the person reads the reason", async () => {
    const { owner, appeal, id } = await appealed();
    const { kwan } = await officer();
    const read = await kwan.decisions.readAppeal(appeal);
    expect(read).toMatchObject({ state: "open", reasons, took_part: false, decision: { id } });
    expect(read.decision?.changes).toMatchObject([{ before: "Ama", after: "Adwoa" }]);
    // Anyone who reads the decision, or wants to reverse it, can see that it is under appeal.
    expect((await kwan.decisions.list({ driver: owner.driver })).results).toMatchObject([{ id, open_appeal: appeal }]);
    expect((await kwan.decisions.decideAppeal(appeal, { outcome: "upheld", reason })).state).toBe("upheld");
    expect((await kwan.decisions.list({ driver: owner.driver })).results).toMatchObject([{ id, open_appeal: null }]);
    expect(await nameOf(owner)).toBe("Adwoa");
    expect((await lastNotice(owner))?.message).toBe(
      `We have upheld the decision about your record: Correct the record. Reason: ${reason}`,
    );
    const [own] = (await owner.kwan.decisions.own()).results;
    expect(own).toMatchObject({ may_appeal: false, appeal: { state: "upheld", answer: reason } });
    expect(await openTasks(owner)).toBe(0);
    await expect(owner.kwan.decisions.appeal(id, { reason: reasons })).rejects.toMatchObject({ code: "already_open" });
  });

  it("a withdrawal keeps its second person, and the person reads about it when it is in force", async () => {
    const { owner, appeal, id } = await appealed();
    const [one, second] = [await officer(), await reviewer()];
    const notices = (await owner.kwan.notifications.list()).count;
    const { withdrawal, state } = await one.kwan.decisions.decideAppeal(appeal, { outcome: "withdrawn", reason });
    expect(state).toBe("open");
    expect(await nameOf(owner)).toBe("Adwoa");
    expect(await openTasks(owner)).toBe(0);
    // The person is only notified once the second person has approved.
    expect((await owner.kwan.notifications.list()).count).toBe(notices);
    expect((await owner.kwan.decisions.own()).results[0]).toMatchObject({ appeal: { state: "open", answer: null } });
    const decided = second.kwan.decisions.decideAppeal(appeal, { outcome: "upheld", reason });
    await expect(decided).rejects.toMatchObject({ code: "state_forbids" });
    await approve(server(), second, withdrawal ?? "");
    expect(await nameOf(owner)).toBe("Ama");
    expect((await lastNotice(owner))?.message).toBe(
      `We have reversed the decision that you appealed against: Correct the record. Your record is now the same as before the decision. Reason: ${reason}`,
    );
    const { results } = await owner.kwan.decisions.own();
    expect(results).toMatchObject([
      { id: withdrawal, state: "in_force", title: "Reverse: Correct the record" },
      { id, state: "reversed", may_appeal: false, appeal: { state: "withdrawn", answer: reason } },
    ]);
  });

  it("a withdrawal that needs nobody else is in force immediately", async () => {
    const [owner, one, other] = [await server().person(), await officer(), await reviewer()];
    const id_number = "GHA-766123451-1";
    await owner.kwan.drivers.putIdentification(owner.driver ?? "", { id_type: "ghana_card", id_number });
    await giveIdentityFile(server(), owner.driver ?? "", owner.id);
    const { id } = await one.kwan.decisions.propose({
      kind: "verify_identity",
      driver: owner.driver ?? "",
      details: { id_number, how: "seen" },
      ground: "at_counter",
      reason: "Seen at the counter on Monday.",
    });
    await owner.kwan.decisions.appeal(id, { reason: "I was not at the counter on Monday." });
    const [task] = (await other.kwan.tasks.list({ kind: "appeal", limit: 100 })).results.filter(
      ({ driver }) => driver === owner.driver,
    );
    const { state } = await other.kwan.decisions.decideAppeal(task?.subject_id ?? "", { outcome: "withdrawn", reason });
    expect(state).toBe("withdrawn");
    expect((await owner.kwan.drivers.identification(owner.driver ?? "")).is_verified).toBe(false);
    expect((await lastNotice(owner))?.title).toBe("Your appeal was successful");
  });

  it("a withdrawal that the second person refuses opens the appeal for somebody again", async () => {
    const { owner, appeal } = await appealed();
    const [one, second] = [await officer(), await reviewer()];
    const { withdrawal } = await one.kwan.decisions.decideAppeal(appeal, { outcome: "withdrawn", reason });
    const note = "The register of births says otherwise.";
    await second.kwan.decisions.decide(withdrawal ?? "", { outcome: "refused", note }, latest);
    expect(await openTasks(owner)).toBe(1);
    expect(await one.kwan.decisions.readAppeal(appeal)).toMatchObject({ withdrawal: null, answer: null });
    // A reversal that its proposer withdraws also reopens the appeal.
    const again = await one.kwan.decisions.decideAppeal(appeal, { outcome: "withdrawn", reason });
    await one.kwan.decisions.withdraw(again.withdrawal ?? "", { reason: "I looked at the wrong register." });
    expect(await openTasks(owner)).toBe(1);
    await second.kwan.decisions.decideAppeal(appeal, { outcome: "upheld", reason: note });
    expect((await lastNotice(owner))?.message).toContain(note);
  });

  it("is not for those who took part: they cannot take the task, get it, decide, or approve the withdrawal", async () => {
    const { owner, proposer, approver, appeal, task } = await appealed();
    const assigner = await officer();
    for (const person of [proposer, approver]) {
      const { kwan } = person;
      expect((await kwan.decisions.readAppeal(appeal)).took_part).toBe(true);
      await expect(kwan.tasks.claim(task.id)).rejects.toMatchObject({ code: "state_forbids" });
      for (const assigned of [assigner.kwan.tasks.assign({ tasks: [task.id], assignee: person.id })])
        await expect(assigned).rejects.toMatchObject({ code: "state_forbids" });
      let next = await kwan.tasks.claimNext({ kind: "appeal" });
      for (; next.task; next = await kwan.tasks.claimNext({ kind: "appeal" })) expect(next.task.id).not.toBe(task.id);
      const decided = kwan.decisions.decideAppeal(appeal, { outcome: "upheld", reason });
      await expect(decided).rejects.toMatchObject({ code: "own_request" });
    }
    const one = await officer();
    const { withdrawal } = await one.kwan.decisions.decideAppeal(appeal, { outcome: "withdrawn", reason });
    for (const { kwan } of [proposer, approver, one])
      for (const outcome of ["approved", "refused"] as const) {
        const decided = kwan.decisions.decide(
          withdrawal ?? "",
          { outcome, note: "It was right all the same." },
          latest,
        );
        await expect(decided).rejects.toMatchObject({ code: "own_request" });
      }
    expect(await nameOf(owner)).toBe("Adwoa");
  });

  it("is not for the person concerned among the staff", async () => {
    const { owner, appeal } = await appealed();
    const one = await officer();
    const { kysely } = server().db;
    await kysely.updateTable("drivers").set({ email: one.email }).where("id", "=", owner.driver).execute();
    const decided = one.kwan.decisions.decideAppeal(appeal, { outcome: "withdrawn", reason });
    await expect(decided).rejects.toMatchObject({ code: "own_request" });
  });

  it("only the person concerned appeals, and only what is in force", async () => {
    const { owner, id, proposer } = await inForce();
    const stranger = await server().person();
    await expect(stranger.kwan.decisions.appeal(id, { reason: reasons })).rejects.toMatchObject({ code: "not_found" });
    expect((await stranger.kwan.decisions.own()).results).toEqual([]);
    const proposal = await propose(proposer, owner, "Afua");
    await expect(owner.kwan.decisions.appeal(proposal.id, { reason: reasons })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(owner.kwan.decisions.appeal(id, { reason: "No." })).rejects.toMatchObject({ code: "invalid" });
  });

  it("cannot be made for a claimed licence until identity is verified", async () => {
    const { owner, id } = await inForce();
    await claimLicence(server(), owner);
    await expect(owner.kwan.decisions.appeal(id, { reason: reasons })).rejects.toMatchObject({
      code: "state_forbids",
      message: expect.stringMatching(/provisionally/),
    });
  });

  it("can be made on the thirtieth day, and not on the day after", async () => {
    const [one, other] = [await inForce(), await inForce()];
    const { db, clock } = server();
    const madeDaysAgo = (id: string, days: number) =>
      db.kysely
        .updateTable("decisions")
        .set({ decided_at: new Date(clock.now.getTime() - days * dayMs) })
        .where("id", "=", idOf("dec", id))
        .execute();
    await madeDaysAgo(one.id, 30);
    await madeDaysAgo(other.id, 31);
    expect((await one.owner.kwan.decisions.own()).results[0]?.may_appeal).toBe(true);
    await one.owner.kwan.decisions.appeal(one.id, { reason: reasons });
    expect((await other.owner.kwan.decisions.own()).results[0]?.may_appeal).toBe(false);
    await expect(other.owner.kwan.decisions.appeal(other.id, { reason: reasons })).rejects.toMatchObject({
      code: "state_forbids",
      message: expect.stringContaining("was November 20, 2026"),
    });
  });

  const outcomes = async (calls: readonly Promise<unknown>[]) => {
    const settled = await Promise.allSettled(calls);
    const failed = settled.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    return { made: settled.length - failed.length, codes: failed.map((error) => isApiError(error) && error.code) };
  };

  it("of two appeals at the same time, one is made", async () => {
    const { owner, id } = await inForce();
    const made = await outcomes([1, 2].map(() => owner.kwan.decisions.appeal(id, { reason: reasons })));
    expect(made).toEqual({ made: 1, codes: ["already_open"] });
  });

  it("of two officers at the same time, one decides, and the person gets one answer", async () => {
    const { owner, appeal } = await appealed();
    const [one, other] = [await officer(), await officer()];
    const before = (await owner.kwan.notifications.list()).count ?? 0;
    const made = await outcomes([
      one.kwan.decisions.decideAppeal(appeal, { outcome: "upheld", reason }),
      other.kwan.decisions.decideAppeal(appeal, { outcome: "upheld", reason: "Nothing new has been said." }),
    ]);
    expect(made).toEqual({ made: 1, codes: ["state_forbids"] });
    expect((await owner.kwan.notifications.list()).count).toBe(before + 1);
  });

  it("a decision that a later one has replaced can be upheld, and no longer be withdrawn", async () => {
    const { owner, appeal, proposer, approver } = await appealed();
    const { id } = await propose(proposer, owner, "Afua");
    await approve(server(), approver, id);
    const { kwan } = await officer();
    const withdrawn = kwan.decisions.decideAppeal(appeal, { outcome: "withdrawn", reason });
    await expect(withdrawn).rejects.toMatchObject({ code: "state_forbids" });
    expect(await kwan.decisions.readAppeal(appeal)).toMatchObject({ state: "open", answer: null });
    await kwan.decisions.decideAppeal(appeal, { outcome: "upheld", reason: "It has been corrected since." });
  });

  it("is settled if somebody takes the decision back without it", async () => {
    const { owner, id, appeal, proposer, approver } = await appealed();
    const { id: opposite } = await proposer.kwan.decisions.reverse(id, { reason: "I mistook the name." });
    await approve(server(), approver, opposite);
    expect(await openTasks(owner)).toBe(0);
    expect(await (await officer()).kwan.decisions.readAppeal(appeal)).toMatchObject({
      state: "withdrawn",
      answer: null,
    });
    await expect(owner.kwan.decisions.appeal(id, { reason: reasons })).rejects.toMatchObject({ code: "state_forbids" });
  });

  it("a decision that was reversed can be restored on appeal", async () => {
    const { owner, id, proposer, approver } = await inForce();
    const { id: opposite } = await proposer.kwan.decisions.reverse(id, { reason: "I mistook the name." });
    await approve(server(), approver, opposite);
    await owner.kwan.decisions.appeal(opposite, { reason: reasons });
    const [one, second] = [await officer(), await officer()];
    const [task] = (await one.kwan.tasks.list({ kind: "appeal", limit: 100 })).results.filter(
      ({ driver }) => driver === owner.driver,
    );
    const { withdrawal } = await one.kwan.decisions.decideAppeal(task?.subject_id ?? "", {
      outcome: "withdrawn",
      reason,
    });
    await approve(server(), second, withdrawal ?? "");
    expect(await nameOf(owner)).toBe("Adwoa");
  });

  it("leaves audit rows about the person, of the appeal and of the answer", async () => {
    const { owner, appeal } = await appealed();
    const one = await officer();
    await one.kwan.decisions.decideAppeal(appeal, { outcome: "upheld", reason });
    const rows = await server()
      .db.kysely.selectFrom("audit")
      .select(["action", "actor_id", "after"])
      .where("driver_id", "=", owner.driver)
      .where("action", "in", ["appeal_decision", "reject_appeal"])
      .orderBy("seq")
      .execute();
    expect(rows).toMatchObject([
      { action: "appeal_decision", actor_id: owner.id, after: { appeal } },
      { action: "reject_appeal", actor_id: one.id, after: { appeal, reason } },
    ]);
  });
});
