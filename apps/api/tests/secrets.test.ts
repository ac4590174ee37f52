import { type AnyCall, calls } from "@kwan/contract";
import { examples } from "@kwan/contract/examples";
import type { Role } from "@kwan/domain";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { BranchId } from "../src/platform/ids.ts";
import { createLog } from "../src/platform/log.ts";
import { eachDatabase } from "./databases.ts";
import { askCall, type ExampleRequest, exampleRequest, staffRoleOf } from "./example-requests.ts";
import { seedBranches } from "./people.ts";
import { type Person, password, testServer } from "./server.ts";

/** Secrets that must never be logged, by field name. */
const planted: Readonly<Record<string, string>> = {
  password: "Planted-Pw-7Q1",
  password1: "Planted-Pw-7Q2",
  password2: "Planted-Pw-7Q2",
  current_password: "Planted-Pw-7Q3",
  code: "739146",
  token: "planted-token-7q",
  reset_token: "rst_planted7q",
  id_number: "GHA-739146205-3",
  passport: "G7391462",
  phone_number: "+233249739146",
  email: "planted.7q@mail.example",
};
const inHeaders = {
  "idempotency-key": "planted-key-7q",
  cookie: "authenticated=planted-cookie-7q",
  "x-paystack-signature": "planted-signature-7q",
  "x-kwan-signature": "planted-signature-7q",
};
const inQuery = "?token=planted-query-7q&email=planted.7q@mail.example&search=GHA-739146205-3";

/** Returns a copy of a body with a secret in each field that could contain one. */
function plant(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plant);
  if (typeof value !== "object" || value === null || "arrayBuffer" in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, planted[name] ?? plant(each)]));
}

/** Puts all secrets in every field, including fields where none is expected. */
const everywhere = (value: unknown): unknown =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.keys(value).map((name) => [name, Object.values(planted).join(" ")]))
    : Object.values(planted).join(" ");

const roleOf = (call: AnyCall): Role | null => {
  const [first = "anyone"] = call.access;
  if (first === "anyone") return null;
  return first === "owner" || first === "signed_in" ? "driver" : (staffRoleOf(call) ?? null);
};

