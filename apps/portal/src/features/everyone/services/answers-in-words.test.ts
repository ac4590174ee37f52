import { kinds } from "@kwan/domain/kinds";
import { expect, test } from "vitest";
import { readAnswers } from "../../../forms/read-answers.ts";
import { applicationRows, detailRows } from "./answers-in-words.ts";
import { formStepsOf, stepIn } from "./apply/form-steps.ts";

const places = {
  countries: [
    { value: "TG", label: "Togo" },
    { value: "BJ", label: "Benin" },
  ],
  branches: [{ value: "brn_1", label: "Weija" }],
};

const valuesOf = (kind: keyof typeof kinds, answers: object) =>
  Object.fromEntries(detailRows(kinds[kind].fields, { ...answers }, places).map(({ field, value }) => [field, value]));

test("[R-RTE-09] the summary shows answers as people read them: choices, days, countries, branches, yes and no", () => {
  expect(
    valuesOf("international-driving-permit", { travel_countries: ["TG", "BJ"], travel_on: "2026-12-24" }),
  ).toMatchObject({ travel_countries: "Togo, Benin", travel_on: "December 24, 2026", license_number: "" });
  expect(valuesOf("center-change", { to_branch: "brn_1", what: "test" })).toMatchObject({
    to_branch: "Weija",
    what: "Where you take your test",
  });
  expect(valuesOf("hazard-permit", { goods: ["fuel"] })).toMatchObject({ goods: "Petrol, diesel or kerosene" });
  expect(valuesOf("drivers-renewal", { health_changed: false })).toMatchObject({
    license_number: "",
    health_changed: "No",
  });
  expect(valuesOf("drivers-renewal", { health_changed: false })).not.toHaveProperty("health_change");
});

test("[R-RTE-09] the label of an answer is a noun if the form asks a question", () => {
  const { fields } = kinds["lost-damaged-license"];
  expect(detailRows(fields, { damage: "broken" }, places).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Licence number", "Type of damage", "How it happened"]),
  );
  // Officers read this text too, so it does not address the applicant as "you".
  expect(detailRows(kinds["drivers-renewal"].fields, { health_changed: true }, places).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Change in health since the last licence", "Change in health"]),
  );
});

test("[R-RTE-09] a question that depends on another is read and shown only if its condition holds", () => {
  expect(Object.keys(valuesOf("drivers-renewal", { health_changed: true }))).toContain("health_change");
});

test("[R-RTE-09] an empty field clears an earlier answer, and yes and no are read as true and false", () => {
  const form = new FormData();
  form.append("license_number", "  ");
  form.append("health_changed", "no");
  expect(readAnswers(kinds["drivers-renewal"].fields, form)).toMatchObject({
    license_number: null,
    health_changed: false,
    health_change: null,
  });
  const goods = new FormData();
  goods.append("goods", "fuel");
  goods.append("goods", "gas");
  expect(readAnswers(kinds["hazard-permit"].fields, goods).goods).toEqual(["fuel", "gas"]);
});

test("[R-RTE-09] documents are a step only if the answers require one", () => {
  expect(formStepsOf(kinds["drivers-renewal"], {})).not.toContain("documents");
  expect(formStepsOf(kinds.amendment, {})).not.toContain("documents");
  expect(formStepsOf(kinds.amendment, { first_name: "Ama" })).toContain("documents");
});

test.each([
  ["check", "details", "check"],
  ["documents", "details", "details"],
  [null, "details", "details"],
  [null, "check", "check"],
] as const)(
  "[R-RTE-09] with the step %s in the address and %s as the first step, the form shows %s",
  (name, first, step) => {
    expect(stepIn(name, formStepsOf(kinds["drivers-renewal"], {}), first)).toBe(step);
  },
);

test("[R-RTE-09] a driving school that has confirmed the applicant is shown by its name, with its code", () => {
  const { fields } = kinds["learners-license"];
  const schoolIn = (state: "done" | "open") =>
    applicationRows(
      fields,
      {
        details: { school_code: "ga-014", trainee_number: "T-2026-0401" },
        steps: [
          {
            step: "school_verification",
            title: "School confirmed",
            during: "in_review",
            by: "school",
            state,
            done_at: null,
            running_until: null,
            note: state === "done" ? "Ridge Driving School" : null,
          },
        ],
      },
      places,
    )
      .filter(({ field }) => field.startsWith("school"))
      .map(({ name, value }) => [name, value]);
  expect(schoolIn("done")).toEqual([
    ["Driving school", "Ridge Driving School"],
    ["Driving school code", "GA-014"],
  ]);
  expect(schoolIn("open")).toEqual([["Driving school code", "ga-014"]]);
});
