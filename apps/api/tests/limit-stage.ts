import { createKwan, type Kwan, memoryTokens } from "@kwan/sdk";
import { expect } from "vitest";
import { type Limit, waitFor } from "../src/platform/rate-limits/limits.ts";
import { limits } from "../src/platform/rate-limits/table.ts";
import { newApplication } from "./applications.ts";
import { giveLicence } from "./people.ts";
import { type Person, password, type TestServer } from "./server.ts";

export const home = "198.51.100.7";
export const away = "203.0.113.9";
export const minute = 60_000;

export interface Scenario {
  /** Fills the limit as a stranger on this network. Returns the status of the call that meets the full limit. */
  readonly fill: (network: string) => Promise<number>;
  /** Serves the owner, on the home network. Throws if the owner is refused. */
  readonly serve: () => Promise<unknown>;
  /** What the stranger is told. 429, unless the table says that nobody is refused or asks for something else. */
  readonly told?: number;
}

/** What the scenarios of limits need: clients on networks and devices, and people with records. */
export function stageOf(of: () => TestServer) {
  let made = 0;

  /** A client on a network, with the cookie of a device and the token of a session if they are given. */
  const on = (
    network: string,
    { device, token, server = of() }: { device?: string; token?: string; server?: ReturnType<typeof of> } = {},
  ): Kwan =>
    createKwan({
      baseUrl: server.baseUrl,
      tokens: memoryTokens(token),
      retries: 0,
      ky: { headers: { "x-forwarded-for": network, ...(device && { cookie: `kwan_device=${device}` }) } },
    });
  const statusOf = async (call: { settled(): Promise<{ ok: boolean; error?: unknown }> }): Promise<number> => {
    const { ok, error } = await call.settled();
    return ok ? 200 : ((error as { status?: number }).status ?? 0);
  };
  const wrongFor = (code: string) => (code === "000000" ? "111111" : "000000");

  /** Counts all but one of the tries that a limit allows. */
  const almostFill = async (one: Limit, server = of()) => {
    for (let tries = 1; tries < limits[one.name].max; tries++) await waitFor(server.db.kysely, [one], server.deps);
  };
  const times = async (count: number, call: () => Promise<unknown>) => {
    for (let n = 0; n < count; n++) await call();
  };

  /** Logs in, and returns the token that the server gave to the device. */
  const deviceOf = async ({ email }: Person): Promise<string> => {
    const { attempt } = await on(home).auth.loginByEmail({ email, password });
    const response = await fetch(`${of().baseUrl}/users/complete-login-email/${email}/`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": home },
      body: JSON.stringify({ code: await of().lastCode(email), attempt }),
    });
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^kwan_device=[\w-]{43}; Path=\/api\/; Max-Age=31536000; SameSite=Strict; HttpOnly$/);
    of().clock.forward(minute + 1_000);
    return /kwan_device=([\w-]+)/.exec(cookie)?.[1] ?? "";
  };
  const withDevice = async (): Promise<{ owner: Person; device: string }> => {
    const owner = await of().person();
    return { owner, device: await deviceOf(owner) };
  };
  const resets =
    (device: string, { email }: Person) =>
    async () => {
      const kwan = on(home, { device });
      const { attempt } = await kwan.auth.startPasswordReset(email);
      const code = await of().lastCode(email);
      const { reset_token } = await kwan.auth.verifyPasswordReset({ target: email, code, attempt });
      await kwan.auth.confirmPasswordReset({ reset_token, password1: "Adinkra-2026!" });
    };
  const logsIn =
    ({ email }: Person, device?: string) =>
    async () => {
      const kwan = on(home, device ? { device } : {});
      const { attempt } = await kwan.auth.loginByEmail({ email, password });
      await kwan.auth.completeLoginByEmail(email, { code: await of().lastCode(email), attempt });
    };
  const billed = async () => {
    const owner = await of().person();
    const service = await newApplication(of(), { driver: owner.driver, filed_by: owner.id });
    return { owner, service, invoice: await owner.kwan.invoices.generate(service) };
  };
  const newPhone = () => `+23324${String(7_100_000 + ++made)}`;
  const prompt = (phone_number = newPhone()) => ({ channel: "mobile_money", network: "mtn", phone_number }) as const;
  const form = (phone_number: string, email?: string) => {
    made += 1;
    const username = `kojo.limit.${made}`;
    return {
      first_name: "Kojo",
      last_name: "Owusu",
      username,
      phone_number,
      password1: password,
      ...(email && { email }),
    };
  };
  /** Adds a licence whose holder has no account, and returns what its card shows. */
  const unclaimed = async () => {
    const { db, deps } = of();
    const holder = await of().person();
    await giveLicence(of(), holder.driver, "2022-04-01");
    const licence = await db.kysely
      .selectFrom("licenses")
      .selectAll()
      .where("driver_id", "=", holder.driver)
      .executeTakeFirstOrThrow();
    await db.kysely.updateTable("users").set({ driver_id: null }).where("id", "=", holder.id).execute();
    await db.kysely
      .updateTable("drivers")
      .set({ user_id: null, id_number: null, id_type: null, email: null, phone_number: null, updated_at: deps.now() })
      .where("id", "=", holder.driver)
      .execute();
    return { license_number: licence.number, date_of_birth: "1998-03-14", issued_on: licence.issued_on };
  };
  const claims = (card: Awaited<ReturnType<typeof unclaimed>>) => async () => {
    const newcomer = await of().person({ role: "learner", hasProfile: false });
    await newcomer.kwan.drivers.claim(card);
  };

  const next = () => ++made;
  return {
    of,
    next,
    on,
    statusOf,
    wrongFor,
    almostFill,
    times,
    deviceOf,
    withDevice,
    resets,
    logsIn,
    billed,
    newPhone,
    prompt,
    form,
    unclaimed,
    claims,
  };
}

export type Stage = ReturnType<typeof stageOf>;
