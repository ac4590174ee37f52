// Each act on a decision leaves one row in the audit log: who did what to which record, and its values before and after.
import type { Role } from "@kwan/domain";
import { type DecisionKind, decisionKinds, decisionRow } from "@kwan/domain/decisions";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eachDatabase } from "./databases.ts";
import { examples, type Kind, reason } from "./decision-examples.ts";
import { newSubject } from "./decision-subjects.ts";
import { giveEvidence } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { fileOf, pdf } from "./pictures.ts";
import { recorded } from "./recorded.ts";
import { type Person, testServer } from "./server.ts";

const kinds = decisionKinds.filter((kind): kind is Kind => decisionRow(kind).subject !== "payment");
const note = "Another person has this name.";

/** Who proposes, and who decides, by subject. */
const clerks = { driver: "officer", school: "officer", instructor: "officer", books: "accountant" } as const;
const roleOf = (kind: DecisionKind, isApprover: boolean): Role => {
  const { subject } = decisionRow(kind);
  if (["staff", "branch", "program", "notice_board"].includes(subject)) return "admin";
  return isApprover ? "reviewer" : clerks[subject as keyof typeof clerks];
};
const entityOf = (kind: DecisionKind) => {
  const { subject } = decisionRow(kind);
  return subject === "staff" ? "user" : subject;
};

/** The log keeps only the digest of personal values. */
const withDigests = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      (name === "phone_number" || name === "email") && value !== null ? { digest: expect.any(String) } : value,
    ]),
  );

