import { passwordProblems } from "@kwan/domain";
import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it } from "vitest";
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
      const { kwan } = server();
      const accepted: string[] = [];
      for (let from = 0; from < mostCommon.length; from += 50)
        await Promise.all(
          mostCommon.slice(from, from + 50).map(async (password1) => {
            const answer = await kwan.auth.confirmPasswordReset({ reset_token: "x".repeat(43), password1 }).settled();
            if (answer.ok || !JSON.stringify(answer.error).includes("too easy to guess")) accepted.push(password1);
          }),
        );
      expect(accepted).toEqual([]);
    }, 60_000);

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
