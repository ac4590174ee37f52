import { type AnyCall, calls } from "@kwan/contract";
import { examples } from "@kwan/contract/examples";
import type { Role } from "@kwan/domain";
import { kindRows } from "@kwan/domain/kinds";
import { beforeAll, describe, expect, it } from "vitest";
import { handlers } from "../src/handlers.ts";
import { Metrics } from "../src/http/metrics.ts";
import { unanswered } from "../src/http/mount.ts";
import { eachDatabase } from "./databases.ts";
import { seedBranches } from "./people.ts";
import { type Caller, callers, type Outcome, permissions } from "./permission-table.ts";
import { type Person, testServer } from "./server.ts";
import { applicationFor, makers } from "./things.ts";

const missing = unanswered(handlers(new Metrics()));
const answered = calls.filter(({ id }) => !missing.includes(id));
/** Who logs out has no later call: it comes last. */
const inOrder = [...answered].sort((a, b) => Number(a.id === "logOut") - Number(b.id === "logOut"));

const roles: Readonly<Partial<Record<Caller, Role>>> = {
  learner: "learner",
  stranger: "driver",
  school: "driving_school",
  reviewer: "reviewer",
  officer: "officer",
  admin: "admin",
};
const grants: Readonly<Record<Exclude<Caller, "nobody">, string>> = {
  learner: "owner",
  stranger: "owner",
  owner: "owner",
  school: "driving_school",
  reviewer: "reviewer",
  officer: "officer",
  admin: "admin",
};

/** What the contract's access lets happen; what is not there for somebody, only the table knows. */
function byContract({ access }: AnyCall, caller: Caller): readonly Outcome[] {
  if (access.includes("anyone")) return ["in"];
  if (caller === "nobody") return ["401"];
  return access.includes("signed_in") || access.some((grant) => grant === grants[caller]) ? ["in", "404"] : ["403"];
}

describe("the table of permissions [R-ROL-01]", () => {
  it("has a row for every call of the contract, and no other", () => {
    expect(Object.keys(permissions).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
  });

  it("says of each role what the contract says; but an application is changed only by whoever files its kind", () => {
    const differing = calls.flatMap((call) =>
      callers
        .filter((caller) => !byContract(call, caller).includes(outcomeOf(call, caller)))
        .map((caller) => `${call.id} ${caller}`),
    );
    const changes = calls.filter(
      ({ method, path }) => method === "PATCH" && kindRows.some(({ kind }) => path === `/service/${kind}/{id}/`),
    );
    const byTheOffice = (id: string) => id === "updateLicenseRevocation";
    expect(differing).toEqual([
      ...changes.map(({ id }) => (byTheOffice(id) ? `${id} owner` : `${id} officer`)),
      // Its signature says who calls, not a token.
      ...callers.map((caller) => `receivePaymentWebhook ${caller}`),
    ]);
  });

  it("never hides from the owner what is the owner's", () => {
    expect(calls.filter((call) => outcomeOf(call, "owner") === "404").map(({ id }) => id)).toEqual([]);
  });
});

const outcomeOf = ({ id }: AnyCall, caller: Caller): Outcome => {
  const row = permissions[id];
  if (!row) throw new Error(`The table has no row for ${id}.`);
  return row.trim().split(/\s+/)[callers.indexOf(caller)] as Outcome;
};

describe("calls that nobody answers yet", () => {
  it("are these", () => {
    expect(missing).toEqual([]);
  });
});

eachDatabase((database) => {
  const server = testServer(database);
  const people = new Map<Caller, Person>();
  let branch = "";
  beforeAll(async () => {
    branch = (await seedBranches(server())).accra;
    for (const [caller, role] of Object.entries(roles)) people.set(caller as Caller, await server().person({ role }));
  });

  /** The example of a call, with things of its owner in place of those that it invents. */
  async function exampleOf(call: AnyCall, owner: Person) {
    const whose = { server: server(), owner, officer: people.get("officer") as Person, branch, call };
    const made = new Map<string, Promise<string>>();
    const once = (prefix: string, make: () => Promise<string>) => {
      const thing = made.get(prefix) ?? make();
      made.set(prefix, thing);
      return thing;
    };
    const application = () => once("srv", () => applicationFor(whose));
    const replaced = async (value: unknown): Promise<unknown> => {
      if (typeof value === "string") {
        // The reference of a payment is its id in these tests.
        const prefix = value.startsWith("KWP-") ? "pay" : (/^([a-z]{3})_\w+$/.exec(value)?.[1] ?? "");
        const maker = prefix === "srv" ? application : makers[prefix];
        return maker ? once(prefix, () => maker({ ...whose, application })) : value;
      }
      if (Array.isArray(value)) return Promise.all(value.map(replaced));
      if (typeof value !== "object" || value === null || "arrayBuffer" in value) return value;
      const entries = Object.entries(value).map(async ([name, each]) => [name, await replaced(each)] as const);
      return Object.fromEntries(await Promise.all(entries));
    };
    const { params, body } = examples[call.id] ?? {};
    const filled = (await replaced(params ?? {})) as Record<string, string>;
    if (call.id === "checkShare") filled.code = await codeOf((await replaced("shr_new")) as string);
    if (call.id === "receivePaymentWebhook") filled.provider = "sandbox";
    return { params: filled, body: await replaced(body) };
  }

  const codeOf = async (share: string) =>
    (await server().db.kysely.selectFrom("shares").select("code").where("id", "=", share).executeTakeFirstOrThrow())
      .code;

  const pdf = () => new File(["%PDF-1.4\n%%EOF\n"], "a.pdf", { type: "application/pdf" });
  const formOf = (body: object): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) {
      const isFile = typeof value === "object" || name === "affidavit";
      if (isFile) form.append(name, pdf());
      else form.append(name, String(value));
    }
    return form;
  };

  async function ask(
    call: AnyCall,
    { params, body }: Awaited<ReturnType<typeof exampleOf>>,
    token?: string,
  ): Promise<Outcome | string> {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
    const isForm = call.sends === "multipart";
    const hasBody = call.method !== "GET" && body !== undefined;
    const answer = await fetch(`${server().baseUrl}${path}`, {
      method: call.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(hasBody && !isForm && { "content-type": "application/json" }),
      },
      ...(hasBody && { body: isForm ? formOf(body as object) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status >= 500) return `${answer.status} ${text}`;
    return [401, 403, 404].includes(answer.status) ? String(answer.status) : "in";
  }

  describe("who may call what [R-ROL-01] [R-ROL-02]", () => {
    it.each(inOrder.map((call) => [call.id, call] as const))("%s", async (id, call) => {
      const owner = await server().person();
      const example = await exampleOf(call, owner);
      const seen: Record<string, string> = {};
      // The owner comes last: only then is it sure that nobody before did what the owner may.
      for (const caller of callers)
        seen[caller] = await ask(call, example, caller === "owner" ? owner.token : people.get(caller)?.token);
      expect(seen, id).toEqual(Object.fromEntries(callers.map((each) => [each, outcomeOf(call, each)])));
    });
  });
});
