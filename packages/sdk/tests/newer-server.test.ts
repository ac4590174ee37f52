import { type AnyCall, calls } from "@kwan/contract";
import { examples } from "@kwan/contract/examples";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createKwan, isAnswerError, memoryTokens } from "../src/index.ts";
import { json, type RealServer, startServer } from "./servers/real-server.ts";

let server: RealServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});

const exampleOf = (id: string) => structuredClone(examples[id]?.answer) as Record<string, unknown>;
const listed = (id: string, change: object) => {
  const page = exampleOf(id) as { results: object[] };
  return { ...page, results: page.results.map((item) => ({ ...item, ...change })) };
};

test("a status and a kind added by a newer server are kept, and everything else is checked as usual", async () => {
  const kwan = createKwan({ baseUrl: server.baseUrl });
  server.answer(json(listed("listServices", { status: "archived", kind: "drone-permit", invented_later: 1 })));
  const page = await kwan.services.list("drv_1");
  expect(page.results.map(({ status, kind }) => [status, kind])).toContainEqual(["archived", "drone-permit"]);
  expect(page.results[0]).not.toHaveProperty("invented_later");
});

test("a new role, a new fee item and new actions do not make an answer unusable", async () => {
  const kwan = createKwan({ baseUrl: server.baseUrl });
  server.answer(json({ ...exampleOf("getMe"), role: "inspector" }));
  expect(await kwan.users.me()).toMatchObject({ role: "inspector" });
  server.answer(json(listed("listCostItems", { item: "carbon_levy" })));
  expect((await kwan.services.costItems()).results[0]?.item).toBe("carbon_levy");
  const isRenewal = ({ method, path }: AnyCall) => method === "GET" && path.endsWith("/drivers-renewal/{id}/");
  const example = exampleOf(calls.find(isRenewal)?.id ?? "");
  const history = [{ ...(example.history as object[])[0], action: "teleport" }];
  server.answer(json({ ...example, actions: ["submit", "teleport"], history }));
  expect(await kwan.services.get("drivers-renewal", "srv_1")).toMatchObject({
    actions: ["submit", "teleport"],
    history,
  });
});

test.each([
  ["a status that is not a text", { status: 7 }, "results.0.status"],
  ["another currency", { currency: "USD" }, "results.0.currency"],
  ["a new status next to a missing number", { status: "archived", number: undefined }, "results.0.number"],
])("%s is still refused", async (_, change, path) => {
  server.answer(json(listed("listServices", change)));
  const error = await createKwan({ baseUrl: server.baseUrl })
    .services.list("drv_1")
    .then(String, (thrown) => thrown);
  expect(isAnswerError(error) && error.path).toBe(path);
});

test("a body with a value that this version does not know is still a type error, and the server refuses it", () => {
  const kwan = createKwan({ baseUrl: server.baseUrl });
  // @ts-expect-error there is no such action
  const sent = () => kwan.services.move("srv_1", { action: "teleport" });
  expect(sent).toBeTypeOf("function");
});

const login = json({ ...exampleOf("completeLoginByEmail"), token: "of-ama" });
const authorizations = () => server.seen.map(({ headers }) => headers.authorization);

test("outside a browser, a client does not keep the last login", async () => {
  const kwan = createKwan({ baseUrl: server.baseUrl });
  server.answer(login, json(exampleOf("getMe")));
  await kwan.auth.completeLoginByEmail("ama@example.com", { code: "482915" });
  await kwan.users.me();
  expect(authorizations()).toEqual([undefined, undefined]);
});

test("each request of a server has a client with its own token, which does not leak", async () => {
  const shared = memoryTokens();
  const kwan = createKwan({ baseUrl: server.baseUrl, tokens: shared });
  const ama = kwan.with({ token: "ama" });
  const kofi = kwan.with({ token: "kofi", headers: { "x-app": "desk" } });
  server.answer(json(exampleOf("getMe")), json(exampleOf("getMe")), login, json(exampleOf("getMe")));
  await Promise.all([ama.users.me(), kofi.users.me()]);
  await kofi.auth.completeLoginByEmail("ama@example.com", { code: "482915" });
  await kofi.users.me();
  await kwan.users.me();
  expect(authorizations().slice(0, 2).sort()).toEqual(["Bearer ama", "Bearer kofi"]);
  expect(authorizations().slice(3)).toEqual(["Bearer kofi", undefined]);
  expect(server.seen.at(-2)?.headers["x-app"]).toBe("desk");
  expect(shared.get()).toBeUndefined();
});

test("a refused token is not sent again, and only its own client is notified", async () => {
  const told: string[] = [];
  const kwan = createKwan({ baseUrl: server.baseUrl, onUnauthorized: () => void told.push("shared") });
  const ama = kwan.with({ token: "ama", onUnauthorized: () => void told.push("ama") });
  server.answer(json({ detail: "Log in.", code: "unauthenticated" }, 401));
  await ama.users.me().settled();
  await ama.users.me().settled();
  expect(authorizations()).toEqual(["Bearer ama", undefined]);
  expect(new Set(told)).toEqual(new Set(["ama"]));
});
