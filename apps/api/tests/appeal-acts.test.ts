// What an appeal and its outcome leave in the audit log, and what the person is told.
import { describe, expect, it } from "vitest";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { approve } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { fileOf, pdf } from "./pictures.ts";
import { recorded } from "./recorded.ts";
import { type Person, testServer } from "./server.ts";

const dayMs = 86_400_000;
const reasons = "The register of births has this name.";
const reason = "The register of births agrees with you.";

eachDatabase((database) => {
  const of = testServer(database);
  const staff = (role: "officer" | "reviewer" | "admin") => of().person({ role });

  /** A decision about a person's name that is in force. */
  async function decided(owner: Person): Promise<string> {
    const { id } = await (await staff("officer")).kwan.decisions.propose({
      kind: "correct_record",
      driver: owner.driver ?? "",
      ...{ details: { first_name: "Adwoa" }, ground: "office_error", reason: "The name was typed wrongly." },
    });
    await approve(of(), await staff("reviewer"), id);
    return id;
  }
  async function rejectedApplication(owner: Person): Promise<string> {
    const like = { driver: owner.driver, filed_by: owner.id, status: "in_review" } as const;
    const id = await newApplication(of(), like);
    const { kwan } = await staff("officer");
    await kwan.services.move(id, { action: "reject", reason: "The certificate is of another person." }, latest);
    return id;
  }
  async function rejectedRequest(owner: Person): Promise<string> {
    const { id } = await owner.kwan.updateRequests.create({
      driver: owner.driver ?? "",
      ...{ reason_for_change: "I have married.", last_name: "Owusu-Ansah", affidavit: fileOf(pdf(), "affidavit.pdf") },
    });
    await (await staff("reviewer")).kwan.updateRequests.reject(id, { reason: "The document can't be read." });
    return id;
  }

  /** What a person can appeal against: how it is made, how they appeal, and how the log and the messages name it. */
  const things = [
    {
      ...{ name: "decision", act: "appeal_decision", title: "Correct the record" },
      make: decided,
      appeal: ({ kwan }: Person, id: string) => kwan.decisions.appeal(id, { reason: reasons }),
      values: (id: string) => ({ decision: id, kind: "correct_record" }),
      outcome: (id: string) => ({ decision: id, kind: "correct_record" }),
    },
    {
      ...{ name: "rejected application", act: "appeal_rejection", title: "Driver's licence renewal" },
      make: rejectedApplication,
      appeal: ({ kwan }: Person, id: string) => kwan.decisions.appealApplication(id, { reason: reasons }),
      values: (id: string) => ({ application: id }),
      outcome: (id: string) => ({ application: id }),
    },
    {
      ...{ name: "rejected request", act: "appeal_rejection", title: "Change to your personal details" },
      make: rejectedRequest,
      appeal: ({ kwan }: Person, id: string) => kwan.decisions.appealUpdateRequest(id, { reason: reasons }),
      values: (id: string) => ({ update_request: id }),
      outcome: (id: string) => ({ update_request: id }),
    },
  ];
  const appealOf = async ({ driver }: Person) =>
    of()
      .db.kysely.selectFrom("appeals")
      .selectAll()
      .where("driver_id", "=", idOf("drv", driver ?? ""))
      .executeTakeFirstOrThrow();

  describe.each(things)(
    "an appeal against a $name [R-AUT-04]",
    ({ name, act, title, make, appeal, values, outcome }) => {
      it("is recorded once, with an ID of its own", async () => {
        const owner = await of().person();
        const id = await make(owner);
        const rows = await recorded(of(), () => appeal(owner, id));
        const made = await appealOf(owner);
        expect(made).toMatchObject({ id: expect.stringMatching(/^apl_/), made_by: owner.id, reasons, state: "open" });
        expect(rows).toEqual([
          {
            ...{ actor_id: owner.id, action: act, entity: "driver", entity_id: owner.driver, before: null },
            after: { appeal: made.id, ...values(id) },
          },
        ]);
      });

      it.each(["upheld", "withdrawn"] as const)("and its outcome is recorded and told: %s", async (result) => {
        const owner = await of().person();
        const id = await make(owner);
        await appeal(owner, id);
        const { id: appeal_id } = await appealOf(owner);
        const judge = await staff("reviewer");
        const rows = await recorded(of(), () =>
          judge.kwan.decisions.decideAppeal(appeal_id, { outcome: result, reason }),
        );
        const isDecision = act === "appeal_decision";
        const moves = isDecision ? "propose_reversal" : "service_reinstate";
        expect(rows.filter(({ action }) => action !== moves)).toEqual([
          {
            ...{ actor_id: judge.id, entity: "driver", entity_id: owner.driver, before: null },
            action: result === "upheld" ? "reject_appeal" : "allow_appeal",
            after: { appeal: appeal_id, ...outcome(id), reason },
          },
        ]);
        if (isDecision && result === "withdrawn") return;
        const notice = await of()
          .db.kysely.selectFrom("notifications")
          .select(["message", "application_id"])
          .where("user_id", "=", owner.id)
          .orderBy("id", "desc")
          .executeTakeFirstOrThrow();
        expect(notice.message).toContain(title);
        expect(notice.message).toContain(reason);
        expect(notice.application_id).toBe("application" in values(id) ? id : null);
      });

      it("can be made until its last day has ended", async () => {
        for (const days of [30, 31]) {
          const owner = await of().person();
          const id = await make(owner);
          const { kysely } = of().db;
          const at = new Date(of().clock.now.getTime() - days * dayMs);
          await kysely
            .updateTable("decisions")
            .set({ decided_at: at })
            .where("id", "=", id as never)
            .execute();
          await kysely
            .updateTable("service_history")
            .set({ at })
            .where("application_id", "=", id as never)
            .execute();
          await kysely
            .updateTable("update_requests")
            .set({ decided_at: at })
            .where("id", "=", id as never)
            .execute();
          if (days === 30) await appeal(owner, id);
          else await expect(appeal(owner, id)).rejects.toMatchObject({ code: "state_forbids" });
        }
      });

      it("is of the person whom it is about, and nobody else learns that it exists", async () => {
        const id = await make(await of().person());
        const noRecord = await of().person({ role: "learner", hasProfile: false });
        for (const person of [await of().person(), noRecord])
          await expect(appeal(person, id)).rejects.toMatchObject({
            code: "not_found",
            message: expect.stringMatching(new RegExp(name.split(" ").at(-1) ?? "")),
          });
      });
    },
  );

  it("a decision about nobody's record is found by nobody who appeals [R-AUT-04]", async () => {
    const admin = await staff("admin");
    const officer = await staff("officer");
    const grant = { kind: "grant_role", subject: officer.id, details: { role: "reviewer" } } as const;
    const { id } = await admin.kwan.decisions.propose({ ...grant, ground: "new_duties", reason });
    await (await staff("admin")).kwan.decisions.decide(id, { outcome: "approved" }, latest);
    const { kwan } = await of().person({ role: "learner", hasProfile: false });
    await expect(kwan.decisions.appeal(id, { reason: reasons })).rejects.toMatchObject({ code: "not_found" });
  });

  it("people read until when they can appeal against a rejected request [R-AUT-04]", async () => {
    const owner = await of().person();
    const id = await rejectedRequest(owner);
    const read = () => owner.kwan.decisions.updateRequestAppeal(id);
    expect(await read()).toEqual({ appeal_until: "2026-12-21", may_appeal: true, appeal: null });
    await owner.kwan.decisions.appealUpdateRequest(id, { reason: reasons });
    expect(await read()).toMatchObject({ may_appeal: false, appeal: { state: "open", reasons, answer: null } });
  });
});
