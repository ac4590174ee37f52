import { expect, it } from "vitest";
import { createApp } from "../src/main/app.ts";
import { readConfig } from "../src/platform/config.ts";
import { onPostgres } from "./databases.ts";
import { testServer } from "./server.ts";

const [former, current] = ["the first secret of a test with enough letters", "the second secret with enough letters"];

onPostgres((database) => {
  const server = testServer(database, { SECRET: former });
  /** Creates the same server after a restart with different secrets. */
  const restarted = (FORMER_SECRETS: string) =>
    createApp({ ...server().deps, config: readConfig({ NODE_ENV: "test", SECRET: current, FORMER_SECRETS }) });
  const during = () => restarted(`an even older secret with enough letters, ${former}`);
  const after = () => restarted("");

  it("a code that was sent under a former secret is valid during the overlap, and not after it [R-OPS-08]", async () => {
    const { person, lastCode, kwan, clock } = server();
    const { email } = await person();
    const verify = async (app: ReturnType<typeof during>) => {
      const payload = { target: email, code: await lastCode(email) };
      return (await app.inject({ method: "POST", url: "/api/users/verify/reset/", payload })).statusCode;
    };
    await kwan.auth.startPasswordReset(email);
    expect(await verify(after())).toBe(400);
    expect(await verify(during())).toBe(200);
    clock.forward(120_000);
    await during().inject({ method: "POST", url: `/api/users/password_reset_initiate/${email}/`, payload: {} });
    expect(await verify(after()), "new codes belong to the new secret").toBe(200);
  });

  it("an answer that was stored under a former secret is repeated during the overlap, and not after it [R-OPS-08]", async () => {
    const { token } = await server().person();
    const headers = { authorization: `Bearer ${token}`, "idempotency-key": "a-key" };
    const file = { method: "POST", url: "/api/service/hazard-permit/", headers, payload: {} } as const;
    const first = await createApp(server().deps).inject(file);
    expect(first.statusCode).toBe(201);
    expect((await during().inject(file)).json()).toEqual(first.json());
    expect((await after().inject(file)).statusCode).toBe(422);
    const mine = { url: "/api/users/me/", headers: { authorization: `Bearer ${token}` } };
    expect((await after().inject(mine)).statusCode, "sessions do not depend on the secret").toBe(200);
  });
});
