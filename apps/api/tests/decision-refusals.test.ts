// Who can do what with a decision in each state, and what everybody else is told.
import { decisionStates } from "@kwan/domain/decisions";
import { beforeAll, describe, expect, it } from "vitest";
import { eachDatabase } from "./databases.ts";
import { approve, giveEvidence } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { fileOf, pdf } from "./pictures.ts";
import { type Person, testServer } from "./server.ts";

const reason = "Seen at the counter on Monday.";
const names = ["proposer", "colleague", "reviewer", "admin", "subject", "stranger"] as const;
type Name = (typeof names)[number];
type People = Readonly<Record<Name, Person>>;

const file = () => fileOf(pdf("born in 1990"), "birth.pdf", "application/pdf");
const calls = {
  approve: (id: string, { kwan }: Person) => kwan.decisions.decide(id, { outcome: "approved" }, latest),
  refuse: (id: string, { kwan }: Person) =>
    kwan.decisions.decide(id, { outcome: "refused", note: "The certificate has another name." }, latest),
  withdraw: (id: string, { kwan }: Person) => kwan.decisions.withdraw(id, { reason }),
  reverse: (id: string, { kwan }: Person) => kwan.decisions.reverse(id, { reason }),
  attach: (id: string, { kwan }: Person) => kwan.decisions.addEvidence(id, { document: "birth_cert", file: file() }),
  appeal: (id: string, { kwan }: Person) => kwan.decisions.appeal(id, { reason }),
} as const;
type Call = keyof typeof calls;

const states = [
  "without evidence",
  "proposed",
  "in force",
  "refused",
  "withdrawn",
  "to be reversed",
  "reversed",
] as const;
type State = (typeof states)[number];

/**
 * The state of the decision after each call, or the code of the refusal: for whoever proposed the decision, another officer, a
 * reviewer, an administrator, the person whom it is about, and somebody else.
 */
const answers: Readonly<Record<State, Readonly<Record<Call, string>>>> = {
  "without evidence": {
    approve: "own_request state_forbids state_forbids forbidden forbidden forbidden",
    refuse: "own_request refused refused forbidden forbidden forbidden",
    withdraw: "withdrawn state_forbids forbidden forbidden forbidden forbidden",
    reverse: "state_forbids state_forbids forbidden forbidden forbidden forbidden",
    attach: "proposed forbidden forbidden forbidden forbidden forbidden",
    appeal: "forbidden forbidden forbidden forbidden not_found not_found",
  },
  proposed: {
    approve: "own_request in_force in_force forbidden forbidden forbidden",
    refuse: "own_request refused refused forbidden forbidden forbidden",
    withdraw: "withdrawn state_forbids forbidden forbidden forbidden forbidden",
    reverse: "state_forbids state_forbids forbidden forbidden forbidden forbidden",
    attach: "state_forbids forbidden forbidden forbidden forbidden forbidden",
    appeal: "forbidden forbidden forbidden forbidden not_found not_found",
  },
  "in force": {
    approve: "own_request state_forbids state_forbids forbidden forbidden forbidden",
    refuse: "own_request state_forbids state_forbids forbidden forbidden forbidden",
    withdraw: "state_forbids state_forbids forbidden forbidden forbidden forbidden",
    reverse: "proposed proposed forbidden forbidden forbidden forbidden",
    attach: "state_forbids forbidden forbidden forbidden forbidden forbidden",
    appeal: "forbidden forbidden forbidden forbidden in_force not_found",
  },
  refused: {
    approve: "own_request state_forbids state_forbids forbidden forbidden forbidden",
    refuse: "own_request state_forbids state_forbids forbidden forbidden forbidden",
    withdraw: "state_forbids state_forbids forbidden forbidden forbidden forbidden",
    reverse: "state_forbids state_forbids forbidden forbidden forbidden forbidden",
    attach: "state_forbids forbidden forbidden forbidden forbidden forbidden",
    appeal: "forbidden forbidden forbidden forbidden not_found not_found",
  },
  withdrawn: {
    approve: "own_request state_forbids state_forbids forbidden forbidden forbidden",
    refuse: "own_request state_forbids state_forbids forbidden forbidden forbidden",
    withdraw: "state_forbids state_forbids forbidden forbidden forbidden forbidden",
    reverse: "state_forbids state_forbids forbidden forbidden forbidden forbidden",
    attach: "state_forbids forbidden forbidden forbidden forbidden forbidden",
    appeal: "forbidden forbidden forbidden forbidden not_found not_found",
  },
  "to be reversed": {
    approve: "own_request in_force in_force forbidden forbidden forbidden",
    refuse: "own_request refused refused forbidden forbidden forbidden",
    withdraw: "withdrawn state_forbids forbidden forbidden forbidden forbidden",
    reverse: "state_forbids state_forbids forbidden forbidden forbidden forbidden",
    attach: "proposed forbidden forbidden forbidden forbidden forbidden",
    appeal: "forbidden forbidden forbidden forbidden not_found not_found",
  },
  reversed: {
    approve: "own_request state_forbids state_forbids forbidden forbidden forbidden",
    refuse: "own_request state_forbids state_forbids forbidden forbidden forbidden",
    withdraw: "state_forbids state_forbids forbidden forbidden forbidden forbidden",
    reverse: "state_forbids state_forbids forbidden forbidden forbidden forbidden",
    attach: "state_forbids forbidden forbidden forbidden forbidden forbidden",
    appeal: "forbidden forbidden forbidden forbidden state_forbids not_found",
  },
};

