import fc from "fast-check";
import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/class-letters.json" with { type: "json" };
import { classFacts } from "./class-facts.ts";
import { classLadder, classLetters, formatClasses, nextOnLadder, reduceClasses } from "./class-letters.ts";

const someClasses = fc.array(fc.constantFrom(...classLetters));

describe("showing the classes of a licence", () => {
  it.each(vectors.cases)("shows $input as '$output' [R-ENT-10]", ({ input, output }) => {
    expect(formatClasses(input)).toBe(output);
  });
});

describe("reducing the classes of a licence", () => {
  it("changes nothing the second time [R-ENT-10]", () => {
    fc.assert(
      fc.property(someClasses, (classes) => {
        expect(reduceClasses(reduceClasses(classes))).toEqual(reduceClasses(classes));
      }),
    );
  });

  it("does not depend on the order or on repeats [R-ENT-10]", () => {
    fc.assert(
      fc.property(someClasses, (classes) => {
        expect(reduceClasses([...classes, ...classes].reverse())).toEqual(reduceClasses(classes));
      }),
    );
  });

  it("keeps the highest class of the ladder, A and E, and no other class [R-ENT-10]", () => {
    fc.assert(
      fc.property(someClasses, (classes) => {
        const reduced = reduceClasses(classes);
        const rungs = classLadder.filter((letter) => classes.includes(letter));
        expect(reduced.filter((letter) => letter !== "A" && letter !== "E")).toEqual(rungs.slice(-1));
        expect(reduced.includes("A")).toBe(classes.includes("A"));
        expect(reduced.includes("E")).toBe(classes.includes("E"));
      }),
    );
  });
});

describe("the next class on the ladder", () => {
  it.each([
    [[], "B"],
    [["A", "E"], "B"],
    [["B"], "C"],
    [["B", "C"], "D"],
    [["D", "B"], "F"],
    [["F"], null],
    [["X"], "B"],
  ])("after %j is %j", (classes, next) => {
    expect(nextOnLadder(classes)).toBe(next);
  });
});

describe("the facts of the classes", () => {
  it("name every class by its own letter", () => {
    expect(Object.entries(classFacts).map(([key, { letter }]) => key === letter && letter)).toEqual([...classLetters]);
  });

  it("make C, D and F upgrades from the age of 21, and the others first classes from 18", () => {
    const rows = Object.values(classFacts).map(({ letter, minAge, obtained }) => `${letter} ${minAge} ${obtained}`);
    expect(rows).toEqual(["A 18 first", "B 18 first", "C 21 upgrade", "D 21 upgrade", "E 18 first", "F 21 upgrade"]);
  });
});
