// Decisions that look as if they could be taken, and cannot.
import { beforeAll, expect, it } from "vitest";
import { eachDatabase } from "./databases.ts";
import { examples } from "./decision-examples.ts";
import { giveEvidence } from "./fixtures/evidence.ts";
import { latest } from "./latest.ts";
import { type Person, testServer } from "./server.ts";

const reason = "Seen at the counter on Monday.";
const forbidden = { code: "state_forbids" };

eachDatabase((database) => {
  const of = testServer(database);
  let [officer, reviewer] = [] as unknown as [Person, Person];
  beforeAll(async () => {
    officer = await of().person({ role: "officer" });
    reviewer = await of().person({ role: "reviewer" });
  });
  const approve = (id: string) => reviewer.kwan.decisions.decide(id, { outcome: "approved" }, latest);
  const rename = ({ driver }: Person) =>
    officer.kwan.decisions.propose({
      ...{ kind: "correct_record", driver: driver ?? "", details: { first_name: "Adwoa" }, ground: "office_error" },
      reason,
    });
  async function inForce(person: Person): Promise<string> {
    const { id } = await rename(person);
    await giveEvidence(of(), id);
    await approve(id);
    return id;
  }

  it("an identity is not verified without a file of the document [R-AUT-05]", async () => {
    const person = await of().person({ role: "learner" });
    const about = { kind: "verify_identity", driver: person.driver ?? "", reason } as const;
    const { id } = await officer.kwan.decisions.propose({
      ...about,
      ...(await examples.verify_identity(of(), person)),
    });
    await expect(approve(id)).rejects.toMatchObject(forbidden);
    await giveEvidence(of(), id);
    expect((await approve(id)).state).toBe("in_force");
  });

  it("a refused proposal is not reversed, although the record has its values for another reason [R-AUT-04]", async () => {
    const person = await of().person();
    const refused = await rename(person);
    const note = "The certificate has another name.";
    await reviewer.kwan.decisions.decide(refused.id, { outcome: "refused", note }, latest);
    await inForce(person);
    await expect(officer.kwan.decisions.reverse(refused.id, { reason })).rejects.toMatchObject(forbidden);
  });

  it("a reversal is not reversed: the decision is proposed again [R-AUT-04]", async () => {
    const person = await of().person();
    const { id } = await officer.kwan.decisions.reverse(await inForce(person), { reason });
    await approve(id);
    await expect(officer.kwan.decisions.reverse(id, { reason })).rejects.toMatchObject(forbidden);
    await inForce(person);
  });
});
