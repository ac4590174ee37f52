import { expect, it } from "vitest";
import { isLikeName } from "../src/people/drivers/like-name.ts";

it.each([
  ["Kofi Mensah", "Kofi Mensah", true],
  ["Kofi Mensah", "MENSAH, Kofi Yaw", true],
  ["Kofi Mensah", "Kofi Mensa", true],
  ["Kofi Mensah", "Kofi Mensha", false],
  ["kofi.mensah", "Kófi Mensáh", true],
  ["Kofi Mensah", "Kwesi Mensah", false],
  ["Kofi", "Kofi Mensah", false],
  ["Ama Ofori", "Abena Ofori", false],
] as const)("the name %s is like %s: %s [R-AUT-19]", (one, other, isLike) => {
  expect(isLikeName(one, other)).toBe(isLike);
  expect(isLikeName(other, one)).toBe(isLike);
});
