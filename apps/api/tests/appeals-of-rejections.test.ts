import { expect, it as test } from "vitest";
import { noDriver } from "../src/platform/ids.ts";
import { addOpenStep, newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { claimLicence } from "./people.ts";
import { fileOf, pdf } from "./pictures.ts";
import { type Person, testServer } from "./server.ts";

const dayMs = 86_400_000;
const reasons = "The certificate is mine: my name changed in May.";
const reason = "The marriage certificate explains the other name.";

eachDatabase((database) => {
  const server = testServer(database);
  const officer = () => server().person({ role: "officer" });
  const reviewer = () => server().person({ role: "reviewer" });
  const it = (title: string, run: () => Promise<void>) => test(`${title} [R-AUT-04]`, run);

  async function rejected() {
    const [owner, rejecter] = [await server().person(), await officer()];
    const like = { driver: owner.driver, filed_by: owner.id, status: "in_review" } as const;
    const id: string = await newApplication(server(), like);
    await rejecter.kwan.services.move(
      id,
      { action: "reject", reason: "The certificate is of another person." },
      latest,
    );
    return { owner, rejecter, id };
  }

  const appealOf = async (who: Person, owner: Person) =>
    (await who.kwan.tasks.list({ kind: "appeal", limit: 100 })).results.find(({ driver }) => driver === owner.driver);
  const statusOf = async ({ kwan }: Person, id: string) => (await kwan.services.application(id)).status;
  const lastNotice = async ({ kwan }: Person) => (await kwan.notifications.list()).results[0];

  it("a rejected application is appealed once, by its owner, within 30 days", async () => {
    const { owner, id } = await rejected();
    const may = await owner.kwan.decisions.applicationAppeal(id);
    expect(may).toMatchObject({ may_appeal: true, appeal: null });
    const stranger = await server().person();
    for (const call of ["applicationAppeal", "appealApplication"] as const)
      await expect(stranger.kwan.decisions[call](id, { reason: reasons } as never)).rejects.toMatchObject({
        status: 404,
      });
    const { may_appeal, appeal } = await owner.kwan.decisions.appealApplication(id, { reason: reasons });
    expect([may_appeal, appeal?.state, appeal?.reasons]).toEqual([false, "open", reasons]);
    await expect(owner.kwan.decisions.appealApplication(id, { reason: reasons })).rejects.toMatchObject({
      code: "already_open",
    });
    const open = await newApplication(server(), { driver: owner.driver, filed_by: owner.id, kind: "amendment" });
    await expect(owner.kwan.decisions.appealApplication(open, { reason: reasons })).rejects.toMatchObject({
      code: "state_forbids",
    });
  });

  it("a rejected application can be appealed on the thirtieth day, and not on the day after", async () => {
    const { owner, id } = await rejected();
    const mayAppealAfter = async (days: number) => {
      await server()
        .db.kysely.updateTable("service_history")
        .set({ at: new Date(server().clock.now.getTime() - days * dayMs) })
        .where("application_id", "=", id as never)
        .execute();
      return (await owner.kwan.decisions.applicationAppeal(id)).may_appeal;
    };
    expect(await mayAppealAfter(30)).toBe(true);
    expect(await mayAppealAfter(31)).toBe(false);
    await expect(owner.kwan.decisions.appealApplication(id, { reason: reasons })).rejects.toMatchObject({
      code: "state_forbids",
    });
  });

  it("a rejection cannot be appealed with a claimed licence until identity is verified", async () => {
    const { owner, id } = await rejected();
    await claimLicence(server(), owner);
    await expect(owner.kwan.decisions.appealApplication(id, { reason: reasons })).rejects.toMatchObject({
      code: "state_forbids",
      message: expect.stringMatching(/provisionally/),
    });
  });

  it("somebody who took no part decides: the application is in review again, and the person reads why", async () => {
    const { owner, rejecter, id } = await rejected();
    await owner.kwan.decisions.appealApplication(id, { reason: reasons });
    const other = await officer();
    const task = await appealOf(other, owner);
    const appeal = task?.subject_id ?? "";
    expect((await rejecter.kwan.decisions.readAppeal(appeal)).took_part).toBe(true);
    await expect(rejecter.kwan.decisions.decideAppeal(appeal, { outcome: "withdrawn", reason })).rejects.toMatchObject({
      code: "own_request",
    });
    expect(await statusOf(owner, id)).toBe("rejected");
    const read = await other.kwan.decisions.readAppeal(appeal);
    expect(read).toMatchObject({
      decision: null,
      rejection: {
        subject: "application",
        id,
        driver: owner.driver,
        driver_name: expect.stringMatching(/^Ama Person\d+$/),
        reason: "The certificate is of another person.",
      },
    });
    expect((await other.kwan.decisions.decideAppeal(appeal, { outcome: "withdrawn", reason })).state).toBe("withdrawn");
    expect(await statusOf(owner, id)).toBe("in_review");
    expect((await owner.kwan.services.application(id)).history.at(-1)).toMatchObject({
      action: "reinstate",
      from: "rejected",
      to: "in_review",
    });
    expect((await lastNotice(owner))?.message).toContain(reason);
    expect(await appealOf(other, owner)).toBeUndefined();
    const review = (await other.kwan.tasks.list({ kind: "review_application", limit: 100 })).results;
    expect(review.map(({ subject_id }) => subject_id)).toContain(id);
    await expect(other.kwan.decisions.decideAppeal(appeal, { outcome: "upheld", reason })).rejects.toMatchObject({
      code: "state_forbids",
    });
  });

  it("nobody reopens a rejected application without an appeal", async () => {
    const { owner, id } = await rejected();
    for (const person of [owner, await officer()])
      await expect(person.kwan.services.move(id, { action: "reinstate" }, latest)).rejects.toMatchObject({
        status: 403,
      });
    expect(await statusOf(owner, id)).toBe("rejected");
  });

  it("an officer's cancellation is told with the way to appeal, appealed and undone like a rejection", async () => {
    const [owner, canceller] = [await server().person(), await officer()];
    const filed = { driver: owner.driver, filed_by: owner.id };
    const id: string = await newApplication(server(), { ...filed, status: "in_review" });
    const ground = "entered_in_error" as const;
    await canceller.kwan.services.move(
      id,
      { action: "cancel", ground, reason: "The wrong service was chosen." },
      latest,
    );
    expect((await lastNotice(owner))?.message).toContain("If you disagree, open the application to see how to appeal.");
    expect((await owner.kwan.decisions.applicationAppeal(id)).may_appeal).toBe(true);
    await owner.kwan.decisions.appealApplication(id, { reason: reasons });
    const other = await officer();
    const appeal = (await appealOf(other, owner))?.subject_id ?? "";
    await expect(canceller.kwan.decisions.decideAppeal(appeal, { outcome: "withdrawn", reason })).rejects.toMatchObject(
      { code: "own_request" },
    );
    await other.kwan.decisions.decideAppeal(appeal, { outcome: "withdrawn", reason });
    expect(await statusOf(owner, id)).toBe("in_review");
  });

  it("what people cancel themselves, and what was cancelled before it was paid, cannot be appealed", async () => {
    const [owner, canceller] = [await server().person(), await officer()];
    const filed = { driver: owner.driver, filed_by: owner.id };
    for (const [who, status, kind] of [
      [owner, "awaiting_payment", "lost-damaged-license"],
      [owner, "draft", "amendment"],
      [canceller, "awaiting_payment", "center-change"],
    ] as const) {
      const id: string = await newApplication(server(), { ...filed, status, kind });
      await who.kwan.services.move(id, { action: "cancel" }, latest);
      await expect(owner.kwan.decisions.appealApplication(id, { reason: reasons })).rejects.toMatchObject({
        code: "state_forbids",
      });
    }
  });

  it("a rejection is upheld with an answer, and stays", async () => {
    const { owner, id } = await rejected();
    await owner.kwan.decisions.appealApplication(id, { reason: reasons });
    const other = await reviewer();
    const appeal = (await appealOf(await officer(), owner))?.subject_id ?? "";
    await other.kwan.decisions.decideAppeal(appeal, { outcome: "upheld", reason });
    expect(await statusOf(owner, id)).toBe("rejected");
    expect((await owner.kwan.decisions.applicationAppeal(id)).appeal).toMatchObject({
      state: "upheld",
      answer: reason,
    });
    expect((await lastNotice(owner))?.message).toContain("We have looked at your appeal, and our decision stands");
    const { appeals } = JSON.parse(await (await owner.kwan.users.downloadMyData()).text());
    expect(appeals).toMatchObject([{ application_id: id, answer: reason }]);
  });

  it("nobody decides the appeal of their own rejection", async () => {
    const { owner, id } = await rejected();
    await owner.kwan.decisions.appealApplication(id, { reason: reasons });
    const one = await officer();
    const appeal = (await appealOf(one, owner))?.subject_id ?? "";
    const { kysely } = server().db;
    await kysely.updateTable("drivers").set({ email: one.email }).where("id", "=", owner.driver).execute();
    for (const outcome of ["withdrawn", "upheld"] as const)
      await expect(one.kwan.decisions.decideAppeal(appeal, { outcome, reason })).rejects.toMatchObject({
        code: "own_request",
      });
    expect(await statusOf(owner, id)).toBe("rejected");
  });

  it("an appeal is not allowed while the person has applied again", async () => {
    const { owner, id } = await rejected();
    await owner.kwan.decisions.appealApplication(id, { reason: reasons });
    await newApplication(server(), { driver: owner.driver, filed_by: owner.id, status: "in_review" });
    const other = await officer();
    const appeal = (await appealOf(other, owner))?.subject_id ?? "";
    await expect(other.kwan.decisions.decideAppeal(appeal, { outcome: "withdrawn", reason })).rejects.toMatchObject({
      code: "already_open",
    });
    expect((await other.kwan.decisions.readAppeal(appeal)).state).toBe("open");
  });

  it("the next task is never the appeal of a rejection in which one took part", async () => {
    const { owner, rejecter, id } = await rejected();
    await owner.kwan.decisions.appealApplication(id, { reason: reasons });
    for (let next = 0; next < 20; next++) {
      const taken = await rejecter.kwan.tasks.claimNext({ kind: "appeal" }).settled();
      if (!taken.ok || taken.data.task === null) break;
      expect(JSON.stringify(taken)).not.toContain(owner.driver);
    }
  });

  it("the task of an appeal is not given to officers who worked on the application before the rejection", async () => {
    const { owner, id } = await rejected();
    const [recorder, reader] = [await officer(), await officer()];
    const { db, deps } = server();
    await addOpenStep(server(), idOf("srv", id), "record_check");
    await db.kysely
      .updateTable("service_steps")
      .set({ recorded_by: recorder.id })
      .where("application_id", "=", idOf("srv", id))
      .execute();
    const file = {
      blob_key: deps.newId("blb"),
      name: "a.pdf",
      type: "application/pdf",
      bytes: 9,
      sha256: "0",
    } as const;
    const verdict = { status: "refused", reason: "It cannot be read.", reviewed_by: reader.id } as const;
    await db.kysely
      .insertInto("documents")
      .values({
        id: deps.newId("doc"),
        driver_id: owner.driver ?? noDriver,
        application_id: idOf("srv", id),
        document: "affidavit",
        ...file,
        ...verdict,
        update_request_id: null,
        uploaded_by: owner.id,
        uploaded_at: deps.now(),
      })
      .execute();
    await owner.kwan.decisions.appealApplication(id, { reason: reasons });
    const task = await appealOf(await officer(), owner);
    for (const { kwan } of [recorder, reader])
      await expect(kwan.tasks.claim(task?.id ?? "")).rejects.toThrow(/took part/);
    await (await officer()).kwan.tasks.claim(task?.id ?? "");
  });

  it("a rejected update request waits for a decision again when its appeal is allowed", async () => {
    const [owner, rejecter, other] = [await server().person(), await reviewer(), await reviewer()];
    const { id } = await owner.kwan.updateRequests.create({
      driver: owner.driver ?? "",
      reason_for_change: "I have married.",
      last_name: "Owusu-Ansah",
      affidavit: fileOf(pdf(), "affidavit.pdf"),
    });
    await rejecter.kwan.updateRequests.reject(id, { reason: "The document can't be read." });
    await owner.kwan.decisions.appealUpdateRequest(id, { reason: reasons });
    const appeal = (await appealOf(await officer(), owner))?.subject_id ?? "";
    expect(await rejecter.kwan.decisions.readAppeal(appeal)).toMatchObject({
      took_part: true,
      rejection: { subject: "update_request", id, title: "Change to your personal details" },
    });
    await expect(rejecter.kwan.decisions.decideAppeal(appeal, { outcome: "upheld", reason })).rejects.toMatchObject({
      code: "own_request",
    });
    await other.kwan.decisions.decideAppeal(appeal, { outcome: "withdrawn", reason });
    const [request] = (await owner.kwan.updateRequests.list()).results;
    expect(request).toMatchObject({ id, status: "requested", decided_at: null });
    const open = (await other.kwan.tasks.list({ kind: "decide_change_request", limit: 100 })).results;
    expect(open.map(({ subject_id }) => subject_id)).toContain(id);
    await other.kwan.updateRequests.approve(id);
  });
});
