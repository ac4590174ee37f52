import { describe, expect, it } from "vitest";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { password, testServer } from "./server.ts";

const minute = 60_000;
const ghana = { value: "GH", label: "Ghanaian" };
let made = 0;
const newEmail = () => {
  made += 1;
  return `wanted${made}.${Date.now()}@mail.example`;
};

eachDatabase((database) => {
  const server = testServer(database);

  describe("a new contact that has not been verified", () => {
    it("can be cancelled without the password, and its code then changes nothing", async () => {
      const { person, lastCode } = server();
      const { kwan, email: old } = await person();
      const email = newEmail();
      await kwan.users.updateMe({ email, current_password: password });
      const code = await lastCode(email);
      expect(await kwan.users.updateMe({ pending_email: null })).toMatchObject({ email: old, pending_email: null });
      await expect(kwan.auth.verify(email, { code })).rejects.toMatchObject({
        message:
          "You have cancelled this change or chosen a different email address or phone number. To make the change, start again from your account page.",
      });
      expect(await kwan.users.me()).toMatchObject({ email: old });
    });

    it("gets a new code for as long as it is pending, however long ago the change began", async () => {
      const { person, lastCode, clock } = server();
      const { kwan } = await person();
      const email = newEmail();
      await kwan.users.updateMe({ email, current_password: password });
      const first = await lastCode(email);
      clock.forward(3 * 60 * minute);
      await expect(kwan.auth.verify(email, { code: first })).rejects.toMatchObject({
        message: "This code has expired or has already been used. Request a new one.",
      });
      await kwan.auth.resendCode(email);
      const { user } = await kwan.auth.verify(email, { code: await lastCode(email) });
      expect(user).toMatchObject({ email, pending_email: null, is_email_verified: true });
    });

    it("is verified by its own code if another account wants the same contact", async () => {
      const { person, lastCode, clock } = server();
      const [one, other] = [await person(), await person()];
      const email = newEmail();
      await one.kwan.users.updateMe({ email, current_password: password });
      const code = await lastCode(email);
      clock.forward(minute + 1_000);
      await other.kwan.users.updateMe({ email, current_password: password });
      const { user } = await one.kwan.auth.verify(email, { code });
      expect(user).toMatchObject({ id: one.id, email });
    });

    it("ends a reset that was begun with the previous one, even if another account has that by now [R-API-A07] [R-API-A09]", async () => {
      const { person, kwan, lastCode, db } = server();
      const [former, present] = [await person(), await person()];
      const target = former.email;
      await kwan.auth.startPasswordReset(target);
      const code = await lastCode(target);
      const moveTo = (id: string, email: string) =>
        db.kysely.updateTable("users").set({ email }).where("id", "=", idOf("usr", id)).execute();
      await moveTo(former.id, newEmail());
      await moveTo(present.id, target);
      await expect(kwan.auth.verifyPasswordReset({ target, code })).rejects.toMatchObject({ code: "code_expired" });
    });

    it("is a phone number, too: its former one and the account are told, and only if that was verified [R-API-A06]", async () => {
      const { person, lastCode, lastMessage, db } = server();
      const change = async (isVerified: boolean) => {
        const { kwan, id, phone_number: old } = await person();
        await db.kysely.updateTable("users").set({ is_phone_verified: isVerified }).where("id", "=", id).execute();
        const phone_number = `+23320${isVerified ? "7700001" : "7700002"}`;
        await kwan.users.updateMe({ phone_number, current_password: password });
        const before = await lastMessage(old);
        const { user } = await kwan.auth.verify(phone_number, { code: await lastCode(phone_number) });
        expect(user).toMatchObject({ phone_number, pending_phone_number: null, is_phone_verified: true });
        const told = await db.kysely
          .selectFrom("messages")
          .select(["channel", "purpose"])
          .where("recipient", "=", old)
          .where("text", "like", "%has been changed%")
          .execute();
        return { told, isSame: (await lastMessage(old)) === before };
      };
      expect(await change(true)).toEqual({ told: [{ channel: "sms", purpose: "security" }], isSame: false });
      expect(await change(false)).toEqual({ told: [], isSame: true });
    });

    it("is refused with a message if another account has it", async () => {
      const { person, lastCode } = server();
      const [owner, other] = [await person(), await person()];
      await other.kwan.users.updateMe({ email: owner.email, current_password: password });
      const verified = other.kwan.auth.verify(owner.email, { code: await lastCode(owner.email) });
      await expect(verified).rejects.toMatchObject({
        code: "already_exists",
        summary: expect.stringContaining("Another account already uses this email address or phone number."),
      });
      expect(await owner.kwan.users.me()).toMatchObject({ email: owner.email, is_email_verified: true });
    });

    it("ends logins with the previous one, even with a code that was sent to it before [R-API-A03]", async () => {
      const { person, lastCode, kwan } = server();
      const owner = await person();
      await kwan.auth.loginByEmail({ email: owner.email, password });
      const code = await lastCode(owner.email);
      const email = newEmail();
      await owner.kwan.users.updateMe({ email, current_password: password });
      await owner.kwan.auth.verify(email, { code: await lastCode(email) });
      await expect(kwan.auth.completeLoginByEmail(owner.email, { code })).rejects.toMatchObject({
        code: "code_expired",
      });
      expect(await owner.kwan.users.me()).toMatchObject({ email });
    });

    it("has to be an email in the field for an email", async () => {
      const { kwan } = await server().person();
      await expect(kwan.users.updateMe({ email: "0244123456", current_password: password })).rejects.toMatchObject({
        fieldErrors: { email: ["Invalid email address"] },
      });
    });
  });

  it("can be an email that was never verified: its code verifies it, and nobody is warned of a change", async () => {
    const { person, lastCode, lastMessage, db } = server();
    const { kwan, id, email, phone_number } = await person();
    await db.kysely.updateTable("users").set({ is_email_verified: false }).where("id", "=", id).execute();
    await kwan.users.updateMe({ email, current_password: password });
    const { user } = await kwan.auth.verify(email, { code: await lastCode(email) });
    expect(user).toMatchObject({ email, is_email_verified: true, pending_email: null });
    const told = await lastMessage(phone_number);
    expect(told).toContain("has been verified");
    expect(told).not.toContain("has been changed");
  });

  describe("the contact in the profile is the one that messages are sent to", () => {
    it("even after the account has changed it", async () => {
      const { person, lastCode } = server();
      const { kwan, driver } = await person();
      const email = newEmail();
      await kwan.users.updateMe({ email, current_password: password });
      await kwan.auth.verify(email, { code: await lastCode(email) });
      const { phone_number } = await kwan.users.me();
      expect(await kwan.drivers.get(driver ?? "")).toMatchObject({
        email,
        is_email_verified: true,
        phone_number,
        is_phone_verified: true,
      });
    });

    it("and the profile accepts no other", async () => {
      const { kwan, driver, email, phone_number } = await server().person();
      const id = driver ?? "";
      await expect(kwan.drivers.update(id, { phone_number: "0244999777" })).rejects.toMatchObject({
        fieldErrors: {
          phone_number: ["You can only change your phone number in your account. You will need your password."],
        },
      });
      for (const other of ["other@mail.example", null])
        await expect(kwan.drivers.update(id, { email: other })).rejects.toMatchObject({
          fieldErrors: {
            email: ["You can only change your email address in your account. You will need your password."],
          },
        });
      // A form that sends all its fields unchanged must not change the contact details.
      const saved = await kwan.drivers.update(id, { email, phone_number, occupation: "Nurse" });
      expect(saved).toMatchObject({ email, phone_number, occupation: "Nurse" });
    });

    it("a new profile adds its email to an account without one, unverified", async () => {
      const { person, db } = server();
      const { kwan, id, phone_number } = await person({ role: "learner", hasProfile: false });
      await db.kysely
        .updateTable("users")
        .set({ email: null, is_email_verified: false })
        .where("id", "=", id)
        .execute();
      const form = { first_name: "Ama", last_name: "Owusu", date_of_birth: "2001-02-28", nationality: ghana };
      await expect(kwan.drivers.create({ ...form, phone_number: "0244999777" })).rejects.toMatchObject({
        fieldErrors: {
          phone_number: ["You can only change your phone number in your account. You will need your password."],
        },
      });
      const email = newEmail();
      const made = await kwan.drivers.create({ ...form, phone_number, email });
      expect(made).toMatchObject({ email, is_email_verified: false, phone_number, is_phone_verified: true });
      expect(await kwan.users.me()).toMatchObject({ email, is_email_verified: false });
    });
  });
});