eachDatabase((database) => {
  const server = testServer(database);
  const staff = new Map<Role, Person>();
  let branch: BranchId;
  const seen: Record<string, number> = {};
  beforeAll(async () => {
    branch = (await seedBranches(server())).accra;
    for (const role of ["driving_school", "reviewer", "officer", "accountant", "admin"] as const)
      staff.set(role, await server().person({ role }));
  });

  /** Returns the text that must not be in the log: the planted secrets, and those that the server has created. */
  async function secrets(): Promise<string[]> {
    const { db } = server();
    const texts = await db.kysely.selectFrom("messages").select(["text", "recipient"]).execute();
    const codes = texts.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
    const shares = (await db.kysely.selectFrom("shares").select("code").execute()).map(({ code }) => code);
    const ids = (await db.kysely.selectFrom("drivers").select("id_number").execute()).map(({ id_number }) => id_number);
    const users = await db.kysely.selectFrom("users").select(["email", "phone_number", "password_hash"]).execute();
    const people = users.flatMap(({ email, phone_number, password_hash }) => [email, phone_number, password_hash]);
    const fixed = [...Object.values(planted), ...Object.values(inHeaders), "planted-query-7q", "planted-cookie-7q"];
    const tokens = [...staff.values()].map(({ token }) => token);
    const all = [
      ...fixed,
      ...codes,
      ...shares,
      ...ids,
      ...people,
      ...tokens,
      password,
      ...server().deps.config.secrets,
    ];
    return [...new Set(all.filter((each) => each !== null && each !== ""))] as string[];
  }

  const leaks = (lines: readonly string[], words: readonly string[]): string[] => {
    const text = lines.join("\n");
    // A six-digit code can be part of a longer number by coincidence.
    return words.filter((word) =>
      /^\d{6}$/.test(word) ? new RegExp(`\\b${word}\\b`).test(text) : text.includes(word),
    );
  };

  /**
   * Makes a call in several ways: correctly, with errors, with nonsense, with an expired token, and with an idempotency
   * key.
   */
  async function askInEveryWay(call: AnyCall): Promise<void> {
    const role = roleOf(call);
    const owner = await server().person();
    const example = await exampleRequest(server(), call, { owner, officer: staff.get("officer") as Person, branch });
    const token = role === null ? undefined : role === "driver" ? owner.token : staff.get(role)?.token;
    const params = plant(example.params) as ExampleRequest["params"];
    const wrong = Object.fromEntries(Object.keys(params).map((name) => [name, Object.values(planted).join(" ")]));
    const ways: [ExampleRequest, Parameters<typeof askCall>[3]][] = [
      [example, { token }],
      [
        { params: example.params, body: plant(example.body) },
        { token, headers: inHeaders, query: inQuery },
      ],
      [{ params, body: plant(example.body) }, { token }],
      [{ params: example.params, body: everywhere(example.body) }, { token }],
      [{ params: wrong, body: everywhere(example.body) }, { token }],
      [{ params: example.params, body: `{"password":"${planted.password}", "code": ${planted.code}` }, { token }],
      [
        { params: example.params, body: plant(example.body) },
        { token: planted.token, headers: inHeaders },
      ],
    ];
    for (const [request, how] of ways) {
      const { status } = await askCall(server(), call, request, how);
      const kind = `${Math.floor(status / 100)}xx`;
      seen[kind] = (seen[kind] ?? 0) + 1;
    }
    expect(leaks(server().log, [...(await secrets()), owner.token]), call.id).toEqual([]);
  }

  it("values under a secret's name are not logged, and the test would detect a leak", () => {
    const lines: string[] = [];
    const log = createLog("debug", { write: (line: string) => void lines.push(line) });
    log.info({ body: plant({ password: "", code: "", token: "" }) }, "kept back");
    expect(leaks(lines, Object.values(planted))).toEqual([]);
    log.error({ err: new Error(`no such account: ${planted.email}`) }, "a leak");
    log.info(`and a code, ${planted.code}.`);
    expect(leaks(lines, Object.values(planted))).toEqual([planted.code, planted.email]);
  });

  it.each(calls.map((call) => [call.id, call] as const))(
    "%s leaves no secret in the log, whatever the request",
    async (_id, call) => {
      await askInEveryWay(call);
    },
  );

  it("signing up, logging in and resetting the password leave none [R-ADD-01]", async () => {
    const { kwan, lastCode, log, clock } = server();
    clock.forward(3_600_000);
    const email = "way.through@mail.example";
    const person = { first_name: "Esi", last_name: "Through", username: "esi.through", email };
    const passwords = { password1: "Planted-Way-1", password2: "Planted-Way-1" };
    await kwan.auth.register({ ...person, phone_number: "+233201112223", ...passwords });
    const phone = "+233201112223";
    const target = (await server().lastMessage(phone)) ? phone : email;
    const opened = await kwan.auth.verify(target, { code: await lastCode(target) });
    clock.forward(120_000);
    await kwan.auth.startPasswordReset(target);
    const { reset_token } = await kwan.auth.verifyPasswordReset({ target, code: await lastCode(target) });
    await kwan.auth.confirmPasswordReset({ reset_token, password1: "Planted-Way-2", password2: "Planted-Way-2" });
    const mine = [email, phone, "Planted-Way", opened.token, reset_token, ...(await secrets())];
    expect(leaks(log, mine)).toEqual([]);
  });

  it("a database error, which quotes the refused row, leaves none either", async () => {
    const { db, log } = server();
    const tables = await db.kysely.introspection.getTables();
    const from = log.length;
    // Make every write fail, because PostgreSQL's error reports contain the whole row.
    for (const { name, schema } of tables.filter((table) => table.schema === "public" && !table.isView))
      if (!name.startsWith("kysely") && name !== "rate_limits")
        await sql
          .raw(`alter table ${schema}.${name} add constraint refused check (false) not valid`)
          .execute(db.kysely);
    const owner = { token: staff.get("admin")?.token };
    const body = (value: unknown): ExampleRequest => ({ params: {}, body: value });
    for (const call of calls.filter(({ method, access }) => method !== "GET" && access.includes("anyone"))) {
      const { params = {}, body: example } = examples[call.id] ?? {};
      const { status } = await askCall(server(), call, { params, body: plant(example) }, {});
      seen[`${Math.floor(status / 100)}xx`] = (seen[`${Math.floor(status / 100)}xx`] ?? 0) + 1;
    }
    const staffCall = calls.find(({ id }) => id === "createStaff") as AnyCall;
    const made = { ...person, email: planted.email, role: "reviewer" };
    expect((await askCall(server(), staffCall, body(made), owner)).status).toBe(500);
    expect(log.slice(from).some((line) => line.includes("does not allow this row"))).toBe(true);
    expect(leaks(log, await secrets())).toEqual([]);
    expect(Object.keys(seen).toSorted(), "there were answers of every kind").toEqual(["2xx", "4xx", "5xx"]);
  });
});

const person = { username: "planted.staff", first_name: "Planted", last_name: "Person" };
