import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import passwordVectors from "../../test-vectors/passwords.json" with { type: "json" };
import { cleanLine, cleanLines } from "./clean-text.ts";
import { isEmail, optionalEmail } from "./email.ts";
import { fileOrText } from "./files.ts";
import { loginTarget, loginTargetText, verificationCode } from "./login.ts";
import { option } from "./options.ts";
import { passwordProblems, passwordRules } from "./password-rules.ts";
import { newPassword, passwordsMatch } from "./passwords.ts";
import { searchText } from "./search-text.ts";
import { optionalText, requiredText } from "./text.ts";

const messages = (schema: z.ZodMiniType, value: unknown) =>
  (z.safeParse(schema, value).error?.issues ?? []).map((issue) => issue.message);

describe("required text", () => {
  it.each([undefined, null, "", "   ", "\u200b\u202e", "\u0000", "\u3164\u2800", 7, {}])(
    "says '{Field} is required' for %j [R-VAL-06]",
    (value) => {
      expect(messages(requiredText("Occupation"), value)).toEqual(["Occupation is required"]);
    },
  );

  it("reports only that it is too long [R-VAL-06]", () => {
    const schema = requiredText("Occupation", 3, () => "wrong");
    expect(messages(schema, "abcd")).toEqual(["Occupation must be 3 characters or fewer"]);
    expect(messages(schema, "abc")).toEqual(["wrong"]);
  });

  it("returns the cleaned text [R-VAL-06]", () => {
    expect(z.parse(requiredText("Occupation"), "  Head \u202e nurse\n")).toBe("Head nurse");
  });
});

describe("optional text", () => {
  it.each([
    [undefined, undefined],
    [null, null],
    ["  ", ""],
    [" a ", "a"],
  ])("parses %j as %j", (value, result) => {
    expect(
      z.parse(
        optionalText("Town", 3, () => undefined),
        value,
      ),
    ).toBe(result);
  });

  it("must pass its rule if it is given", () => {
    expect(
      messages(
        optionalText("Town", 9, () => "wrong"),
        "x",
      ),
    ).toEqual(["wrong"]);
    expect(
      messages(
        optionalText("Town", 9, () => "wrong"),
        " ",
      ),
    ).toEqual([]);
    expect(messages(optionalText("Town", 2), "xyz")).toEqual(["Town must be 2 characters or fewer"]);
    expect(messages(optionalText("Town", 1_000), "x".repeat(1_001))).toEqual([
      "Town must be 1,000 characters or fewer",
    ]);
    expect(messages(optionalText("Town"), 7)).toEqual(["Town must be text"]);
  });
});

describe("cleaning text", () => {
  it("changes nothing the second time", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom(..." \u200b\n\r\u0301e\ud800") }),
    );
    fc.assert(
      fc.property(text, (value) => {
        expect(cleanLine(cleanLine(value))).toBe(cleanLine(value));
        expect(cleanLines(cleanLines(value))).toBe(cleanLines(value));
      }),
    );
  });

  it("keeps line breaks, with at most one blank line between paragraphs", () => {
    expect(cleanLines("\n One  two \r\n\r\n\r\n\u202ethree\r\n")).toBe("One two\n\nthree");
  });
});

describe("an optional email address", () => {
  it.each([undefined, null, "", "  "])("may be %j [R-VAL-06]", (value) => {
    expect(messages(optionalEmail(), value)).toEqual([]);
  });

  it.each([
    "ama",
    "ama@",
    "ama@b",
    "a b@c.gh",
    "ama@b..gh",
    ".ama@b.gh",
    "ama.@b.gh",
    "ama@b.gh.",
    "ama@b.g",
    "<a@b.gh>",
    "ama@b.123",
    7,
  ])("is invalid as %j: 'Invalid email address' [R-VAL-06]", (value) => {
    expect(messages(optionalEmail(), value)).toEqual(["Invalid email address"]);
  });

  it.each(["ama@b.gh", "a.b+c_d@mail.example.com", "o'brien@example.com", "x@xn--bcher-kva.example"])(
    "may be %s [R-VAL-06]",
    (text) => {
      expect(z.parse(optionalEmail(), ` ${text} `)).toBe(text);
    },
  );

  it("has at most 254 characters, 64 of them before the @", () => {
    const domain = `${"d".repeat(60)}.`.repeat(3);
    expect(isEmail(`${"a".repeat(64)}@${domain}${"e".repeat(3)}.gh`)).toBe(true);
    expect(isEmail(`${"a".repeat(65)}@example.com`)).toBe(false);
    expect(isEmail(`${"a".repeat(60)}@${domain}${"e".repeat(8)}.gh`)).toBe(false);
  });
});

