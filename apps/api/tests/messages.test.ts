import { hasCode } from "@kwan/sdk";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Server } from "../src/platform/context.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import type { MessageId } from "../src/platform/ids.ts";
import { deliverMessage, rescueMessages } from "../src/platform/messages/deliver.ts";
import { openSenders } from "../src/platform/messages/open-senders.ts";
import { afterQuiet } from "../src/platform/messages/policy.ts";
import { send } from "../src/platform/messages/send.ts";
import type { Senders } from "../src/platform/messages/senders.ts";
import { smsSender } from "../src/platform/messages/sms.ts";
import { smtpSender } from "../src/platform/messages/smtp.ts";
import { claim } from "../src/platform/messages/store.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { startGateway, startMailServer } from "./mail-server.ts";
import { testServer } from "./server.ts";

const minute = 60_000;
const none: Senders = { email: null, sms: null };

describe("the quiet hours", () => {
  it("last from eight in the evening until seven in the morning [R-ADD-10]", () => {
    const at = (time: string) => afterQuiet(new Date(`2026-11-21T${time}Z`)).toISOString();
    expect(at("19:59:59.999")).toBe("2026-11-21T19:59:59.999Z");
    expect(at("20:00:00.000")).toBe("2026-11-22T07:00:00.000Z");
    expect(at("00:00:00.000")).toBe("2026-11-21T07:00:00.000Z");
    expect(at("06:59:59.999")).toBe("2026-11-21T07:00:00.000Z");
    expect(at("07:00:00.000")).toBe("2026-11-21T07:00:00.000Z");
  });
});

