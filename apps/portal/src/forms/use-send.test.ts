import { expect, test } from "vitest";
import { asOnPage, fieldsOf } from "./use-send.ts";

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

test("errors are in the order of the page, and those of no field come first", () => {
  const elements = ["name", "phone"].map((name) => ({ getAttribute: () => name }));
  const form = { elements: elements as unknown as HTMLFormControlsCollection };
  const errors = [{ field: "phone", message: "b" }, { message: "c" }, { field: "name", message: "a" }];
  expect(asOnPage(form, errors).map(({ message }) => message)).toEqual(["c", "a", "b"]);
});
