import { expect, test } from "vitest";
import { sortIn, sortOf, sortParameter, whileSorting } from "./sort-in-address.ts";

test("the order in the address is read, and a column that the list does not have is ignored", () => {
  const read = (search: string) => sortIn(new URLSearchParams(search), ["name", "role"]);
  expect(read("sort=role")).toBe("role");
  expect(read("sort=-name")).toBe("-name");
  expect(read("sort=salary")).toBeUndefined();
  expect(read("")).toBeUndefined();
  for (const sort of ["name", "-name"]) expect(sortParameter(sortOf(sort))).toBe(sort);
  expect(sortOf(undefined).key).toBe("");
});

test("the rows stay while they are sorted, but not while other rows load", () => {
  const rowsKept = (before: object, now: object) =>
    whileSorting(["staff", "list", now])("the rows", { queryKey: ["staff", "list", before] });
  expect(rowsKept({ role: "officer" }, { role: "officer", sort: "name" })).toBe("the rows");
  expect(rowsKept({ role: "officer", sort: "name" }, { role: "officer", sort: "-name" })).toBe("the rows");
  expect(rowsKept({ role: "officer", sort: "name" }, { role: "admin", sort: "name" })).toBeUndefined();
  expect(whileSorting(["staff"])("the rows", undefined)).toBeUndefined();
});
