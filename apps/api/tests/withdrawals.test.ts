import { describe, expect, it } from "vitest";
import { eachDatabase } from "./databases.ts";
import { approve } from "./fixtures/evidence.ts";
import { latest } from "./latest.ts";
import { type Person, testServer } from "./server.ts";

const reason = "Seen at the counter on Monday.";
const adult = { role: "learner", date_of_birth: "1990-01-01" } as const;
const dates = { first_issued_on: "2015-04-01", issued_on: "2021-04-01", expires_on: "2027-03-31" };

const rename = ({ driver = null }: Person) => ({
  kind: "correct_record" as const,
  ...{ driver: driver ?? "", ground: "document_seen", reason },
  details: { last_name: "Owusu-Ansah" },
});
const licence = ({ driver = null }: Person, license_number: string) => ({
  kind: "enter_licence" as const,
  ...{ driver: driver ?? "", ground: "card_seen", reason },
  details: { license_number, classes: ["B"], ...dates, is_commercial: false, restrictions: [] },
});

eachDatabase((database) => {
  const of = testServer(database);
  const officer = () => of().person({ role: "officer" });

  describe("withdrawing [R-AUT-04]", () => {
    it("a proposal is for the person who made it", async () => {
      const person = await of().person(adult);
      const [proposer, colleague] = [await officer(), await officer()];
      const { id } = await proposer.kwan.decisions.propose(rename(person));
      await expect(colleague.kwan.decisions.withdraw(id, { reason })).rejects.toMatchObject({ code: "state_forbids" });
      const { results } = await colleague.kwan.decisions.list({ driver: person.driver ?? "" });
      expect(results).toMatchObject([{ id, state: "proposed" }]);
      expect(await proposer.kwan.decisions.withdraw(id, { reason })).toMatchObject({ id, state: "withdrawn" });
    });

    it("is for what is in force, and not for what was refused, which is in the audit log", async () => {
      const person = await of().person(adult);
      const [proposer, approver] = [await officer(), await officer()];
      const refused = await proposer.kwan.decisions.propose(rename(person));
      const note = "The certificate has another name.";
      await approver.kwan.decisions.decide(refused.id, { outcome: "refused", note }, latest);
      const rows = await of()
        .db.kysely.selectFrom("audit")
        .select(["actor_id", "after"])
        .where("action", "=", "refuse_decision")
        .where("driver_id", "=", person.driver)
        .execute();
      expect(rows).toMatchObject([{ actor_id: approver.id, after: { decision: refused.id, reason: note } }]);
      // The same change is proposed again and approved, so the record now has the values that the rejected proposal
      // would have set.
      const { id } = await proposer.kwan.decisions.propose(rename(person));
      await approve(of(), approver, id);
      await expect(proposer.kwan.decisions.withdraw(refused.id, { reason })).rejects.toMatchObject({
        code: "state_forbids",
      });
      expect(await proposer.kwan.decisions.reverse(id, { reason })).toMatchObject({ state: "proposed" });
    });

    it("a licence leaves other people's licences alone", async () => {
      const [person, neighbour] = [await of().person(adult), await of().person(adult)];
      const [proposer, approver] = [await officer(), await officer()];
      const approveIt = ({ id }: { readonly id: string }) => approve(of(), approver, id);
      await approveIt(await proposer.kwan.decisions.propose(licence(neighbour, "OLD-90001")));
      const entered = await proposer.kwan.decisions.propose(licence(person, "OLD-90002"));
      await approveIt(entered);
      const holders = async () =>
        (await of().db.kysely.selectFrom("licenses").select("driver_id").execute()).map(({ driver_id }) => driver_id);
      expect(await holders()).toEqual(expect.arrayContaining([person.driver, neighbour.driver]));
      await approveIt(await proposer.kwan.decisions.reverse(entered.id, { reason }));
      expect(await holders()).toContain(neighbour.driver);
      expect(await holders()).not.toContain(person.driver);
    });
  });
});
