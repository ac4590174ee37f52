import { type AnyCall, calls } from "@kwan/contract";
import { mayDo, type Role, type Scope } from "@kwan/domain";
import { beforeAll, describe, expect, it } from "vitest";
import type { BranchId } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { askCall, type ExampleRequest, exampleRequest } from "./example-requests.ts";
import { seedBranches } from "./people.ts";
import { type Caller, callers, type Outcome, permissions } from "./permission-table.ts";
import { type Person, testServer } from "./server.ts";

/** Logging out comes last, because the caller cannot make any more calls afterwards. */
const inOrder = [...calls].sort((a, b) => Number(a.id === "logOut") - Number(b.id === "logOut"));

const roles: Readonly<Partial<Record<Caller, Role>>> = {
  learner: "learner",
  stranger: "driver",
  school: "driving_school",
  reviewer: "reviewer",
  officer: "officer",
  accountant: "accountant",
  admin: "admin",
};
const staff: Readonly<Partial<Record<Caller, Role>>> = {
  school: "driving_school",
  reviewer: "reviewer",
  officer: "officer",
  accountant: "accountant",
  admin: "admin",
};

/**
 * Returns the outcomes that the contract's access allows. Only the table says which callers get "not found" for which
 * records.
 */
function byContract({ access }: AnyCall, caller: Caller): readonly Outcome[] {
  if (access.includes("anyone")) return ["in"];
  if (caller === "nobody") return ["401"];
  const role = staff[caller];
  const isGranted = role ? mayDo(role, ...(access as readonly Scope[])) : access.includes("owner");
  return access.includes("signed_in") || isGranted ? ["in", "404"] : ["403"];
}

describe("the table of permissions [R-ROL-01]", () => {
  it("has a row for every call of the contract, and no other", () => {
    expect(Object.keys(permissions).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
  });

  it("agrees with the contract for each role", () => {
    const differing = calls.flatMap((call) =>
      callers
        .filter((caller) => !byContract(call, caller).includes(outcomeOf(call, caller)))
        .map((caller) => `${call.id} ${caller}`),
    );
    // Webhooks are authenticated by their signature and not by a token. The decisions here are about a driver, but
    // administrators can only decide about staff and branches, and accountants about the books.
    expect(differing).toEqual([
      ...callers.map((caller) => `receivePaymentWebhook ${caller}`),
      ...["proposeDecision accountant", "proposeDecision admin", "addEvidence admin", "decideDecision admin"],
      ...["withdrawDecision accountant", "withdrawDecision admin", "reverseDecision admin"],
    ]);
  });

  it("never hides the owner's own records", () => {
    expect(calls.filter((call) => outcomeOf(call, "owner") === "404").map(({ id }) => id)).toEqual([]);
  });
});

const outcomeOf = ({ id }: AnyCall, caller: Caller): Outcome => {
  const row = permissions[id];
  if (!row) throw new Error(`The table has no row for ${id}.`);
  return row.trim().split(/\s+/)[callers.indexOf(caller)] as Outcome;
};

eachDatabase((database) => {
  const server = testServer(database);
  const people = new Map<Caller, Person>();
  let branch: BranchId;
  beforeAll(async () => {
    branch = (await seedBranches(server())).accra;
    for (const [caller, role] of Object.entries(roles)) people.set(caller as Caller, await server().person({ role }));
  });

  async function ask(call: AnyCall, example: ExampleRequest, token?: string): Promise<Outcome | string> {
    const answer = await askCall(server(), call, example, { token });
    const text = await answer.text();
    if (answer.status >= 500) return `${answer.status} ${text}`;
    return [401, 403, 404].includes(answer.status) ? String(answer.status) : "in";
  }

  describe("permitted calls [R-ROL-01] [R-ROL-02]", () => {
    it.each(inOrder.map((call) => [call.id, call] as const))("%s", async (id, call) => {
      const owner = await server().person();
      const example = await exampleRequest(server(), call, { owner, officer: people.get("officer") as Person, branch });
      const seen: Record<string, string> = {};
      // The owner comes last. If an earlier caller had done what only the owner can do, the owner's call would fail.
      for (const caller of callers)
        seen[caller] = await ask(call, example, caller === "owner" ? owner.token : people.get(caller)?.token);
      expect(seen, id).toEqual(Object.fromEntries(callers.map((each) => [each, outcomeOf(call, each)])));
    });
  });
});
