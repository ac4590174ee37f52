import { type PlainDate, pesewas } from "@kwan/domain";
import { kinds, type Price } from "@kwan/domain/kinds";
import { setLanguageSource } from "@kwan/domain/language";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { data, htmlOf, textOf } from "./rendered.ts";

const renewal = kinds["drivers-renewal"].prices as Price[];
const revised = kinds["learners-license"].prices as Price[];
const later: PlainDate = "2027-03-01";

// A release that knows prices that begin later: the renewal costs more, and a learner's licence has a new part.
beforeAll(() => {
  renewal.push({ item: "application", pesewas: pesewas(25_500), due: "on_sending", from_day: later });
  revised.push({ item: "card_production", pesewas: pesewas(1_500), due: "on_sending", from_day: later });
});
afterAll(() => {
  renewal.pop();
  revised.pop();
});

afterEach(() => setLanguageSource(() => "en"));

const textOn = (today: PlainDate, path: string): string => textOf(htmlOf(path, "", { ...data, today }));

describe("a price that begins on a later day [R-PUB-03]", () => {
  it("is announced below the price of today, on the page of its service and on the page of prices", () => {
    const page = textOn("2027-02-28", "drivers-renewal");
    expect(page).toContain("Price GH₵210.00 From March 01, 2027: GH₵255.00");
    expect(page).toContain("In all, usually GH₵210.00 From March 01, 2027: GH₵255.00");
    expect(textOn("2027-02-28", "prices")).toContain("From March 01, 2027: GH₵255.00");
    expect(textOn("2027-02-28", "drivers-renewal")).toContain("Valid since January 01, 2026.");
  });

  it("is the price from its first day on, and nothing is announced any more", () => {
    const page = textOn(later, "drivers-renewal");
    expect(page).toContain("Price GH₵255.00 Time");
    expect(page).not.toContain("GH₵210.00");
    expect(page).not.toMatch(/From March/);
    expect(page).toContain("Valid since March 01, 2027.");
    expect(textOn(later, "prices")).not.toMatch(/From March/);
  });

  it("can be a new part, which is free until then", () => {
    expect(textOn("2027-02-28", "learners-license")).toContain(
      "Card When you submit Free From March 01, 2027: GH₵15.00",
    );
    expect(textOn(later, "learners-license")).toContain("Card When you submit GH₵15.00");
  });

  it("is announced in French too", () => {
    setLanguageSource(() => "fr");
    expect(textOn("2027-02-28", "drivers-renewal")).toMatch(/À partir du 1\D{0,3} mars 2027\s: /);
    expect(textOn("2027-02-28", "prices")).toMatch(/À partir du 1\D{0,3} mars 2027\s: /);
  });

  it("is not announced for services whose price stays", () => {
    expect(textOn("2027-02-28", "center-change")).not.toMatch(/From March/);
  });
});