eachDatabase((database) => {
  const of = testServer(database);
  beforeAll(() => seedBranches(of()));
  // The books can be closed once for each day.
  beforeEach(() => of().clock.forward(86_400_000));

  async function valuesOf(id: string) {
    const decisions = of().db.kysely.selectFrom("decisions").select(["before", "after"]);
    const { before, after } = await decisions.where("id", "=", idOf("dec", id)).executeTakeFirstOrThrow();
    return { before: withDigests(before), after: withDigests(after) };
  }
  async function staffFor(kind: Kind) {
    const [clerk, approver] = [roleOf(kind, false), roleOf(kind, true)];
    return { clerk: await of().person({ role: clerk }), approver: await of().person({ role: approver }) };
  }
  const idOfSubject = (kind: Kind, { id, driver }: Person) =>
    decisionRow(kind).subject === "driver" ? (driver ?? "") : id;

  /** Proposes a decision. Returns it, its subject, and the rows of the log. */
  async function proposed(kind: Kind, person: Person, clerk: Person) {
    const example = await examples[kind](of(), person);
    const about = decisionRow(kind).subject === "driver" ? { driver: person.driver ?? "" } : { subject: person.id };
    let id = "";
    const rows = await recorded(of(), async () => {
      id = (await clerk.kwan.decisions.propose({ kind, ...about, reason, ...example })).id;
    });
    const row = { entity: entityOf(kind), entity_id: idOfSubject(kind, person) };
    const { before, after } = await valuesOf(id);
    const proposal = { ...after, decision: id, kind, ground: example.ground, reason };
    const made = { ...row, actor_id: clerk.id, action: "propose_decision", before, after: proposal };
    const force = { ...row, action: "put_decision_in_force", before, after: { ...after, decision: id, kind } };
    return { id, rows, row, made, force };
  }

  describe("each act on a decision is recorded once, with its values [R-AUT-04]", () => {
    it.each(kinds)("%s: proposed, approved and reversed", async (kind) => {
      const { approval, is_final } = decisionRow(kind);
      const person = await newSubject(of(), kind);
      const { clerk, approver } = await staffFor(kind);
      const { id, rows, row, made, force } = await proposed(kind, person, clerk);
      if (approval === null) expect(rows).toEqual([made, { ...force, actor_id: clerk.id }]);
      else {
        expect(rows).toEqual([made]);
        await giveEvidence(of(), id);
        const approve = () => approver.kwan.decisions.decide(id, { outcome: "approved" }, latest);
        const approved = await recorded(of(), approve);
        // Moving a claim also records who has the licence now.
        expect(approved.filter(({ action }) => action !== "move_claim")).toEqual([{ ...force, actor_id: approver.id }]);
      }
      if (is_final !== null) return;
      let opposite = "";
      const why = { reason: "It was another person." };
      const reversal = await recorded(of(), async () => {
        opposite = (await clerk.kwan.decisions.reverse(id, why)).id;
      });
      const asked = { decision: opposite, withdraws: id, kind, reason: why.reason };
      const reverse = { ...row, actor_id: clerk.id, action: "propose_reversal", before: null, after: asked };
      const { before, after } = await valuesOf(opposite);
      const undone = { ...row, action: "reverse_decision", before, after: { ...after, decision: opposite, kind } };
      if (approval === null) expect(reversal).toEqual([reverse, { ...undone, actor_id: clerk.id }]);
      else {
        expect(reversal).toEqual([reverse]);
        const approve = () => approver.kwan.decisions.decide(opposite, { outcome: "approved" }, latest);
        expect(await recorded(of(), approve)).toEqual([{ ...undone, actor_id: approver.id }]);
      }
      const { kysely } = of().db;
      const states = kysely.selectFrom("decisions").select(["state", "decided_by"]).where("id", "=", idOf("dec", id));
      expect(await states.executeTakeFirst()).toEqual({
        state: "reversed",
        decided_by: approval === null ? null : approver.id,
      });
    });

    it.each(kinds.filter((kind) => decisionRow(kind).approval !== null))("%s: refused or withdrawn", async (kind) => {
      const person = await newSubject(of(), kind);
      const { clerk, approver } = await staffFor(kind);
      const refused = await proposed(kind, person, clerk);
      const refuse = () => approver.kwan.decisions.decide(refused.id, { outcome: "refused", note }, latest);
      expect(await recorded(of(), refuse)).toEqual([
        {
          ...refused.row,
          ...{ actor_id: approver.id, action: "refuse_decision", before: null },
          after: { decision: refused.id, kind, reason: note },
        },
      ]);
      const withdrawn = await proposed(kind, person, clerk);
      const withdraw = () => clerk.kwan.decisions.withdraw(withdrawn.id, { reason: note });
      expect(await recorded(of(), withdraw)).toEqual([
        {
          ...withdrawn.row,
          ...{ actor_id: clerk.id, action: "withdraw_proposal", before: null },
          after: { decision: withdrawn.id, kind, reason: note },
        },
      ]);
    });

    it("a file is recorded with its digest, and raises the version", async () => {
      const { clerk } = await staffFor("correct_record");
      const person = await newSubject(of(), "correct_record");
      const { id, row } = await proposed("correct_record", person, clerk);
      const { kysely } = of().db;
      const versions = kysely.selectFrom("decisions").select("version").where("id", "=", idOf("dec", id));
      const before = await versions.executeTakeFirstOrThrow();
      const file = fileOf(pdf("born in 1990"), "birth.pdf", "application/pdf");
      const add = () => clerk.kwan.decisions.addEvidence(id, { document: "birth_cert", file });
      const rows = await recorded(of(), add);
      const document = await kysely
        .selectFrom("documents")
        .select(["id", "sha256", "driver_id"])
        .where("decision_id", "=", idOf("dec", id))
        .executeTakeFirstOrThrow();
      expect(document.driver_id).toBe(person.driver);
      expect(rows).toEqual([
        {
          ...row,
          ...{ actor_id: clerk.id, action: "add_evidence", before: null },
          after: { decision: id, document: document.id, kind: "birth_cert", sha256: document.sha256 },
        },
      ]);
      expect(await versions.executeTakeFirst()).toEqual({ version: before.version + 1 });
    });
  });
});
