import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createKwanWith, KwanError, programTokens, reports } from "../src/index.ts";

const baseUrl = "http://localhost/api";
const asked: URLSearchParams[] = [];
let answers: Response[] = [];
const fetch = (url: string, { body }: RequestInit) => {
  expect(url).toBe(`${baseUrl}/oauth/token/`);
  asked.push(body as URLSearchParams);
  return Promise.resolve(answers.shift() ?? Response.json({ access_token: `t${asked.length}`, expires_in: 900 }));
};
const tokensOf = (more = {}) => programTokens({ baseUrl, clientId: "prg_1", clientSecret: "hush", fetch, ...more });

beforeEach(() => {
  asked.length = 0;
  answers = [];
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => void vi.useRealTimers());

test("calls at the same time share one token, until a minute before it ends [R-SDK-17]", async () => {
  const tokens = tokensOf({ scope: "reports.read" });
  expect(await Promise.all([tokens.get(), tokens.get(), tokens.get()])).toEqual(["t1", "t1", "t1"]);
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    grant_type: "client_credentials",
    client_id: "prg_1",
    client_secret: "hush",
    scope: "reports.read",
  });
  vi.advanceTimersByTime(839_000);
  expect(await tokens.get()).toBe("t1");
  vi.advanceTimersByTime(1_000);
  expect(await tokens.get()).toBe("t2");
  expect(asked).toHaveLength(2);
});

test("a token that the server has rejected is replaced, and a failure is not kept [R-SDK-17]", async () => {
  const tokens = tokensOf();
  await tokens.get();
  await tokens.clear();
  answers = [Response.json({ error: "invalid_client", error_description: "The secret is wrong." }, { status: 401 })];
  await expect(tokens.get()).rejects.toMatchObject({ status: 401, message: "The secret is wrong.", retryable: false });
  expect(await tokens.get()).toBe("t3");
});

test.each([
  ["a busy server", Response.json({ error: "temporarily_unavailable" }, { status: 429 }), 429, true],
  ["a web page", new Response("<html>", { status: 200 }), 500, false],
  ["no token", Response.json({ expires_in: 900 }), 500, false],
])("%s gives no token, and the call says so [R-SDK-17]", async (_, answer, status, retryable) => {
  answers = [answer];
  const error = await Promise.resolve(tokensOf().get()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(KwanError);
  expect(error).toMatchObject({ status, retryable });
});

test("the client sends the token with each call [R-SDK-17]", async () => {
  const sent: (string | null)[] = [];
  const send = ({ headers }: Request) => {
    sent.push(headers.get("authorization"));
    return Promise.resolve(Response.json({ code: "forbidden", detail: "No." }, { status: 403 }));
  };
  const kwan = createKwanWith({ baseUrl, tokens: tokensOf(), fetch: send }, { reports });
  await kwan.reports.backlog({}).settled();
  await kwan.reports.backlog({}).settled();
  expect(sent).toEqual(["Bearer t1", "Bearer t1"]);
});
