import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { seededLogins, seededPassword } from "../src/main/seed/logins.ts";
import { openDatabase } from "../src/platform/db/open.ts";
import { startMailServer } from "./mail-server.ts";
import { freePort, serverProcesses, untilReady } from "./server-process.ts";

const { folder, launch } = serverProcesses();
// Use so few recipients that all messages are being sent before the first attempt times out.
const recipients = seededLogins.slice(0, 5).map(({ email }) => email);
const idOf = (data: string): string => /^message-id: *(\S+)/im.exec(data)?.[1] ?? "none";

let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.stop());

async function start() {
  const port = await freePort();
  const { child, output } = launch({ PORT: String(port), SMTP_URL: mail.url });
  expect(await untilReady(port, 120_000), output()).toBeLessThan(120_000);
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    child.kill(signal);
    await once(child, "exit");
  };
  return { baseUrl: `http://127.0.0.1:${port}/api`, end };
}
const lettersTo = (email: string) => mail.letters.filter(({ to }) => to === email);

it("a server killed between sending a message and recording it loses no message, and sends it again at most once, later and with the same id [R-ADD-01]", {
  timeout: 400_000,
}, async () => {
  const first = await start();
  // The mail server has accepted the message, but the server crashes before the response arrives.
  mail.says.waitMs = 60_000;
  for (const email of recipients) {
    const answer = await fetch(`${first.baseUrl}/learner/login/email/initiate/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: seededPassword }),
    });
    expect(answer.status).toBe(200);
  }
  // Wait until all concurrent messages have arrived. A message that was claimed but not sent would wait until its lease
  // ends.
  await vi.waitFor(() => expect(mail.letters).toHaveLength(recipients.length), { timeout: 30_000 });
  await first.end("SIGKILL");
  const inDoubt = new Set(mail.letters.map(({ to }) => to));
  mail.says.waitMs = 0;

  const second = await start();
  await vi.waitFor(() => expect(new Set(mail.letters.map(({ to }) => to)).size).toBe(recipients.length), {
    timeout: 30_000,
  });
  await sleep(3_000);
  for (const email of recipients) expect(lettersTo(email), "no message is sent twice during its lease").toHaveLength(1);
  await second.end("SIGTERM");

  // Make the leases and jobs time out now, instead of waiting several minutes.
  const db = await openDatabase({ folder: join(folder, "database") });
  const sending = await db.kysely.selectFrom("messages").select("recipient").where("state", "=", "sending").execute();
  expect(
    new Set(sending.map(({ recipient }) => recipient)),
    "messages that may have been sent are marked as being sent",
  ).toEqual(inDoubt);
  const past = new Date(Date.now() - 120_000);
  await db.kysely.updateTable("messages").set({ leased_until: past }).where("state", "=", "sending").execute();
  await db.executeSql(
    "update jobs.job set state = 'retry', start_after = now() where name = 'send_code' and state = 'active'",
    [],
  );
  await db.close();

  const third = await start();
  await vi.waitFor(() => expect([...inDoubt].every((email) => lettersTo(email).length === 2)).toBe(true), {
    timeout: 100_000,
    interval: 250,
  });
  await sleep(2_000);
  await third.end("SIGTERM");
  for (const email of recipients) {
    const letters = lettersTo(email);
    expect(letters, email).toHaveLength(inDoubt.has(email) ? 2 : 1);
    expect(new Set(letters.map(({ data }) => idOf(data))).size, "both have the same Message-ID").toBe(1);
    expect(idOf(letters[0]?.data ?? "")).toMatch(/^<msg_/);
  }
  const after = await openDatabase({ folder: join(folder, "database") });
  const states = await after.kysely
    .selectFrom("messages")
    .select("state")
    .where("recipient", "in", recipients)
    .execute();
  await after.close();
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(["sent"]));
});
