import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import vectors from "../../test-vectors/phones.json" with { type: "json" };
import { mobileNetworkOf } from "./mobile-networks.ts";
import { formatPhone, isPhone, learnerCreation, normalisePhone, phoneNumber } from "./phone-numbers.ts";
import { phoneInWords, phoneNumberText, phoneTextOf } from "./phone-text.ts";

const messages = (schema: z.ZodMiniType, value: unknown) =>
  (z.safeParse(schema, value).error?.issues ?? []).map((issue) => issue.message);

describe("a phone number in words", () => {
  it("is spaced in national form for Ghana, and unchanged for other countries", () => {
    expect(phoneInWords("+233244123456")).toBe("024 412 3456");
    expect(phoneInWords("+233244123456")).toBe(formatPhone("+233244123456"));
    expect(phoneInWords("+442079460018")).toBe("+442079460018");
    expect(phoneInWords("+23324412345")).toBe("+23324412345");
  });
});

describe("normalising a phone number", () => {
  it.each(vectors.cases)("reads '$input' as $output [R-VAL-03]", ({ input, output }) => {
    expect(normalisePhone(input)).toBe(output);
    expect(isPhone(input)).toBe(output !== null);
    expect(z.safeParse(phoneNumber, input).data ?? null).toBe(output);
  });

  it("is idempotent [R-VAL-03]", () => {
    const local = fc
      .tuple(fc.constantFrom("024", "+23320", "0302", "+4420", "+1212"), fc.nat(9_999_999))
      .map(([prefix, rest]) => prefix + rest);
    let normalised = 0;
    fc.assert(
      fc.property(local, (text) => {
        const once = normalisePhone(text);
        if (once === null) return;
        normalised++;
        expect(normalisePhone(once)).toBe(once);
        expect(normalisePhone(once, "GB")).toBe(once);
      }),
      { numRuns: 500 },
    );
    expect(normalised).toBeGreaterThan(20);
  });

  it("reads a number without a plus sign in the given country [R-VAL-03]", () => {
    expect(normalisePhone("020 7946 0018", "GB")).toBe("+442079460018");
    expect(normalisePhone("020 7946 0018")).toBeNull();
    expect(normalisePhone("0244123456", "no such country")).toBe("+233244123456");
  });

  it("accepts no number that the simple rule refuses [R-VAL-03]", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789+-(). a") }), (text) => {
        if (isPhone(text)) expect(messages(phoneNumberText, text)).toEqual([]);
      }),
    );
  });
});

describe("the messages of a phone number", () => {
  it.each([undefined, null, "", " ", "\u200b", 244123456])(
    "are 'Phone Number is required' for %j [R-VAL-03]",
    (value) => {
      expect(messages(phoneNumber, value)).toEqual(["Phone Number is required"]);
      expect(messages(phoneNumberText, value)).toEqual(["Phone Number is required"]);
    },
  );

  it("are 'Invalid phone number' otherwise, also in the sign-up form [R-VAL-03]", () => {
    expect(messages(phoneNumber, "0994123456")).toEqual(["Invalid phone number"]);
    expect(messages(phoneNumberText, "024FLOWERS")).toEqual(["Invalid phone number"]);
    const issues = z.safeParse(learnerCreation, { phone_number: "0994123456" }).error?.issues ?? [];
    expect(issues.find((issue) => issue.path[0] === "phone_number")?.message).toBe("Invalid phone number");
  });

  it("do not appear for a valid number, which is returned in E.164 form [R-VAL-03] [R-ENT-03]", () => {
    const form = {
      first_name: "Ama",
      last_name: "Serwaa",
      username: "ama",
      phone_number: "024 412 3456",
      password1: "Akwaaba1",
    };
    expect(z.parse(learnerCreation, form).phone_number).toBe("+233244123456");
  });
});

describe("the simple rule for a phone number", () => {
  it.each([
    ["123456", "123456"],
    ["+233 (24) 412-34.56", "+233244123456"],
    ["12345", null],
    ["1".repeat(20), "1".repeat(20)],
    ["1".repeat(21), null],
    ["1+23456", null],
    ["()", null],
    ["12345a", null],
  ])("reads '%s' as %j", (text, result) => {
    expect(phoneTextOf(text)).toBe(result);
  });
});

describe("showing a phone number", () => {
  it.each([
    ["+233244123456", "024 412 3456"],
    ["+442079460018", "+44 20 7946 0018"],
    ["rubbish", "rubbish"],
  ])("shows %s as %s", (text, expected) => {
    expect(formatPhone(text)).toBe(expected);
  });
});

describe("the mobile network of a number", () => {
  it.each([
    ...["24", "25", "53", "54", "55", "59"].map((prefix) => [prefix, "mtn"] as const),
    ...["20", "50"].map((prefix) => [prefix, "telecel"] as const),
    ...["26", "27", "56", "57"].map((prefix) => [prefix, "at"] as const),
    ...["23", "28", "30", "58"].map((prefix) => [prefix, null] as const),
  ])("with the prefix %s is %s", (prefix, network) => {
    expect(mobileNetworkOf(`+233${prefix}4123456`)).toBe(network);
    expect(mobileNetworkOf(`+234${prefix}4123456`)).toBeNull();
    expect(mobileNetworkOf(`+233${prefix}41234567`)).toBeNull();
  });
});