describe("a file or the text that identifies one", () => {
  it.each([undefined, null, "", " ", "\u200b", 7, {}, { size: 0, type: "" }, { size: "1", type: "" }, { size: 1 }])(
    "says 'File is required' for %j [R-VAL-06]",
    (value) => {
      expect(messages(fileOrText, value)).toEqual(["File is required"]);
    },
  );

  it.each(["documents/1", { size: 1, type: "application/pdf", name: "a.pdf" }])("accepts %j [R-VAL-06]", (value) => {
    expect(z.parse(fileOrText, value)).toBe(value);
  });

  it("is required in a form that leaves it out [R-VAL-06]", () => {
    expect(messages(z.object({ affidavit: fileOrText }), {})).toEqual(["File is required"]);
  });
});

describe("a new password", () => {
  it.each(passwordVectors.cases)("lacks $output in '$input' [R-VAL-04]", ({ input, output }) => {
    expect(passwordProblems(input)).toEqual(output);
    expect(messages(newPassword, input)).toEqual(input === "" ? ["Password is required"] : output);
  });

  it("is valid exactly if it follows every rule [R-VAL-04]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 12 }), (text) => {
        const isAllowed = passwordRules.every((rule) => rule.isKept(text));
        expect(passwordProblems(text).length === 0).toBe(isAllowed);
      }),
    );
  });

  it("is not trimmed [R-VAL-04]", () => {
    expect(z.parse(newPassword, "  Akwaaba 1 ")).toBe("  Akwaaba 1 ");
  });

  it("has to be repeated, and the message is on password2 even if other fields are wrong [R-VAL-05]", () => {
    const form = z.object({ password1: newPassword, password2: z.nullish(z.string()) }).check(passwordsMatch());
    const issues = z.safeParse(form, { password1: "short", password2: "other" }).error?.issues ?? [];
    const onSecond = issues.filter((issue) => issue.path[0] === "password2").map((issue) => issue.message);
    expect(onSecond).toEqual(["Passwords do not match"]);
    expect(z.safeParse(form, { password1: "Akwaaba1", password2: "Akwaaba1" }).success).toBe(true);
    expect(z.safeParse(form, { password1: "Akwaaba1", password2: null }).success).toBe(true);
    expect(z.safeParse(form, null).success).toBe(false);
  });
});

describe("logging in", () => {
  it.each([
    ["Ama@Example.com ", { kind: "email", value: "ama@example.com" }],
    ["024 412 3456", { kind: "phone", value: "0244123456" }],
    ["+233 (24) 412-3456", { kind: "phone", value: "+233244123456" }],
    ["ama", null],
    ["", null],
    ["12345", null],
    ["0244+123456", null],
    ["1".repeat(21), null],
    ["1".repeat(2000), null],
  ])("recognises '%s'", (text, target) => {
    expect(loginTarget(text)).toEqual(target);
    expect(z.safeParse(loginTargetText, text).success).toBe(target !== null);
  });

  it.each([
    ["123456", []],
    [" 123 456 ", []],
    ["12345", ["Enter the 6-digit code"]],
    ["1234567", ["Enter the 6-digit code"]],
    ["12345a", ["Enter the 6-digit code"]],
    ["", ["Code is required"]],
  ])("checks a six-digit code: '%s'", (code, result) => {
    expect(messages(verificationCode, code)).toEqual(result);
  });
});

describe("an option", () => {
  it("has a value and a label that are text [R-ENT-06]", () => {
    expect(z.safeParse(option, { value: "GH", label: "Ghanaian" }).success).toBe(true);
    expect(z.safeParse(option, { value: 1, label: "Ghanaian" }).success).toBe(false);
    expect(z.safeParse(option, { value: "GH" }).success).toBe(false);
  });
});

describe("a search", () => {
  it.each([
    ["Akua  Thornwood ", "Akua Thornwood"],
    ["KW-2026-0000426", "KW-2026-0000426"],
    ["Yaa", "Yaa"],
    ["Ɛsi", "Ɛsi"],
    ["ak", ""],
    ["a b c d", ""],
    ["%%%", ""],
    ["   ", ""],
    ["KW-", ""],
  ])("for %j becomes %j", (typed, text) => {
    expect(searchText(typed)).toBe(text);
  });
});
