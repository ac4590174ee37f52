import { expect, test } from "vitest";
import { fieldsOf } from "./use-send.ts";

test("fields are read by name, and fields with the same name become a list", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["name", "Ama"],
    ["class", "B"],
    ["class", "C"],
  ] as const)
    form.append(name, value);
  expect(fieldsOf(form)).toEqual({ name: "Ama", class: ["B", "C"] });
});
