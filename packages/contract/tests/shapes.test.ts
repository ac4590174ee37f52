import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { examples } from "../src/examples.ts";
import { calls, createService, listBranches, registerLearner, startPayment } from "../src/index.ts";
import { arbitraryOf } from "./arbitraries.ts";

const parts = ["params", "query", "body", "answer"] as const;
const schemas = calls.flatMap((call) =>
  parts.flatMap((part) => (call[part] ? [[`${call.id} ${part}`, call[part], examples[call.id]?.[part]] as const] : [])),
);
const overTheWire = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
const holdsFile = (value: unknown) => JSON.stringify(value ?? null).includes('"size"');

describe("every schema", () => {
  it.each(schemas)("%s accepts its own output again, after JSON encoding", (_, schema) => {
    const valid = arbitraryOf(schema).filter((value) => z.safeParse(schema, value).success);
    fc.assert(
      fc.property(valid, (value) => {
        const once = z.parse(schema, value);
        if (holdsFile(once)) return;
        const twice = z.parse(schema, overTheWire(once));
        expect(overTheWire(twice)).toEqual(overTheWire(once));
      }),
      { numRuns: 15 },
    );
  });

  it.each(schemas)("%s refuses random values without throwing", (_, schema) => {
    const garbage = fc.oneof(
      fc.anything(),
      fc.constantFrom(null, [], "__proto__", "x".repeat(1_000_000), JSON.parse('{"__proto__":1}')),
    );
    fc.assert(
      fc.property(garbage, (value) => {
        expect(typeof z.safeParse(schema, value).success).toBe("boolean");
      }),
      { numRuns: 15 },
    );
  });
});

describe("every example", () => {
  it.each(schemas)("%s matches its schemas", (name, schema, example) => {
    if (example === undefined) expect(name).toMatch(/query$/);
    else expect(z.safeParse(schema, example)).toMatchObject({ success: true });
  });

  it("belongs to a call", () => {
    const ids = new Set(calls.map((call) => call.id));
    expect(Object.keys(examples).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe("a request", () => {
  const messages = (schema: z.core.$ZodType, value: unknown) =>
    Object.fromEntries(
      (z.safeParse(schema, value).error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]),
    );

  it("gets the specification's messages for a wrong sign-up [R-VAL-01] [R-VAL-02] [R-VAL-03] [R-VAL-05]", () => {
    expect(
      messages(registerLearner.body, {
        email: "nobody",
        phone_number: "call me",
        password1: "Kente-Gold-2026",
        password2: "x",
      }),
    ).toMatchObject({
      first_name: "First Name is required",
      last_name: "Surname is required",
      username: "Username is required",
      email: "Invalid Email address",
      phone_number: "Invalid phone number",
      password2: "Passwords do not match",
    });
  });

  it("may contain anything as a draft, but only fields of limited size", () => {
    const { body } = createService["learners-license"];
    expect(z.safeParse(body, { details: { license_class: "half a wo", gearbox: "" } }).success).toBe(true);
    expect(z.safeParse(body, {}).success).toBe(true);
    expect(z.safeParse(body, { details: { license_class: "x".repeat(5_001) } }).success).toBe(false);
    expect(z.safeParse(body, { details: { nested: { deep: true } } }).success).toBe(false);
  });

  it("is validated completely once it is submitted", () => {
    const { body } = createService["learners-license"];
    expect(messages(body, { submit: true, details: { license_class: "Z" } })).toEqual({
      "details.license_class": "Class is required",
      "details.gearbox": "Gearbox is required",
      "details.school_code": "Driving school code is required",
      "details.trainee_number": "Trainee number is required",
    });
  });

  it("needs the fields of the chosen channel for a payment", () => {
    expect(messages(startPayment.body, { channel: "mobile_money" })).toEqual({
      network: "Choose MTN, Telecel or AT",
      phone_number: "Phone Number is required",
    });
    expect(messages(startPayment.body, { channel: "cash" })).toEqual({ channel: "Choose one of mobile_money, card" });
  });

  it.each([["0"], ["101"], ["1.5"], ["many"], [""]])("refuses a limit of %s", (limit) => {
    expect(messages(listBranches.query, { limit })).toEqual({ limit: "limit must be a whole number from 1 to 100" });
  });
});
