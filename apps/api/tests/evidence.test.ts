import { describe, expect, it } from "vitest";
import { purgeEvidence } from "../src/licensing/update-requests/commands/purge-evidence.ts";
import { eachDatabase } from "./databases.ts";
import { approve } from "./fixtures/evidence.ts";
import { latest } from "./latest.ts";
import { fileOf, pdf, tellingPng } from "./pictures.ts";
import { type Person, testServer } from "./server.ts";

const reason = "Seen at the counter on Monday.";
const dayMs = 86_400_000;

eachDatabase((database) => {
  const of = testServer(database);
  const staff = () => of().person({ role: "officer" });

  /** Creates an officer's proposal to correct a person's name. */
  async function proposal(officer: Person, ground = "document_seen") {
    const person = await of().person({ role: "learner", date_of_birth: "1990-01-01" });
    const details = { last_name: "Owusu-Ansah" };
    const { id } = await officer.kwan.decisions.propose({
      kind: "correct_record",
      driver: person.driver ?? "",
      details,
      ground,
      reason,
    });
    return { id, person };
  }

  const birthCert = () => fileOf(pdf("born in 1990"), "birth.pdf", "application/pdf");

  describe("evidence of decisions [R-AUT-02]", () => {
    it("is attached by whoever proposes, and read by whoever approves, with its reading in the audit log", async () => {
      const [officer, reviewer] = [await staff(), await of().person({ role: "reviewer" })];
      const { id } = await proposal(officer);
      const decision = await officer.kwan.decisions.addEvidence(id, { document: "birth_cert", file: birthCert() });
      const front = fileOf(tellingPng(), "front.png", "image/png");
      await officer.kwan.decisions.addEvidence(id, { document: "identity_document", file: front });
      expect(decision.evidence).toMatchObject([
        { document: "birth_cert", title: "Birth certificate", name: "birth.pdf", type: "application/pdf" },
      ]);
      const listed = (await reviewer.kwan.decisions.list({ state: "proposed", limit: 100 })).results;
      const seen = listed.find((each) => each.id === id)?.evidence ?? [];
      expect(seen.map(({ document }) => document)).toEqual(["birth_cert", "identity_document"]);
      const [file] = seen;
      expect(await (await reviewer.kwan.documents.download(file?.id ?? "")).text()).toContain("born in 1990");
      const acts = await of()
        .db.kysely.selectFrom("audit")
        .select(["action", "actor_id", "entity_id"])
        .where("actor_id", "in", [officer.id, reviewer.id])
        .where("action", "in", ["add_evidence", "read"])
        .execute();
      expect(acts.filter(({ action }) => action === "add_evidence")).toHaveLength(2);
      expect(acts).toContainEqual({ action: "read", actor_id: reviewer.id, entity_id: file?.id });
    });

    it("is not shown to the person, who does not find it in their own data either, nor to administrators and schools", async () => {
      const officer = await staff();
      const { id, person } = await proposal(officer);
      const { evidence } = await officer.kwan.decisions.addEvidence(id, { document: "birth_cert", file: birthCert() });
      const document = evidence[0]?.id ?? "";
      await expect(person.kwan.documents.get(document)).rejects.toMatchObject({ status: 404 });
      await expect(person.kwan.documents.download(document)).rejects.toMatchObject({ status: 404 });
      for (const [role, status] of [
        ["admin", 404],
        ["driving_school", 403],
      ] as const)
        await expect((await of().person({ role })).kwan.documents.get(document)).rejects.toMatchObject({ status });
      const own = await (await person.kwan.users.downloadMyData()).text();
      expect(own).not.toContain(document);
      await expect(officer.kwan.documents.remove(document)).rejects.toMatchObject({ code: "state_forbids" });
    });

    it("is attached only by the proposer, before the decision, for documents that the ground asks for", async () => {
      const [officer, other] = [await staff(), await staff()];
      const { id } = await proposal(officer);
      const file = birthCert();
      const add = (who: Person, document: "birth_cert" | "order" | "identity_document") =>
        who.kwan.decisions.addEvidence(id, { document, file });
      await expect(add(other, "birth_cert")).rejects.toMatchObject({ status: 403 });
      await expect(add(officer, "order")).rejects.toMatchObject({ status: 400 });
      await add(officer, "birth_cert");
      // A certificate can only have one file, and a card can have two, for its two sides.
      await expect(add(officer, "birth_cert")).rejects.toMatchObject({ code: "state_forbids" });
      await add(officer, "identity_document");
      await approve(of(), other, id);
      await expect(add(officer, "identity_document")).rejects.toMatchObject({ code: "state_forbids" });
    });

    it("can be added to a decision about anything, and is read only by those who may decide about that", async () => {
      const [admin, other, officer] = [
        await of().person({ role: "admin" }),
        await of().person({ role: "admin" }),
        await staff(),
      ];
      const add = (who: Person, id: string) =>
        who.kwan.decisions.addEvidence(id, { document: "supporting_document", file: birthCert() });
      const details = { role: "reviewer" };
      const grant = { kind: "grant_role", subject: officer.id, details, ground: "new_duties", reason } as const;
      const { id, version } = await admin.kwan.decisions.propose(grant);
      await expect(add(other, id)).rejects.toMatchObject({ code: "forbidden" });
      const { evidence, version: later } = await add(admin, id);
      expect(later).toBe(version + 1);
      expect(evidence).toMatchObject([{ document: "supporting_document", title: "Other document" }]);
      const file = evidence[0]?.id ?? "";
      expect(await (await other.kwan.documents.download(file)).text()).toContain("born in 1990");
      await expect((await staff()).kwan.documents.get(file)).rejects.toMatchObject({ status: 404 });
      await approve(of(), other, id);
      await expect(add(admin, id)).rejects.toMatchObject({ code: "state_forbids" });
      const audited = await of()
        .db.kysely.selectFrom("audit")
        .select(["entity", "entity_id"])
        .where("action", "=", "add_evidence")
        .where("actor_id", "=", admin.id)
        .execute();
      expect(audited).toEqual([{ entity: "user", entity_id: officer.id }]);
    });

    it("that the reader has not seen stops the approval: another file changes the version [R-ADD-13]", async () => {
      const [officer, other] = [await staff(), await staff()];
      const { id } = await proposal(officer);
      const file = birthCert();
      await officer.kwan.decisions.addEvidence(id, { document: "identity_document", file });
      await officer.kwan.decisions.addEvidence(id, { document: "birth_cert", file });
      const read = async () =>
        (await other.kwan.decisions.list({ state: "proposed", limit: 100 })).results.find((each) => each.id === id);
      const seen = await read();
      await officer.kwan.decisions.addEvidence(id, { document: "supporting_document", file });
      for (const verdict of [
        { outcome: "approved" },
        { outcome: "refused", note: "The certificate is of another person." },
      ] as const)
        await expect(other.kwan.decisions.decide(id, verdict, { ifMatch: seen ?? "" })).rejects.toMatchObject({
          code: "stale",
          body: { current: { state: "proposed", evidence: [{}, {}, { document: "supporting_document" }] } },
        });
      const now = await read();
      const approved = await other.kwan.decisions.decide(id, { outcome: "approved" }, { ifMatch: now ?? "" });
      expect(approved.state).toBe("in_force");
    });

    it("of a refused proposal is deleted after a year, as that of refused changes, and other evidence is kept", async () => {
      const { db, deps, clock } = of();
      const [officer, other] = [await staff(), await staff()];
      const [refused, approved] = [await proposal(officer), await proposal(officer)];
      for (const { id } of [refused, approved])
        await officer.kwan.decisions.addEvidence(id, { document: "birth_cert", file: birthCert() });
      await other.kwan.decisions.decide(
        refused.id,
        {
          outcome: "refused",
          note: "The certificate is of another person.",
        },
        latest,
      );
      await approve(of(), other, approved.id);
      const evidence = async () =>
        (
          await db.kysely
            .selectFrom("documents")
            .select("decision_id")
            .where("decision_id", "in", [refused.id, approved.id] as never)
            .execute()
        ).map(({ decision_id }) => decision_id);
      clock.forward(364 * dayMs);
      await purgeEvidence(deps as never);
      expect(new Set(await evidence())).toEqual(new Set([refused.id, approved.id]));
      clock.forward(3 * dayMs);
      await purgeEvidence(deps as never);
      expect(new Set(await evidence())).toEqual(new Set([approved.id]));
    });
  });
});
