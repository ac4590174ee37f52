import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import vectors from "../../test-vectors/identity-numbers.json" with { type: "json" };
import { phoneNumberText } from "../phones/phone-text.ts";
import type { IdentityNumberKind } from "./identity-numbers.ts";
import { identityNumber, isGhanaPassport, readIdentityNumber } from "./identity-numbers.ts";
import { bloodGroups, idTypes, maritalStatuses, restrictions, sexes, titles } from "./profile-options.ts";
import { addressStep, birthStep, contactStepWith, identityStep } from "./profile-steps.ts";

const issuesOf = (schema: z.ZodMiniType, value: unknown) =>
  (z.safeParse(schema, value).error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`);

describe("identity numbers", () => {
  it.each(vectors.cases)("reads $input.kind '$input.text' as $output", ({ input, output }) => {
    const kind = input.kind as IdentityNumberKind;
    expect(readIdentityNumber(kind, input.text)).toBe(output);
    const parsed = z.safeParse(identityNumber(kind), input.text);
    expect(parsed.data ?? null).toBe(output);
  });

  it.each([
    ["ghana_card", "", "Ghana Card number is required"],
    ["ghana_card", "x", "Ghana Card number must look like GHA-123456789-0"],
    ["non_citizen_card", "x", "Non-citizen card number must look like NGA-123456789-0"],
    ["passport", "x", "Passport number must look like G1234567"],
    ["licence", "x", "Licence number must look like AB-12345/678"],
    ["tin", "x", "Tax identification number must look like C0000803561 or a Ghana Card number"],
  ] as const)("reports %s '%s' with: %s", (kind, text, message) => {
    expect(issuesOf(identityNumber(kind), text)).toEqual([`: ${message}`]);
  });

  it("gives valid examples", () => {
    for (const [kind, text] of [
      ["ghana_card", "GHA-123456789-0"],
      ["non_citizen_card", "NGA-123456789-0"],
      ["passport", "G1234567"],
      ["licence", "AB-12345/678"],
      ["tin", "C0000803561"],
    ] as const) {
      expect(readIdentityNumber(kind, text)).toBe(text);
    }
  });

  it("catches every wrong digit of a tax number", () => {
    const right = "C0000803561";
    for (let place = 3; place <= 10; place++) {
      for (const digit of "0123456789") {
        const text = right.slice(0, place) + digit + right.slice(place + 1);
        expect(readIdentityNumber("tin", text)).toBe(text === right ? right : null);
      }
    }
  });

  it("recognises Ghana's own passports", () => {
    expect(["G1234567", "H1234567", "A1234567", "G123456"].map(isGhanaPassport)).toEqual([true, true, false, false]);
  });
});

describe("creating a profile", () => {
  const names = { first_name: "Ama", last_name: "Serwaa" };

  it("accepts the number of the chosen document, and normalises it", () => {
    expect(z.parse(identityStep, { ...names, id_type: "ghana_card", id_number: "gha 123456789 0" })).toEqual({
      ...names,
      id_type: "ghana_card",
      id_number: "GHA-123456789-0",
    });
    expect(issuesOf(identityStep, { ...names, id_type: "passport", id_number: "GHA-123456789-0" })).toEqual([
      "id_number: Passport number must look like G1234567",
    ]);
  });

  it("reports what is missing in each step", () => {
    expect(issuesOf(identityStep, {})).toEqual([
      "first_name: First Name is required",
      "last_name: Surname is required",
      "id_type: Choose a Ghana Card, a passport or a non-citizen card",
      "id_number: ID number is required",
    ]);
    expect(issuesOf(birthStep("2026-11-21"), { date_of_birth: "1899-12-31", sex: "x" })).toEqual([
      "date_of_birth: Date of birth must be January 01, 1900 or later",
      "sex: Choose female or male",
      "nationality: Nationality is required",
    ]);
    expect(issuesOf(contactStepWith(phoneNumberText), { email: "ama@" })).toEqual([
      "phone_number: Phone Number is required",
      "email: Invalid email address",
    ]);
    expect(issuesOf(addressStep, { digital_address: "GA-1-1" })).toEqual([
      "digital_address: Digital address must look like GA-183-8164",
      "city: City is required",
      "country: Country is required",
    ]);
  });

  it("accepts a birth date of today and keeps unknown parts of an address", () => {
    const birth = { date_of_birth: "2026-11-21", sex: "female", nationality: { value: "GH", label: "Ghanaian" } };
    expect(z.parse(birthStep("2026-11-21"), birth)).toEqual(birth);
    const address = { city: "Accra", country: "Ghana", premise: "Block 3", lat: null };
    expect(z.parse(addressStep, address)).toEqual(address);
  });

  it("offers options that the forms accept, without duplicates", () => {
    expect(idTypes.map((choice) => choice.value)).toEqual(["ghana_card", "passport", "non_citizen_card"]);
    expect(sexes).toEqual([
      { value: "female", label: "Female" },
      { value: "male", label: "Male" },
    ]);
    expect(restrictions.map((choice) => choice.value)).toEqual(["none", "glasses", "automatic"]);
    expect(bloodGroups).toHaveLength(9);
    for (const list of [sexes, titles, maritalStatuses, restrictions, idTypes, bloodGroups]) {
      expect(new Set(list.map((choice) => choice.value)).size).toBe(list.length);
    }
  });
});