eachDatabase((database) => {
  const added: { id: MessageId; startAfter: Date | undefined }[] = [];
  const queue: Server["queue"] = {
    add: async (_db, _job, data, options) =>
      void added.push({ id: idOf("msg", data.id), startAfter: options?.startAfter }),
  };
  const server = testServer(database, {}, { queue });
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  let senders: Senders;
  beforeAll(async () => {
    [mail, gateway] = [await startMailServer(), await startGateway()];
    senders = openSenders({ ...server().deps.config, smtpUrl: mail.url, sms: { url: gateway.url, token: "a-token" } });
  });
  afterAll(async () => void (await Promise.all([mail.stop(), gateway.stop()])));
  beforeEach(() => {
    added.length = 0;
    server().clock.now = new Date("2026-11-21T09:00:00.000Z");
    Object.assign(mail.says, { rcpt: "250 ok", data: "250 taken", isSilent: false });
    Object.assign(gateway.says, { status: 202, waitMs: 0 });
    gateway.requests.length = 0;
    mail.letters.length = 0;
  });

  const row = (id: MessageId) =>
    server().db.kysely.selectFrom("messages").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  async function queued(channel: "email" | "sms", more: { purpose?: string; text?: string } = {}): Promise<MessageId> {
    const { db, deps } = server();
    const recipient = channel === "sms" ? "+233244000111" : "ama@mail.example";
    const message = { user_id: null, channel, recipient, purpose: "News", text: "Your card is ready.", ...more };
    added.length = 0;
    await inTransaction(db, (trx) => send({ tx: trx, deps }, { ...message, subject: "News" }));
    return idOf("msg", added[0]?.id);
  }

  it("an email reaches a mail server with its own Message-ID, once [R-ADD-01]", async () => {
    const id = await queued("email");
    await deliverMessage(server().deps, senders, id);
    await deliverMessage(server().deps, senders, id);
    expect(mail.letters).toHaveLength(1);
    expect(mail.letters[0]?.to).toBe("ama@mail.example");
    expect(mail.letters[0]?.data).toContain(`Message-ID: <${id}@localhost>`);
    expect(mail.letters[0]?.data).toContain("From: DVLA <no-reply@localhost>");
    expect(mail.letters[0]?.data).toContain("Your card is ready.");
    expect(await row(id)).toMatchObject({ state: "sent", sent_by: "smtp", tries: 1, leased_until: null });
  });

  it("an SMS is sent to the gateway with the token, the sender and its id, in the GSM-7 alphabet [R-ADD-01]", async () => {
    const id = await queued("sms", { text: "Pay GH₵210.00 – Ɛsi’s card" });
    await deliverMessage(server().deps, senders, id);
    expect(gateway.requests[0]?.headers).toMatchObject({ authorization: "Bearer a-token", "idempotency-key": id });
    expect(gateway.requests[0]?.body).toEqual({
      to: "+233244000111",
      from: "DVLA",
      text: "Pay GHS 210.00 - si's card",
    });
    expect(await row(id)).toMatchObject({ state: "sent", sent_by: "gateway" });
  });

  it("an address cannot add other recipients or headers [R-ADD-01]", async () => {
    await smtpSender(
      mail.url,
      "DVLA <no-reply@localhost>",
    )({
      id: "msg_1",
      recipient: "a@mail.example, b@mail.example",
      subject: "Hi\r\nBcc: c@mail.example",
      text: "x",
    }).catch(() => {});
    expect(mail.letters.every(({ data }) => !/^Bcc:/m.test(data))).toBe(true);
    expect(mail.letters.map(({ to }) => to)).not.toContain("b@mail.example");
  });

  it("fifty concurrent workers send a message once [R-ADD-01]", async () => {
    const id = await queued("sms");
    await Promise.all(Array.from({ length: 50 }, () => deliverMessage(server().deps, senders, id)));
    expect(gateway.requests).toHaveLength(1);
    expect(await row(id)).toMatchObject({ state: "sent", tries: 1 });
  });

  it("a gateway that is down is retried with growing delays, and accepts the message once it is up [R-ADD-01]", async () => {
    const id = await queued("sms");
    const down = { ...none, sms: smsSender({ url: "http://127.0.0.1:9/send", token: "t" }) };
    const waits: number[] = [];
    for (let tries = 1; tries <= 3; tries++) {
      added.length = 0;
      await deliverMessage(server().deps, down, id);
      const again = added[0]?.startAfter ?? new Date(0);
      waits.push((again.getTime() - server().clock.now.getTime()) / 1_000);
      expect(await row(id)).toMatchObject({ state: "queued", tries, not_before: again.toISOString() });
      await deliverMessage(server().deps, senders, id);
      expect(gateway.requests, "not before the retry is due").toHaveLength(0);
      server().clock.now = again;
    }
    expect(waits).toEqual([30, 60, 120]);
    await deliverMessage(server().deps, senders, id);
    expect(await row(id)).toMatchObject({ state: "sent", tries: 4, last_error: null });
  });

  it("failing and silent gateways count as failures, and the message is not marked as sent [R-ADD-01]", async () => {
    const id = await queued("sms");
    gateway.says.status = 503;
    await deliverMessage(server().deps, senders, id);
    expect(await row(id)).toMatchObject({ state: "queued", last_error: "The SMS gateway answered 503." });
    server().clock.forward(minute);
    Object.assign(gateway.says, { status: 202, waitMs: 2_000 });
    const slow = { ...none, sms: smsSender({ url: gateway.url, token: "t" }, 100) };
    await deliverMessage(server().deps, slow, id);
    expect(await row(id)).toMatchObject({ state: "queued", tries: 2 });
    gateway.says.waitMs = 0;
    server().clock.forward(5 * minute);
    await deliverMessage(server().deps, senders, id);
    expect(await row(id)).toMatchObject({ state: "sent", tries: 3 });
    expect(gateway.sent.has(id), "the gateway accepted the message once").toBe(true);
    expect(new Set(gateway.requests.map(({ headers }) => headers["idempotency-key"]))).toEqual(new Set([id]));
  });

  it("a message is retried if the mail server is silent or busy, and not if it refuses the message [R-ADD-01]", async () => {
    const id = await queued("email");
    mail.says.isSilent = true;
    await deliverMessage(server().deps, { ...none, email: smtpSender(mail.url, "a@localhost", 150) }, id);
    expect(await row(id)).toMatchObject({ state: "queued", tries: 1 });
    mail.says.isSilent = false;
    mail.says.data = "451 try later";
    server().clock.forward(5 * minute);
    await deliverMessage(server().deps, senders, id);
    expect(await row(id)).toMatchObject({ state: "queued", tries: 2 });
    mail.says.rcpt = "550 no such mailbox";
    server().clock.forward(5 * minute);
    await deliverMessage(server().deps, senders, id);
    expect(await row(id)).toMatchObject({ state: "dead", tries: 3 });
    expect(mail.letters).toHaveLength(0);
  });

  it("a message whose sender was killed before recording it is not sent again until the lease ends, and is not lost [R-ADD-01]", async () => {
    const { deps, db, clock } = server();
    const id = await queued("sms");
    const killed = await claim(db.kysely, id, new Date(clock.now.getTime() + minute), clock.now);
    await senders.sms?.(killed as never);
    added.length = 0;
    await deliverMessage(deps, senders, id);
    expect(gateway.requests).toHaveLength(1);
    expect(added).toEqual([{ id, startAfter: new Date(clock.now.getTime() + minute) }]);
    clock.forward(minute);
    await deliverMessage(deps, senders, id);
    expect(await row(id)).toMatchObject({ state: "sent", tries: 2 });
    expect(
      gateway.requests.map(({ headers }) => headers["idempotency-key"]),
      "the same id, so the gateway sends once",
    ).toEqual([id, id]);
  });

  it("a sender that was delayed does not overwrite what another has done since [R-ADD-01]", async () => {
    const { deps, clock } = server();
    const id = await queued("sms");
    const late: Senders = {
      ...none,
      sms: async () => {
        clock.forward(2 * minute);
        await deliverMessage(deps, senders, id);
        throw new Error("too late");
      },
    };
    await deliverMessage(deps, late, id);
    expect(await row(id)).toMatchObject({ state: "sent", last_error: null });
  });

  it("a message whose job was lost gets a new one, but not too often [R-ADD-01]", async () => {
    const { deps, clock } = server();
    const id = await queued("sms");
    clock.forward(16 * minute);
    added.length = 0;
    await rescueMessages(deps);
    await rescueMessages(deps);
    expect(added.filter((each) => each.id === id)).toHaveLength(1);
    await deliverMessage(deps, senders, id);
    expect(await row(id)).toMatchObject({ state: "sent" });
  });

  it("after six failures a message is dead; only an admin can see it and have it sent again [R-ADD-01]", async () => {
    const { deps, clock, person } = server();
    const id = await queued("email");
    mail.says.data = "451 try later";
    for (let tries = 0; tries < 6; tries++) {
      await deliverMessage(deps, senders, id);
      clock.forward(20 * minute);
    }
    expect(await row(id)).toMatchObject({ state: "dead", tries: 6 });
    const [admin, officer] = [await person({ role: "admin" }), await person({ role: "officer" })];
    const { results } = await admin.kwan.staff.undelivered();
    expect(results.find((each) => each.id === id)).toMatchObject({
      channel: "email",
      to: "ama@mail.example",
      tries: 6,
      purpose: "News",
    });
    expect(results.find((each) => each.id === id)?.last_error).toContain("451");
    const refused = await officer.kwan.staff.undelivered().settled();
    expect(!refused.ok && hasCode(refused.error, "forbidden")).toBe(true);
    mail.says.data = "250 taken";
    await admin.kwan.staff.retryUndelivered(id);
    const twice = await admin.kwan.staff.retryUndelivered(id).settled();
    expect(!twice.ok && twice.error.message).toContain("has already been sent or is being sent");
    await deliverMessage(deps, senders, id);
    expect(await row(id)).toMatchObject({ state: "sent", tries: 1 });
    expect((await admin.kwan.staff.undelivered()).results.map((each) => each.id)).not.toContain(id);
    const audit = await server().db.kysely.selectFrom("audit").selectAll().where("entity_id", "=", id).execute();
    expect(audit).toMatchObject([{ action: "retry_message", actor_id: admin.id }]);
    const unknown = await admin.kwan.staff.retryUndelivered("msg_none").settled();
    expect(!unknown.ok && hasCode(unknown.error, "not_found")).toBe(true);
  });

  it("an expired code is never sent, not even by an admin [R-ADD-01]", async () => {
    const { deps, clock, person } = server();
    const id = await queued("sms", { purpose: "code", text: "Your code is 123456." });
    clock.forward(11 * minute);
    await deliverMessage(deps, senders, id);
    expect(gateway.requests).toHaveLength(0);
    expect(await row(id)).toMatchObject({ state: "dead" });
    const again = await (await person({ role: "admin" })).kwan.staff.retryUndelivered(id).settled();
    expect(!again.ok && again.error.message).toContain("has expired");
  });

  it("at night only codes, warnings and invitations of staff are sent; other messages wait until morning, even after a failure [R-ADD-01]", async () => {
    const { deps, clock } = server();
    clock.now = new Date("2026-11-21T22:00:00.000Z");
    const morning = "2026-11-22T07:00:00.000Z";
    const code = await queued("sms", { purpose: "code", text: "Your code is 123456." });
    await deliverMessage(deps, senders, code);
    expect(await row(code)).toMatchObject({ state: "sent" });
    const news = await queued("sms");
    expect(added[0]?.startAfter?.toISOString()).toBe(morning);
    await deliverMessage(deps, senders, news);
    expect(await row(news)).toMatchObject({ state: "queued", tries: 0, not_before: morning });
    for (const purpose of ["security", "staff_invitation"]) {
      const urgent = await queued("email", { purpose });
      expect(added[0]?.startAfter).toBeUndefined();
      await deliverMessage(deps, senders, urgent);
      expect(await row(urgent)).toMatchObject({ state: "sent" });
    }
    clock.now = new Date("2026-11-21T19:00:00.000Z");
    const late = await queued("sms");
    clock.now = new Date("2026-11-21T20:30:00.000Z");
    await deliverMessage(deps, senders, late);
    expect(await row(late)).toMatchObject({ state: "queued", tries: 0, not_before: morning });
    expect(gateway.requests).toHaveLength(1);
    clock.now = new Date(morning);
    for (const id of [news, late]) await deliverMessage(deps, senders, id);
    expect(gateway.requests).toHaveLength(3);
  });

  it("without a sender, messages stay in the mailbox; without a mailbox they fail with an error that says what to set [R-ADD-01]", async () => {
    const { deps } = server();
    const sent = await queued("sms");
    await deliverMessage(deps, none, sent);
    expect(await row(sent)).toMatchObject({ state: "sent", sent_by: "mailbox" });
    const lost = await queued("sms");
    await deliverMessage({ ...deps, config: { ...deps.config, hasMailbox: false } }, none, lost);
    expect(await row(lost)).toMatchObject({ state: "dead" });
    expect((await row(lost)).last_error).toContain("Ask the people who run it to set SMS_URL and SMS_TOKEN");
  });
});
