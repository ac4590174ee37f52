import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import nameVectors from "../../test-vectors/display-names.json" with { type: "json" };
import messageVectors from "../../test-vectors/messages.json" with { type: "json" };
import { phoneNumberText } from "../phones/phone-text.ts";
import { learnerCreationWith } from "./learner-creation.ts";
import { displayName, firstName } from "./names.ts";
import { role, roles } from "./roles.ts";
import { user } from "./user.ts";

const ama = { email: "ama@example.com", first_name: "Ama", last_name: "Serwaa", username: "ama", role: "learner" };

describe("a user", () => {
  it("is valid with email, first_name, last_name, username and role, and includes the driver [R-ENT-01]", () => {
    expect(z.safeParse(user, ama).success).toBe(true);
    expect(z.parse(user, { ...ama, driver: "d1" }).driver).toBe("d1");
    expect(z.parse(user, { ...ama, driver: null }).driver).toBeNull();
    expect(z.safeParse(user, { ...ama, driver: 1 }).success).toBe(false);
  });

  it.each(Object.keys(ama))("is not valid without %s, nor with it empty [R-ENT-01]", (field) => {
    const { [field as "email"]: _left, ...rest } = ama;
    expect(z.safeParse(user, rest).error?.issues.map((issue) => issue.path)).toEqual([[field]]);
    expect(z.safeParse(user, { ...ama, [field]: "" }).success).toBe(false);
    expect(z.safeParse(user, { ...ama, [field]: null }).success).toBe(false);
  });

  it("has one of six roles", () => {
    expect(roles).toEqual(["learner", "driver", "driving_school", "reviewer", "officer", "accountant", "admin"]);
    expect(z.safeParse(role, "constructor").success).toBe(false);
  });
});

describe("a display name", () => {
  it.each(nameVectors.cases)("of $input is '$output' [R-ENT-04]", ({ input, output }) => {
    expect(displayName(input)).toBe(output);
  });

  it("drops halves of surrogate pairs [R-ENT-04]", () => {
    expect(displayName({ first_name: "Ama\ud800", other_name: "\udc00", last_name: "Serwaa" })).toBe("Ama Serwaa");
  });

  it("never has double, leading or trailing spaces [R-ENT-04]", () => {
    const name = fc.string({ unit: fc.constantFrom("a", " ", "\u00a0", "\u200b", "\n", "\u0301") });
    fc.assert(
      fc.property(name, fc.option(name), name, (first_name, other_name, last_name) => {
        expect(displayName({ first_name, other_name, last_name })).not.toMatch(/\s\s|^\s|\s$/);
      }),
    );
  });
});

describe("the sign-up form", () => {
  const form = learnerCreationWith(phoneNumberText);
  const filled = {
    first_name: "Ama",
    last_name: "Serwaa",
    username: "ama",
    phone_number: "0244123456",
    password1: "Akwaaba1",
  };

  it.each(messageVectors.cases)(
    "reports $input.field $input.value with: $output [R-VAL-01] [R-VAL-02] [R-VAL-03]",
    ({ input, output }) => {
      const issues = z.safeParse(form, { ...filled, [input.field]: input.value }).error?.issues ?? [];
      expect(issues.every((issue) => issue.path[0] === input.field)).toBe(true);
      expect(issues[0]?.message ?? null).toBe(output);
    },
  );

  it("needs no email, other name or second password [R-ENT-03]", () => {
    expect(z.parse(form, filled)).toEqual(filled);
    expect(z.parse(form, { ...filled, other_name: null, password2: null, email: "" })).toEqual({
      ...filled,
      other_name: null,
      password2: null,
      email: "",
    });
  });

  it("contains only its own fields, so nobody can sign up with a role [R-ENT-03]", () => {
    const all = { ...filled, other_name: "Yaa", email: "ama@example.com", password2: "Akwaaba1" };
    expect(z.parse(form, { ...all, role: "admin", driver: "d1" })).toEqual(all);
  });

  it("shows all messages together [R-VAL-01] [R-VAL-05]", () => {
    const issues = z.safeParse(form, { password2: "other" }).error?.issues ?? [];
    expect(issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`)).toEqual([
      "first_name: First Name is required",
      "last_name: Surname is required",
      "username: Username is required",
      "phone_number: Phone Number is required",
      "password1: Password is required",
      "password2: Passwords do not match",
    ]);
  });
});

describe("a person's name", () => {
  it("keeps every letter of every script, in the composed form", () => {
    expect(z.parse(firstName, "E\u0301fua")).toBe("\u00c9fua");
    expect(z.parse(firstName, "Ɛsi")).toBe("Ɛsi");
    expect(z.parse(firstName, "q\u0323\u0307")).toBe("q\u0323\u0307");
  });
});
