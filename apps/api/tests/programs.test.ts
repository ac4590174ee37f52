import type { AddressInfo } from "node:net";
import { type AnyCall, calls } from "@kwan/contract";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createApp } from "../src/main/app.ts";
import { CallBudgets } from "../src/platform/rate-limits/call-budgets.ts";
import { ShortCache } from "../src/platform/short-cache.ts";
import { bothDatabases } from "./databases.ts";
import { programDetails } from "./decision-subjects.ts";
import { latest } from "./latest.ts";
import { giveLicence, seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

type Grant = { scopes: string[]; budget?: string };

bothDatabases((database) => {
  const server = testServer(database, {}, { budgets: new CallBudgets() });
  let admin: Person;
  let second: Person;
  beforeAll(() => seedBranches(server()));
  // Each test has administrators of its own, because their budgets are as small as in production.
  beforeEach(async () => {
    admin = await server().person({ role: "admin" });
    second = await server().person({ role: "admin" });
  });

  const propose = (subject: string, { scopes, budget = "standard" }: Grant) =>
    admin.kwan.decisions.propose({
      kind: "grant_program",
      subject,
      details: { scopes, budget },
      ground: "new_program",
      reason: "The road safety team shows these figures.",
    } as never);
  const approve = (id: string) => second.kwan.decisions.decide(id, { outcome: "approved" }, latest);

  /** Adds a program to which two administrators have given access. */
  async function approvedProgram(grant: Grant) {
    const { id } = await admin.kwan.programs.create(programDetails());
    await approve((await propose(id, grant)).id);
    return id;
  }
  async function withSecret(grant: Grant) {
    const id = await approvedProgram(grant);
    return admin.kwan.programs.issueSecret(id);
  }

  const ask = (form: Record<string, string> | string, headers: Record<string, string> = {}) =>
    fetch(`${server().baseUrl}/oauth/token/`, { method: "POST", body: new URLSearchParams(form), headers });
  const basic = (id: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64")}`,
  });
  async function tokenOf({ client_id, client_secret }: { client_id: string; client_secret: string }): Promise<string> {
    const answer = await ask({ grant_type: "client_credentials" }, basic(client_id, client_secret));
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { access_token: string }).access_token;
  }
  const call = (token: string, { method, path }: Pick<AnyCall, "method" | "path">, body?: unknown) =>
    fetch(`${server().baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(method !== "GET" && { "content-type": "application/json" }) },
      ...(method !== "GET" && { body: JSON.stringify(body ?? {}) }),
    });
  const backlog = { method: "POST", path: "/service/report/backlog/" } as const;
  const reportCall = calls.find(({ id }) => id === "getBacklog") ?? backlog;

  it("can read nothing until two administrators have given it access [R-SDK-17]", async () => {
    const added = await admin.kwan.programs.create(programDetails());
    expect(added).toMatchObject({ is_active: false, scopes: [], budget: null, secrets: [] });
    await expect(admin.kwan.programs.issueSecret(added.id)).rejects.toMatchObject({ code: "state_forbids" });
    const proposed = await propose(added.id, { scopes: ["reports.read"] });
    expect(proposed).toMatchObject({ subject: { kind: "program", name: added.name }, state: "proposed" });
    await expect(admin.kwan.decisions.decide(proposed.id, { outcome: "approved" }, latest)).rejects.toMatchObject({
      code: "own_request",
    });
    await expect(admin.kwan.programs.issueSecret(added.id)).rejects.toMatchObject({ code: "state_forbids" });
    await approve(proposed.id);
    expect(await admin.kwan.programs.get(added.id)).toMatchObject({
      is_active: true,
      scopes: ["reports.read"],
      budget: "standard",
    });
    await expect(
      admin.kwan.programs.create({ ...programDetails(), name: added.name.toUpperCase() }),
    ).rejects.toMatchObject({
      code: "already_exists",
    });
  });

  it("gets a token in the form of RFC 6749, with the header or the body [R-SDK-17]", async () => {
    const { client_id, client_secret } = await withSecret({ scopes: ["licences.read", "reports.read"] });
    const form = { grant_type: "client_credentials" };
    const answer = await ask({ ...form, client_id, client_secret });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(await answer.json()).toEqual({
      access_token: expect.stringMatching(/^kwp_/),
      token_type: "Bearer",
      expires_in: 900,
      scope: "licences.read reports.read",
    });
    const narrow = await ask({ ...form, scope: "reports.read" }, basic(client_id, client_secret));
    const { scope, access_token } = (await narrow.json()) as Record<string, string>;
    expect(scope).toBe("reports.read");
    expect((await call(access_token ?? "", reportCall)).status).toBe(200);
    expect((await call(access_token ?? "", { method: "GET", path: "/license/drv_none/" })).status).toBe(403);
    const { secrets } = await admin.kwan.programs.get(client_id);
    expect(secrets).toMatchObject([{ last_used_at: expect.any(String), expires_at: null }]);
    expect(JSON.stringify(await admin.kwan.programs.list())).not.toContain(client_secret);
  });

  it.each([
    ["no grant", {}, {}, 400, "invalid_request"],
    ["another grant", { grant_type: "password" }, {}, 400, "unsupported_grant_type"],
    ["a wrong secret", { grant_type: "client_credentials", client_secret: "wrong" }, {}, 401, "invalid_client"],
    ["no secret", { grant_type: "client_credentials", client_secret: "" }, {}, 401, "invalid_client"],
    ["another program", { grant_type: "client_credentials", client_id: "prg_none" }, {}, 401, "invalid_client"],
    ["an account", { grant_type: "client_credentials", client_id: "usr_none" }, {}, 401, "invalid_client"],
    [
      "a scope that it does not have",
      { grant_type: "client_credentials", scope: "licences.read" },
      {},
      400,
      "invalid_scope",
    ],
    [
      "a scope that does not exist",
      { grant_type: "client_credentials", scope: "drivers.write" },
      {},
      400,
      "invalid_scope",
    ],
    ["both ways", { grant_type: "client_credentials" }, { authorization: "Basic YTpi" }, 400, "invalid_request"],
    ["a broken header", { grant_type: "client_credentials" }, { authorization: "Basic ?" }, 401, "invalid_client"],
    ["JSON", { grant_type: "client_credentials" }, { "content-type": "application/json" }, 400, "invalid_request"],
  ])("is refused a token with %s [R-SDK-17]", async (_, form, headers, status, error) => {
    const own = await withSecret({ scopes: ["reports.read"] });
    const { earlier_until: _earlier, ...credentials } = own;
    const answer = await ask({ ...credentials, ...form } as Record<string, string>, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error, error_description: expect.any(String) });
    expect(answer.headers.get("www-authenticate")).toBe(status === 401 ? 'Basic realm="Kwan"' : null);
  });

  it("is refused a repeated parameter", async () => {
    const answer = await ask("grant_type=client_credentials&client_id=a&client_id=b&client_secret=c");
    expect(await answer.json()).toMatchObject({ error: "invalid_request" });
  });

  it("reads statistics as an administrator does, and nothing else [R-SDK-17]", async () => {
    const token = await tokenOf(await withSecret({ scopes: ["reports.read"] }));
    const answer = await call(token, reportCall);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("ratelimit-policy")).toBe('"program_standard";q=60;w=60');
    expect(await answer.json()).toEqual(await admin.kwan.reports.backlog({}));
    const { driver } = await server().person();
    expect((await call(token, { method: "GET", path: `/license/${driver}/` })).status).toBe(403);
  });

  describe("a token of a program", () => {
    const own = calls.filter(({ program }) => program !== undefined);
    it("opens only calls that read, each open to the role whose rights the program has [R-SDK-17]", () => {
      expect(own.map(({ id }) => id).toSorted()).toEqual(
        [
          "countApplications",
          "countRejections",
          "getBacklog",
          "getLicense",
          "getPassRates",
          "getWaitingTimes",
        ].toSorted(),
      );
      for (const { kind, power } of own) expect({ kind, power }).toEqual({ kind: "read", power: undefined });
    });

    it("is refused by every other call that needs a login, and by every call that writes [R-SDK-17]", async () => {
      const grant = { scopes: ["licences.read", "reports.read"], budget: "very_large" };
      const token = await tokenOf(await withSecret(grant));
      const refused = calls.filter((each) => each.program === undefined && !isOpenRead(each));
      expect(refused.length).toBeGreaterThan(200);
      const statuses = new Map<string, number>();
      for (const each of refused) {
        const path = each.path
          .replace(/\{provider\}/, "sandbox")
          .replace(/\{part\}/, "road_sign")
          .replace(/\{\w+\}/g, "1");
        const answer =
          each.sends === "multipart"
            ? await fetch(`${server().baseUrl}${path}`, {
                method: each.method,
                headers: { authorization: `Bearer ${token}` },
                body: new FormData(),
              })
            : await call(token, { method: each.method, path: path as `/${string}` });
        statuses.set(each.id, answer.status);
        expect(answer.headers.get("set-cookie"), each.id).toBeNull();
      }
      const wrong = [...statuses].filter(([, status]) => status !== 403 && status !== 401);
      expect(wrong).toEqual([]);
    });
  });

  it("reads a licence, which stands in the audit log and in the holder's list [R-SDK-17]", async () => {
    const holder = await server().person();
    await giveLicence(server(), holder.driver, "2024-05-01");
    const { client_id, client_secret } = await withSecret({ scopes: ["licences.read"] });
    const token = await tokenOf({ client_id, client_secret });
    const answer = await call(token, { method: "GET", path: `/license/${holder.driver}/` });
    expect(answer.status).toBe(200);
    const { name } = await admin.kwan.programs.get(client_id);
    const { results } = await holder.kwan.users.access();
    expect(results).toMatchObject([{ role: "program", program: name, entity: "license", branch: null }]);
    const log = await admin.kwan.audit.list({ person: holder.driver ?? "", include_reads: "true" } as never);
    expect(log.results).toContainEqual(
      expect.objectContaining({ action: "read", who: { id: client_id, name, role: "program", job: null } }),
    );
  });

  it("expires, and ends in every process with the access of its program [R-SDK-17]", async () => {
    const credentials = await withSecret({ scopes: ["reports.read"] });
    const id = credentials.client_id;
    const token = await tokenOf(credentials);
    expect((await call(token, reportCall)).status).toBe(200);
    // Another process shares nothing with this one but the database.
    const other = createApp({ ...server().deps, budgets: new CallBudgets(), cache: new ShortCache(1) });
    await other.listen({ port: 0, host: "127.0.0.1" });
    const { port } = other.server.address() as AddressInfo;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const inAnotherProcess = async () =>
      (await fetch(`http://127.0.0.1:${port}/api${reportCall.path}`, { method: "POST", headers, body: "{}" })).status;
    onTestFinished(() => other.close());
    expect(await inAnotherProcess()).toBe(200);
    const ended = await second.kwan.programs.end(id, { reason: "The secret was found in a repository." });
    expect(ended).toMatchObject({ is_active: false, scopes: [], budget: null, secrets: [] });
    expect((await call(token, reportCall)).status).toBe(401);
    expect(await inAnotherProcess()).toBe(401);
    const again = await ask({ grant_type: "client_credentials" }, basic(id, credentials.client_secret));
    expect(again.status).toBe(401);
    await expect(second.kwan.programs.end(id, { reason: "Once more, to be sure." })).rejects.toMatchObject({
      code: "state_forbids",
    });
    // To give it back takes two, and the old secret and token stay void.
    await approve((await propose(id, { scopes: ["reports.read"] })).id);
    expect((await ask({ grant_type: "client_credentials" }, basic(id, credentials.client_secret))).status).toBe(401);
    expect((await call(token, reportCall)).status).toBe(401);
  });

  it("immediately loses what a later decision no longer gives [R-SDK-17]", async () => {
    const credentials = await withSecret({ scopes: ["licences.read", "reports.read"] });
    const token = await tokenOf(credentials);
    await approve((await propose(credentials.client_id, { scopes: ["licences.read"] })).id);
    expect((await call(token, reportCall)).status).toBe(403);
  });

  it("changes its secret without a break: the one before works for a day [R-SDK-17]", async () => {
    const first = await withSecret({ scopes: ["reports.read"] });
    const next = await admin.kwan.programs.issueSecret(first.client_id);
    expect(next.earlier_until).not.toBeNull();
    const { name } = await admin.kwan.programs.get(first.client_id);
    const titles = (await second.kwan.notifications.list()).results.map(({ title }) => title);
    expect(titles.filter((title) => title === `New secret for ${name}`)).toHaveLength(2);
    await tokenOf(first);
    await tokenOf(next);
    const third = await admin.kwan.programs.issueSecret(first.client_id);
    expect((await ask({ grant_type: "client_credentials" }, basic(first.client_id, first.client_secret))).status).toBe(
      401,
    );
    await tokenOf(next);
    expect((await admin.kwan.programs.get(first.client_id)).secrets).toHaveLength(2);
    const token = await tokenOf(third);
    server().clock.forward(15 * 60_000);
    expect((await call(token, reportCall)).status).toBe(401);
  });

  it("stops at its budget, and says when it may call again [R-SDK-17]", async () => {
    const token = await tokenOf(await withSecret({ scopes: ["reports.read"] }));
    const other = await tokenOf(await withSecret({ scopes: ["reports.read"] }));
    for (let made = 0; made < 60; made++)
      expect((await call(token, { method: "GET", path: "/dvla/branches/" })).status).toBe(200);
    const refused = await call(token, reportCall);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: "rate_limited" });
    expect((await call(other, reportCall)).status).toBe(200);
  });

  it("leaves a trail of who gave and took its access [R-SDK-17]", async () => {
    const { client_id } = await withSecret({ scopes: ["reports.read"] });
    await admin.kwan.programs.end(client_id, { reason: "The dashboard was replaced." });
    const rows = await server()
      .db.kysely.selectFrom("audit")
      .select(["action", "actor_id"])
      .where("entity_id", "=", client_id)
      .orderBy("seq")
      .execute();
    expect(rows).toEqual([
      { action: "create_program", actor_id: admin.id },
      { action: "propose_decision", actor_id: admin.id },
      { action: "put_decision_in_force", actor_id: second.id },
      { action: "issue_program_secret", actor_id: admin.id },
      { action: "end_program", actor_id: admin.id },
    ]);
    const stored = await server()
      .db.kysely.selectFrom("audit")
      .select("after")
      .where("entity_id", "=", client_id)
      .execute();
    expect(JSON.stringify(stored)).not.toMatch(/secret_hash|client_secret/);
  });
});

const isOpenRead = ({ kind, access }: AnyCall) => kind === "read" && access.includes("anyone");
