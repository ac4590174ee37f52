import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { seededLogins, seededPassword } from "../src/main/seed/logins.ts";
import { openDatabase } from "../src/platform/db/open.ts";
import { startMailServer } from "./mail-server.ts";
import { openSocket, raw, readRaw } from "./raw-socket.ts";
import { freePort, serverProcesses, untilReady } from "./server-process.ts";

const { folder, launch } = serverProcesses();
const json = { "content-type": "application/json" };
const email = seededLogins.find(({ role }) => role === "officer")?.email ?? "";

describe("a server that is told to stop", () => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    mail = await startMailServer();
  });
  afterAll(() => mail.stop());

  async function start(settings: Record<string, string> = {}) {
    const port = await freePort();
    const { child, output } = launch({ PORT: String(port), SMTP_URL: mail.url, LOG_LEVEL: "info", ...settings });
    expect(await untilReady(port, 80_000), output()).toBeLessThan(80_000);
    const exited = once(child, "exit").then(([code, signal]) => ({ code, signal, at: performance.now() }));
    return { baseUrl: `http://127.0.0.1:${port}/api`, child, output, exited };
  }
  const logIn = (baseUrl: string) =>
    fetch(`${baseUrl}/learner/login/email/initiate/`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ email, password: seededPassword }),
    });

  it("completes a request, an upload and a job in progress, accepts nothing new, and ends in time [R-ADD-01]", {
    timeout: 120_000,
  }, async () => {
    const { baseUrl, child, output, exited } = await start();
    // The job in progress is sending an email through a slow mail server.
    mail.says.waitMs = 2_000;
    expect((await logIn(baseUrl)).status).toBe(200);
    await vi.waitFor(() => expect(mail.letters).toHaveLength(1), { timeout: 10_000, interval: 50 });
    const body = JSON.stringify({ email: "nobody@mail.example", password: "Wrong-Pass-1" });
    const slow = await openSocket(baseUrl);
    slow.socket.write(
      `POST /api/learner/login/email/initiate/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
    );
    const form = `--b\r\ncontent-disposition: form-data; name="service"\r\n\r\nsrv_x\r\n--b--\r\n`;
    const upload = await openSocket(baseUrl);
    upload.socket.write(
      `POST /api/document/ HTTP/1.1\r\nhost: x\r\nauthorization: Bearer none\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${form.length}\r\n\r\n${form.slice(0, 30)}`,
    );
    const socket = await openSocket(baseUrl);
    socket.socket.write("GET /api/health/ HTTP/1.1\r\nhost: x\r\n\r\n");
    await vi.waitFor(() => expect(socket.text()).toContain("200 OK"), { timeout: 5_000, interval: 20 });

    const told = performance.now();
    child.kill("SIGTERM");
    await vi.waitFor(async () => expect(await fetch(`${baseUrl}/ready/`).catch(() => "refused")).toBe("refused"), {
      timeout: 3_000,
      interval: 20,
    });
    expect(child.exitCode, "it is still waiting for requests in progress").toBeNull();
    slow.socket.write(`${body.slice(20)}GET /api/ready/ HTTP/1.1\r\nhost: x\r\n\r\n`);
    upload.socket.write(form.slice(30));
    await Promise.all([slow.ended, upload.ended, socket.ended]);
    expect(readRaw(slow.text()).status).toBe(400);
    expect(readRaw(slow.text()).body).toContain('"code":"credentials_wrong"');
    expect(readRaw(upload.text()).status).toBe(401);

    expect(slow.text(), "no new request is accepted on an open connection").toMatch(
      /HTTP\/1\.1 503 [\s\S]*retry-after: 1/,
    );
    expect(socket.text().match(/HTTP\/1\.1 200/g)).toHaveLength(1);
    const { code, at } = await exited;
    expect(code, output()).toBe(0);
    expect(at - told).toBeLessThan(12_000);
    const db = await openDatabase({ folder: join(folder, "database") });
    const states = await db.kysely
      .selectFrom("messages")
      .select(["state", "tries"])
      .where("recipient", "=", email)
      .execute();
    await db.close();
    expect(states, "the job that sends the email was completed").toEqual([{ state: "sent", tries: 1 }]);
    expect(mail.letters).toHaveLength(1);
  });

  it("reports that it is not ready before it closes its port, and logs the calls it cuts off [R-ADD-01]", {
    timeout: 120_000,
  }, async () => {
    const { baseUrl, child, output, exited } = await start({ LEAVE_SECONDS: "2", DRAIN_SECONDS: "1" });
    const hanging = await openSocket(baseUrl);
    hanging.socket.write(
      "POST /api/learner/login/email/initiate/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
    );
    await sleep(100);
    child.kill("SIGTERM");
    await vi.waitFor(async () => expect((await fetch(`${baseUrl}/ready/`)).status).toBe(503), 1_500);
    expect((await fetch(`${baseUrl}/ready/`)).headers.get("retry-after")).toBe("1");
    expect((await fetch(`${baseUrl}/dvla/branches/`)).status).toBe(200);
    const { code } = await exited;
    expect(code).toBe(1);
    expect(output()).toContain('"calls":["loginByEmail"]');
  });

  it("ends immediately on a second signal, unless that is an echo of the first", {
    timeout: 120_000,
  }, async () => {
    const { baseUrl, child, exited } = await start();
    const hanging = await openSocket(baseUrl);
    hanging.socket.write("POST /api/learner/login/email/initiate/ HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{");
    await sleep(200);
    child.kill("SIGTERM");
    child.kill("SIGINT");
    await sleep(700);
    expect(child.exitCode, "the echo does not count as a second signal").toBeNull();
    const told = performance.now();
    child.kill("SIGTERM");
    // Repeat the signal. A busy process may notice the first signals only now, and would then ignore this one as a
    // duplicate.
    const again = setInterval(() => child.kill("SIGTERM"), 2_000);
    const { code, at } = await exited;
    clearInterval(again);
    expect(code).toBe(1);
    expect(at - told).toBeLessThan(10_000);
  });

  it("ends even if a client never finishes", { timeout: 120_000 }, async () => {
    const { baseUrl, child, exited } = await start();
    const hanging = await openSocket(baseUrl);
    hanging.socket.write("POST /api/learner/login/email/initiate/ HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{");
    expect((await raw(baseUrl, "GET /api/ready/ HTTP/1.1")).status).toBe(200);
    const told = performance.now();
    child.kill("SIGTERM");
    const { at } = await exited;
    expect(at - told).toBeGreaterThan(5_000);
    expect(at - told).toBeLessThan(20_000);
  });
});
