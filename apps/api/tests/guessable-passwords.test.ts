import { passwordProblems } from "@kwan/domain";
import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it } from "vitest";
import { isGuessable, type PasswordOwner } from "../src/people/accounts/guessable-passwords.ts";
import { eachDatabase } from "./databases.ts";
import { password, testServer } from "./server.ts";

const refusal = { status: 400, fieldErrors: { password1: ["This password is too easy to guess. Choose another."] } };
const capitalised = (text: string) => text.replace(/[a-z]/, (letter) => letter.toUpperCase());

/** The most common passwords, changed as people would change them to satisfy the form's rules. */
const mostCommon = dictionary["passwords-common"]
  .map(capitalised)
  .filter((each) => passwordProblems(each).length === 0)
  .slice(0, 3_000);

eachDatabase((database) => {
  const server = testServer(database);
  const signUp = (password1: string, number: number) =>
    server().kwan.auth.register({
      first_name: "Yaa",
      last_name: "Asantewaa",
      username: `ejisu.queen${number}`,
      phone_number: `+23324455${String(1_000 + number)}`,
      email: `golden.stool${number}@mail.example`,
      password1,
    });

  describe("a password that is easy to guess [R-VAL-04]", () => {
    it("is refused if it is one of the 3,000 most common ones", async () => {
      expect(mostCommon).toHaveLength(3_000);
      expect(mostCommon.filter((each) => !isGuessable(each))).toEqual([]);
      const { kwan } = server();
      const reset_token = "x".repeat(43);
      for (const password1 of mostCommon.slice(0, 3))
        await expect(kwan.auth.confirmPasswordReset({ reset_token, password1 })).rejects.toMatchObject(refusal);
    });

    it.each<readonly [string, PasswordOwner, boolean]>([
      ["Mensah-1985", { last_name: "Mensah" }, true],
      ["Mensah-1985", { first_name: "Mensah" }, true],
      ["Mensah-1985", { other_name: "Mensah" }, true],
      ["Mensah-1985", { username: "mensah" }, true],
      ["Mensah-1985", { email: "mensah@mail.example" }, true],
      ["Mensah-1985", { email: "ama@mensah.example" }, false],
      ["Mensah-1985", {}, false],
      ["A244551001b", { phone_number: "+233 24 455 1001" }, true],
      ["A244551001b", { phone_number: "0244551001" }, true],
      ["Kofi-12345-67890", {}, true],
      ["Kofi-abcde", {}, true],
      ["Kofi-abcdef", {}, false],
      ["Ａｄｉｎｋｒａ-2026", { last_name: "Adinkra" }, true],
      ["Al-Hassan-26", { last_name: "Al-Hassan" }, true],
      ["Qzvkmwrt-Al-26", { last_name: "Al" }, false],
    ])("%s of %j is guessable: %s", (text, owner, isEasy) => {
      expect(isGuessable(text, owner)).toBe(isEasy);
    });

    it.each([
      "Asantewaa-1900",
      "Yaa!2026",
      "0244551001Aa",
      "Ejisu.Queen1",
      "GoldenStool1!",
      "DVLA-Ghana-2026",
      "Kumasi@12345",
    ])("is refused at sign-up if it consists of the service's words or the person's own: %s", async (password1) => {
      await expect(signUp(password1, 1)).rejects.toMatchObject(refusal);
    });

    it("is refused if a word of the person contains another one", async () => {
      const names = { first_name: "Ama", last_name: "Amankwah", username: "ntaafo.sika" };
      const form = { ...names, phone_number: "+233244559001", password1: "Amankwah-12" };
      await expect(server().kwan.auth.register(form)).rejects.toMatchObject(refusal);
    });

    it("is accepted if it has enough other characters", async () => {
      await expect(signUp("Yaa-likes-Drumming-7", 2)).resolves.toMatchObject({ sent_to: expect.any(String) });
    });

    it("is refused when somebody changes theirs, also if it consists of their new details", async () => {
      const { kwan, phone_number } = await server().person();
      const change = (password1: string) =>
        kwan.users.updateMe({ username: "harmattan", password1, current_password: password });
      for (const each of ["Trustno1", "Harmattan-26", `A${phone_number.slice(4)}`])
        await expect(change(each)).rejects.toMatchObject(refusal);
    });

    it("is refused after a reset, and the reset can still be used", async () => {
      const { person, lastCode, kwan } = server();
      const { email } = await person();
      await kwan.auth.startPasswordReset(email);
      const { reset_token } = await kwan.auth.verifyPasswordReset({ target: email, code: await lastCode(email) });
      const own = `${capitalised(email.split("@")[0] ?? "")}!2026`;
      await expect(kwan.auth.confirmPasswordReset({ reset_token, password1: own })).rejects.toMatchObject(refusal);
      await kwan.auth.confirmPasswordReset({ reset_token, password1: "Adinkra-2026!" });
    });
  });
});
