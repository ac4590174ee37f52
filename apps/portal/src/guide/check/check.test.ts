import { addDays, addYears, classLetters, type PlainDate } from "@kwan/domain";
import { type DriverRecord, eligibility, figures, kinds } from "@kwan/domain/kinds";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GuideData } from "../guide-data.ts";
import { guideKinds } from "../guide-kinds.ts";
import { render } from "../render.tsx";
import { readAnswers } from "./record-of.ts";
import { addressToSend, verdictFor } from "./Verdict.tsx";
import { type Want, wants } from "./wants.ts";

const today: PlainDate = "2026-11-30";
const data: GuideData = {
  today,
  origin: "https://portal.example",
  isInvented: false,
  notices: [],
  branches: [],
  waitingTimes: [],
  practice: { road_sign: [], road_traffic: [] },
};

const near = fc.integer({ min: -800, max: 2_600 }).map((days) => addDays(today, days));
const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** A person of whom the check can learn everything that the rules read. */
const people = fc.record({
  birth: fc.integer({ min: 6_000, max: 30_000 }).map((days) => addDays(today, -days)),
  expires_on: orNone(near),
  renewals: fc.constantFrom(0, 1, 2),
  classes: fc.subarray([...classLetters], { minLength: 1 }),
  isSettled: fc.boolean(),
  learners: orNone(near),
  sign: fc.boolean(),
  traffic: fc.boolean(),
  trained: fc.boolean(),
  hazard: orNone(near),
  wanted: fc.constantFrom("A", "B", "E"),
});
type Person = typeof people extends fc.Arbitrary<infer P> ? P : never;

/** The record of a person, as the server would have it. What the check does not ask exactly is as recent as it can be. */
const recordFor = (want: Want, person: Person): DriverRecord => {
  const knows = (question: Want["asks"][number]) => want.asks.includes(question);
  const expires_on = person.expires_on;
  const issued_on = expires_on && addYears(expires_on, -6);
  return {
    date_of_birth: person.birth,
    is_identified: true,
    learners_license: person.learners && { classes: [person.wanted as "A"], expires_on: person.learners },
    license:
      expires_on && issued_on && knows("licence")
        ? {
            number: "KW/2024/000001",
            issued_on,
            expires_on,
            renewed_on:
              person.renewals === 0
                ? []
                : person.renewals === 1
                  ? [addYears(issued_on, 2)]
                  : [addYears(issued_on, 2), addYears(issued_on, 4)],
            classes: person.classes.map((letter) => ({
              letter,
              since: person.isSettled ? addYears(today, -2) : addDays(today, -1),
            })),
          }
        : null,
    endorsements: [],
    theory: { road_sign: person.sign ? today : null, road_traffic: person.traffic ? today : null },
    training_hours: person.trained ? figures.training_hours : 10,
    eye_test: null,
    hazard_permit: person.hazard && { expires_on: person.hazard },
    open_kinds: [],
  };
};

const formFor = (person: Person): URLSearchParams => {
  const form = new URLSearchParams();
  const yes = (question: string, answer: boolean) => form.set(question, answer ? "yes" : "no");
  const date = (question: string, day: string | null) => {
    const [year = "", month = "", dayOfMonth = ""] = (day ?? "").split("-");
    form.set(`${question}.day`, dayOfMonth);
    form.set(`${question}.month`, month);
    form.set(`${question}.year`, year);
  };
  date("birth", person.birth);
  yes("licence", person.expires_on !== null);
  date("expiry", person.expires_on);
  form.set("renewals", String(person.renewals));
  for (const letter of person.classes) form.append("classes", letter);
  yes("settled", person.isSettled);
  yes("learners", person.learners !== null);
  date("learners_expiry", person.learners);
  yes("sign", person.sign);
  yes("traffic", person.traffic);
  yes("trained", person.trained);
  yes("hazard", person.hazard !== null);
  date("hazard_expiry", person.hazard);
  form.set("wanted_class", person.wanted);
  return form;
};

describe("which service somebody needs [R-PUB-04]", () => {
  it.each(wants.map((want) => [want.id, want] as const))("%s: the check says what the server would say", (_, want) => {
    fc.assert(
      fc.property(people, (person) => {
        // A want that does not ask for the dates of the card is about people whose card is valid.
        fc.pre(want.asks.includes("expiry") || person.expires_on === null || person.expires_on > addDays(today, 400));
        const { answers, errors } = readAnswers(want, formFor(person));
        expect(errors).toEqual({});
        const { kind, verdict } = verdictFor(want, answers, today);
        const record = recordFor(want, person);
        const asked = { ...record, date_of_birth: want.asks.includes("birth") ? person.birth : addYears(today, -40) };
        const letter = want.asks.includes("wanted_class") ? (person.wanted as "A") : undefined;
        const server = eligibility(kinds[kind], asked, today, letter);
        expect(verdict.is_eligible).toBe(server.is_eligible);
        expect(verdict.reasons.map(({ code }) => code)).toEqual(server.reasons.map(({ code }) => code));
      }),
      { numRuns: 300 },
    );
  });

  it("leads to every service that citizens can apply for", () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...wants), people, (want, person) => {
        reached.add(verdictFor(want, readAnswers(want, formFor(person)).answers, today).kind);
      }),
      { numRuns: 2_000 },
    );
    expect([...reached].toSorted()).toEqual(guideKinds.map(({ kind }) => kind as string).toSorted());
  });

  it("asks again for what is missing or wrong, and keeps what was answered", () => {
    const form = new URLSearchParams("licence=yes&expiry.day=31&expiry.month=4&expiry.year=2027");
    const rendered = render("check", new URLSearchParams("want=renew"), data, form);
    const html = "html" in rendered ? rendered.html : "";
    expect(html).toContain("This month has only 30 days");
    expect(html).toContain("Choose an answer");
    expect(html).toMatch(/name="expiry.year"[^>]*value="2027"|value="2027"[^>]*name="expiry.year"/);
    expect(html).not.toContain("You can apply");
  });

  it("can be sent to somebody else without a date, a name or a number", () => {
    fc.assert(
      fc.property(fc.constantFrom(...wants), people, (want, person) => {
        const form = formFor(person);
        form.set("town", "Tamale");
        const sent = new URLSearchParams(addressToSend(want, form).split("?")[1]);
        for (const [name, value] of sent)
          expect(["want", "wanted_class"].includes(name) || value === "yes" || value === "no", `${name}=${value}`).toBe(
            true,
          );
      }),
    );
  });
});
