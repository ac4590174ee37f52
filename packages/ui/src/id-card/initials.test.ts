import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it("returns the initials of the first and the last name, without splitting letters", () => {
  expect(initialsOf("Ama Serwaa Mensah")).toBe("AM");
  expect(initialsOf("  ɛfua   ɔwusu ")).toBe("ƐƆ");
  expect(initialsOf("Kofi")).toBe("K");
  expect(initialsOf("𝒜bena 𝒪")).toBe("𝒜𝒪");
  expect(initialsOf("")).toBe("");
});
