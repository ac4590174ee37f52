import { username } from "@kwan/domain";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { proposedUsername, someDigits } from "./proposed-username.ts";

test.each([
  ["Ama", "Mensah", "ama.mensah"],
  ["Ama Yaa", "Mensah", "ama.mensah"],
  ["Ama", "", "ama"],
  ["", "Mensah", "mensah"],
  ["Kɔkui", "Ɛkua-Ŋlɔ", "kokui.ekuanlo"],
  ["Zoé", "O’Brien Müller", "zoe.obrienmuller"],
  ["Nana", "Owusu-Agyemang-Prempeh-Akuffo", "nana.owusuagyemangprempehakuff"],
])("a username is made from the names %s %s", (first, last, proposal) => {
  expect(proposedUsername(first, last)).toBe(proposal);
  expect(z.safeParse(username, proposal).success).toBe(true);
});

test.each([
  ["", ""],
  ["A", ""],
  ["李", "王"],
])("no username is made from %s %s, which have too few plain letters", (first, last) => {
  expect(proposedUsername(first, last)).toBe("");
});

test("digits fit at the end of the longest username", () => {
  const longest = proposedUsername("Nana", "Owusu-Agyemang-Prempeh-Akuffo", someDigits());
  expect(longest).toMatch(/^nana\.owusuagyemangprempeha\d{4}$/);
  expect(longest).toHaveLength(30);
});
