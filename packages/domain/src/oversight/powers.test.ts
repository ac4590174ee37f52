import { describe, expect, it } from "vitest";
import { decisionKinds } from "../decisions/decision-kinds.ts";
import { decisionPower } from "./decision-powers.ts";
import { type Power, takesTwo } from "./power.ts";
import { powers } from "./powers.ts";

const all: readonly (readonly [string, Power])[] = [
  ...Object.entries<Power>(powers),
  ...decisionKinds.map((kind) => [kind, decisionPower(kind)] as const),
];

const tableOf = (key: string): string => key.replace(/[.+-].*$/, "");
const overlaps = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one.filter((key) => other.some((each) => each === key || each === tableOf(key) || key === tableOf(each)));

const pairs = all.flatMap(([name, power], at) =>
  all.slice(at + 1).map(([other, that]) => ({ name, power, other, that })),
);

describe("the table of powers [R-AUT-19]", () => {
  /**
   * Pairs that write the same columns in states that exclude each other. A refund is refused only where the payer has asked
   * for one, and such a payment is flagged for nothing else. The refusal rests on no document.
   */
  const apart = ["close_payment and keep_payment", "keep_payment and close_payment"];

  it("takes the same people and evidence wherever the same column is written", () => {
    const differing = pairs.flatMap(({ name, power, other, that }) => {
      if (apart.includes(`${name} and ${other}`)) return [];
      const both = overlaps(power.writes, that.writes);
      const isSame = takesTwo(power) === takesTwo(that) && (power.evidence === null) === (that.evidence === null);
      return both.length === 0 || isSame ? [] : [`${name} and ${other}: ${both.join(", ")}`];
    });
    expect(differing).toEqual([]);
  });

  it("has nothing that takes two people follow from what one person does alone", () => {
    const guarded = all.filter(([, power]) => takesTwo(power));
    const loose = all
      .filter(([, power]) => !takesTwo(power))
      .flatMap(([name, { follows }]) =>
        guarded.flatMap(([other, { writes }]) => overlaps(follows, writes).map((key) => `${name}: ${key} of ${other}`)),
      );
    expect(loose).toEqual([]);
  });

  it("lets one person narrow nothing but what two people grant", () => {
    const granted = (["grant_role", "close_payment", "grant_program"] as const).flatMap(
      (kind) => decisionPower(kind).writes,
    );
    for (const [name, { narrows }] of all) expect(overlaps(narrows, granted), name).toEqual(narrows);
  });

  it("lets two people enter, correct, take away and give back the right to drive, and move money", () => {
    for (const kind of [
      "enter_licence",
      "correct_licence",
      "change_licence",
      "refund_payment",
      "close_payment",
    ] as const)
      expect(decisionPower(kind).people, kind).toBe("two");
    expect(decisionPower("enter_licence").evidence).toContain(" / ");
  });
});