eachDatabase((database) => {
  const of = testServer(database);
  let staff: Pick<People, "proposer" | "colleague" | "reviewer" | "admin" | "stranger">;
  beforeAll(async () => {
    const [proposer, colleague] = [await of().person({ role: "officer" }), await of().person({ role: "officer" })];
    const [reviewer, admin] = [await of().person({ role: "reviewer" }), await of().person({ role: "admin" })];
    staff = { proposer, colleague, reviewer, admin, stranger: await of().person() };
  });

  /** A decision in a state, and the person whom it is about. If it is to be reversed, it is the proposal to do so. */
  async function decisionIn(state: State): Promise<{ id: string; people: People }> {
    const subject = await of().person({ role: "learner", date_of_birth: "1990-01-01" });
    const { proposer, colleague } = staff;
    const { id } = await proposer.kwan.decisions.propose({
      kind: "correct_record",
      driver: subject.driver ?? "",
      details: { last_name: "Owusu-Ansah" },
      ground: "document_seen",
      reason,
    });
    const people = { ...staff, subject };
    if (state === "without evidence") return { id, people };
    if (state === "refused") await calls.refuse(id, colleague);
    else if (state === "withdrawn") await calls.withdraw(id, proposer);
    else if (state === "proposed") await giveEvidence(of(), id);
    else await approve(of(), colleague, id);
    if (state !== "to be reversed" && state !== "reversed") return { id, people };
    const reversal = await calls.reverse(id, proposer);
    if (state === "to be reversed") return { id: reversal.id, people };
    await calls.approve(reversal.id, colleague);
    return { id, people };
  }
  const rowOf = (id: string) =>
    of()
      .db.kysely.selectFrom("decisions")
      .select(["state", "version", "decided_by", "decided_at"])
      .where("id", "=", idOf("dec", id))
      .executeTakeFirstOrThrow();

  describe("a decision [R-AUT-02] [R-AUT-04]", () => {
    it.each(states)("%s", async (state) => {
      const { id, people } = await decisionIn(state);
      const before = await rowOf(id);
      const taken: [Call, Name, string][] = [];
      for (const call of Object.keys(calls) as Call[])
        for (const [at, expected] of answers[state][call].split(" ").entries()) {
          const name = names[at] as Name;
          if (decisionStates.includes(expected as never)) taken.push([call, name, expected]);
          else
            await expect(calls[call](id, people[name]), `${call} as ${name}`).rejects.toMatchObject({ code: expected });
        }
      expect(await rowOf(id), "refusals change nothing").toEqual(before);
      for (const [call, name, expected] of taken) {
        const made = await decisionIn(state);
        const answer = await calls[call](made.id, made.people[name]);
        expect(answer, `${call} as ${name}`).toMatchObject({ state: expected });
      }
    });
  });
});
