import { describe, expect, it } from "vitest";
import { type Column, sortAfterPress, sorted } from "./columns.ts";

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
  sorted(people, columns, { key, direction }).map(({ name }) => name);

describe("sorting rows", () => {
  it("puts words in the order of their language, and numbers in them by their size", () => {
    expect(namesBy("name", "ascending")).toEqual(["Ama", "Éfua", "Kofi 9", "kofi 10"]);
  });

  it("puts numbers by size, and rows without one last, whatever the direction", () => {
    expect(namesBy("age", "ascending")).toEqual(["Kofi 9", "kofi 10", "Éfua", "Ama"]);
    expect(namesBy("age", "descending")).toEqual(["Éfua", "kofi 10", "Kofi 9", "Ama"]);
  });

  it("puts dates in the order of time", () => {
    expect(namesBy("born", "ascending")).toEqual(["Kofi 9", "kofi 10", "Ama", "Éfua"]);
  });

  it("keeps the order that rows came in where they are alike, both ways", () => {
    const alike = [
      { name: "Ama", age: 1 },
      { name: "ama", age: 2 },
    ];
    for (const direction of ["ascending", "descending"] as const) {
      expect(sorted(alike, columns, { key: "name", direction }).map(({ age }) => age)).toEqual([1, 2]);
    }
  });

  it("leaves the rows as they are without a sort, and where the column can't be sorted, and never changes what it was given", () => {
    const before = [...people];
    expect(sorted(people, columns, undefined)).toBe(people);
    expect(sorted(people, columns, { key: "actions", direction: "ascending" })).toBe(people);
    sorted(people, columns, { key: "name", direction: "ascending" });
    expect(people).toEqual(before);
  });
});

describe("a press on a header", () => {
  it("sorts up at first, then down, then up again; another column begins anew", () => {
    const up = sortAfterPress("age", undefined);
    expect(up).toEqual({ key: "age", direction: "ascending" });
    const down = sortAfterPress("age", up);
    expect(down).toEqual({ key: "age", direction: "descending" });
    expect(sortAfterPress("age", down)).toEqual(up);
    expect(sortAfterPress("name", down)).toEqual({ key: "name", direction: "ascending" });
  });
});
