// What people change in their account, and who is told when somebody signs up with their contact.
import { expect, it as test } from "vitest";
import { eachDatabase } from "./databases.ts";
import { type Person, password, type TestServer, testServer } from "./server.ts";

const email = { SMTP_URL: "smtp://mail.example:587", MAIL_FROM: "kwan@mail.example" };

eachDatabase((database) => {
  const of = testServer(database);
  const byEmailOnly = testServer(database, { MAILBOX: "false", ...email });
  const byNothing = testServer(database, { MAILBOX: "false" });
  const it = (title: string, run: () => Promise<void>) => test(`${title} [R-API-A11]`, run);
  let made = 0;
  const form = (more: { readonly phone_number?: string; readonly email?: string } = {}) => {
    made += 1;
    const names = { first_name: "Esi", last_name: "Boateng", username: `esi.changes.${made}` };
    return { ...names, phone_number: `+23320${String(7_700_000 + made)}`, password1: password, ...more };
  };
  const changesOf = async ({ id }: Person) =>
    (
      await of()
        .db.kysely.selectFrom("audit")
        .select("after")
        .where("action", "=", "update_account")
        .where("actor_id", "=", id)
        .orderBy("seq")
        .execute()
    ).map(({ after }) => after);
  const textsTo = async ({ db }: TestServer, recipient: string) =>
    (
      await db.kysely
        .selectFrom("messages")
        .select(["text", "subject", "channel"])
        .where("recipient", "=", recipient)
        .execute()
    ).filter(({ text }) => /already|account/i.test(text));

  it("a change of the phone number or the email can be cancelled until it is verified", async () => {
    const owner = await of().person();
    const [phone_number, address] = [form().phone_number, "not.mine@mail.example"];
    await owner.kwan.users.updateMe({ phone_number, email: address, current_password: password });
    const code = await of().lastCode(phone_number);
    expect(await owner.kwan.users.me()).toMatchObject({ pending_phone_number: phone_number, pending_email: address });
    await owner.kwan.users.updateMe({ pending_phone_number: null });
    expect(await owner.kwan.users.me()).toMatchObject({ pending_phone_number: null, pending_email: address });
    await expect(owner.kwan.auth.verify(phone_number, { code })).rejects.toMatchObject({ status: 400 });
    await owner.kwan.users.updateMe({ pending_email: null });
    expect(await owner.kwan.users.me()).toMatchObject({ pending_email: null, email: owner.email });
    expect((await changesOf(owner)).slice(1)).toMatchObject([
      { cancelled: ["pending_phone_number"], password: false },
      { cancelled: ["pending_email"], password: false },
    ]);
  });

  it("a username and a language are changed without the password, and a username has one owner", async () => {
    const [owner, other] = [await of().person(), await of().person()];
    const username = "changed.username";
    await owner.kwan.users.updateMe({ username, language: "fr" });
    expect(await owner.kwan.users.me()).toMatchObject({ username, language: "fr" });
    // The log keeps a digest of the username.
    const digest = { digest: expect.any(String) };
    expect(await changesOf(owner)).toMatchObject([
      { cancelled: [], password: false, username: digest, language: "fr" },
    ]);
    await expect(other.kwan.users.updateMe({ username: username.toUpperCase() })).rejects.toMatchObject({
      fieldErrors: { username: [expect.any(String)] },
    });
    await expect(other.kwan.users.updateMe({ current_password: password })).rejects.toMatchObject({
      body: { code: "invalid", non_field_errors: [expect.any(String)] },
    });
  });

  it("the owner of a contact is told of a sign-up with it, by text message if that is possible, and otherwise by email", async () => {
    const [owner, unverified] = [await of().person(), await of().person()];
    const known = async (server: TestServer, { email: address, phone_number }: Person) => [
      (await textsTo(server, phone_number)).length,
      (await textsTo(server, address)).length,
    ];
    await of().kwan.auth.register(form({ phone_number: owner.phone_number }));
    expect(await known(of(), owner)).toEqual([1, 0]);
    await of()
      .db.kysely.updateTable("users")
      .set({ is_phone_verified: false })
      .where("id", "=", unverified.id)
      .execute();
    await of().kwan.auth.register(form({ email: unverified.email }));
    expect(await known(of(), unverified)).toEqual([0, 1]);
    expect(await textsTo(of(), unverified.email)).toMatchObject([
      { channel: "email", subject: expect.stringMatching(/./) },
    ]);
    const reader = await of().person();
    await byEmailOnly().kwan.auth.register(form({ email: reader.email }));
    expect(await known(byEmailOnly(), reader)).toEqual([0, 1]);
  });

  it("asking for the code of an attempt that does not exist is answered like any other", async () => {
    const owner = await of().person();
    const answer = await of().kwan.auth.resendCode(owner.email, { attempt: "att_01H8QJ7K2M" });
    expect(answer.attempt).not.toBe("att_01H8QJ7K2M");
  });

  it("nobody signs up where no code can be sent", async () => {
    const signUp = byNothing().kwan.auth.register(form({ email: "somebody@mail.example" }));
    await expect(signUp).rejects.toMatchObject({ code: "unavailable" });
  });
});
