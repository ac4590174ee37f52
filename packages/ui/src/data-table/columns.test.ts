import { describe, expect, it } from "vitest";
import { type Column, sortAfterPress, sortRows } from "./columns.ts";

type Person = { name: string; age?: number | null; born?: Date };

const columns: Column<Person>[] = [
  { key: "name", header: "Name", cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: "age", header: "Age", cell: ({ age }) => age, sortBy: ({ age }) => age },
  { key: "born", header: "Born", cell: () => "", sortBy: ({ born }) => born },
  { key: "actions", header: "Actions", cell: () => "" },
];

const people: Person[] = [
  { name: "kofi 10", age: 31, born: new Date("1995-02-01") },
  { name: "Ama", age: null, born: new Date("1998-04-23") },
  { name: "Kofi 9", age: 9, born: new Date("1970-01-01") },
  { name: "Éfua", age: 100, born: new Date("1999-12-31") },
];

const namesBy = (key: string, direction: "ascending" | "descending") =>
  sortRows(people, columns, { key, direction }).map(({ name }) => name);

describe("sorting rows", () => {
  it("sorts text by locale, and numbers in it by value", () => {
    expect(namesBy("name", "ascending")).toEqual(["Ama", "Éfua", "Kofi 9", "kofi 10"]);
  });

  it("sorts by number, with missing numbers last in both directions", () => {
    expect(namesBy("age", "ascending")).toEqual(["Kofi 9", "kofi 10", "Éfua", "Ama"]);
    expect(namesBy("age", "descending")).toEqual(["Éfua", "kofi 10", "Kofi 9", "Ama"]);
  });

  it("sorts by date", () => {
    expect(namesBy("born", "ascending")).toEqual(["Kofi 9", "kofi 10", "Ama", "Éfua"]);
  });

  it("is stable in both directions", () => {
    const alike = [
      { name: "Ama", age: 1 },
      { name: "ama", age: 2 },
    ];
    for (const direction of ["ascending", "descending"] as const) {
      expect(sortRows(alike, columns, { key: "name", direction }).map(({ age }) => age)).toEqual([1, 2]);
    }
  });

  it("keeps the order without a sort or a sortable column, and never changes its input", () => {
    const before = [...people];
    expect(sortRows(people, columns, undefined)).toBe(people);
    expect(sortRows(people, columns, { key: "actions", direction: "ascending" })).toBe(people);
    sortRows(people, columns, { key: "name", direction: "ascending" });
    expect(people).toEqual(before);
  });
});

describe("a press on a header", () => {
  it("sorts ascending first, then descending, then ascending; another column starts with ascending", () => {
    const up = sortAfterPress("age", undefined);
    expect(up).toEqual({ key: "age", direction: "ascending" });
    const down = sortAfterPress("age", up);
    expect(down).toEqual({ key: "age", direction: "descending" });
    expect(sortAfterPress("age", down)).toEqual(up);
    expect(sortAfterPress("name", down)).toEqual({ key: "name", direction: "ascending" });
  });
});
