import { readFileSync } from "node:fs";
import { cpuUsage } from "node:process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import * as countries from "./countries.ts";
import type { PlainDate } from "./dates/plain-date.ts";
import * as dates from "./dates.ts";
import * as domain from "./index.ts";
import type { Pesewas } from "./money/pesewas.ts";
import * as numbers from "./numbers.ts";
import * as phone from "./phone.ts";
import * as places from "./places.ts";
import * as profiles from "./profiles.ts";

const today = "2026-11-21";
const surface = { ...domain, ...countries, ...dates, ...numbers, ...phone, ...places, ...profiles };

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === "object" && value !== null && "_zod" in value;

// Schemas built by functions, in addition to those exported directly.
const made: { [name: string]: z.ZodMiniType } = {
  requiredText: domain.requiredText("Field"),
  optionalText: domain.optionalText("Field"),
  optionalEmail: domain.optionalEmail(),
  personName: domain.personName("Name"),
  optionalPersonName: domain.optionalPersonName("Name"),
  anyDate: domain.anyDate("Date"),
  requiredDate: domain.requiredDate("Date"),
  timeOfDay: dates.timeOfDay("Time"),
  learnerCreationWith: domain.learnerCreationWith(domain.phoneNumberText),
  birthDate: profiles.birthDate(today),
  birthStep: profiles.birthStep(today),
  updateRequestForm: profiles.updateRequestForm(today),
  contactStepWith: profiles.contactStepWith(phone.phoneNumber),
  ghana_card: profiles.identityNumber("ghana_card"),
  non_citizen_card: profiles.identityNumber("non_citizen_card"),
  passport: profiles.identityNumber("passport"),
  licence: profiles.identityNumber("licence"),
  tin: profiles.identityNumber("tin"),
};
const schemas = Object.entries<unknown>({ ...surface, ...made }).flatMap(([name, value]): [string, z.ZodMiniType][] =>
  isSchema(value) ? [[name, value]] : [],
);

// Functions grouped by parameter type. Each is called with all kinds of invalid values of that type.
/** Functions that work with dates and amounts expect valid values and throw a RangeError for anything else. */
const orRangeError = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    if (error instanceof RangeError) return error;
    throw error;
  }
};
const ofDate = (call: (date: PlainDate) => unknown) => (text: string) => orRangeError(() => call(text as PlainDate));
const ofAmount = (call: (amount: number) => unknown) => (number: number) => orRangeError(() => call(number));
const ofPesewas = (call: (amount: Pesewas) => unknown) => ofAmount((amount) => call(amount as Pesewas));

const ofText: { [name: string]: (text: string) => unknown } = {
  addDays: ofDate((date) => domain.addDays(date, 1)),
  addMonths: ofDate((date) => domain.addMonths(date, 1)),
  addMonthsToInstant: ofDate((text) => domain.addMonthsToInstant(text, 1)),
  addWorkingDays: ofDate((date) => dates.addWorkingDays(date, 1)),
  addYears: ofDate((date) => domain.addYears(date, 1)),
  ageOn: ofDate((date) => domain.ageOn(date, date)),
  areaOf: (text) => domain.areaOf(text as never, text as never),
  closedPeriods: ofDate((date) => dates.closedPeriods(date, date, [])),
  closureOn: (text) => dates.closureOn([{ from: today, until: today }], text as never),
  identityChanges: (text) => {
    const identity = {
      first_name: text,
      last_name: text,
      date_of_birth: text,
      nationality: { value: text, label: text },
    };
    return profiles.identityChanges(identity, { ...identity, first_name: today, date_of_birth: today });
  },
  checkCharacter: numbers.checkCharacter,
  cleanLine: domain.cleanLine,
  cleanLines: domain.cleanLines,
  countryByCode: countries.countryByCode,
  dammDigit: numbers.dammDigit,
  dateFromParts: (text) => domain.dateFromParts(text, text, text),
  datePartsOf: domain.datePartsOf,
  dayOf: ofDate(domain.dayOf),
  weekdayOf: ofDate(domain.weekdayOf),
  daysBetween: ofDate((date) => domain.daysBetween(date, today)),
  displayName: (text) => domain.displayName({ first_name: text, other_name: text, last_name: text }),
  formatDate: ofDate((date) => dates.formatDate(date, "long")),
  formatPhone: phone.formatPhone,
  isEmail: domain.isEmail,
  isGhanaPassport: profiles.isGhanaPassport,
  isPhone: phone.isPhone,
  isPublicHoliday: ofDate(dates.isPublicHoliday),
  isWeekend: ofDate(dates.isWeekend),
  isSameDay: (text) => domain.isSameDay(text, text),
  loginTarget: domain.loginTarget,
  mobileNetworkOf: domain.mobileNetworkOf,
  mayDo: (text) => domain.mayDo(text as never, text as never),
  nationalityOption: (text) => domain.nationalityOption({ code: text, name: text, demonym: text }),
  nextOnLadder: (text) => domain.nextOnLadder([text]),
  numberWorkingDays: ofDate((date) => dates.numberWorkingDays(date, date)),
  normalisePhone: (text) => phone.normalisePhone(text, text),
  parseCedis: domain.parseCedis,
  ownEmail: domain.ownEmail,
  passwordProblems: domain.passwordProblems,
  pesewasFromWire: domain.pesewasFromWire,
  phoneTextOf: domain.phoneTextOf,
  phoneInWords: domain.phoneInWords,
  placeholderEmail: domain.placeholderEmail,
  postCodeOf: places.postCodeOf,
  reachesAgeOn: ofDate((date) => domain.reachesAgeOn(date, 18)),
  readApplicationNumber: numbers.readApplicationNumber,
  readEnquiryNumber: numbers.readEnquiryNumber,
  readDate: (text) => dates.readDate(text, "long"),
  readDigitalAddress: places.readDigitalAddress,
  readIdentityNumber: (text) => profiles.readIdentityNumber("tin", text),
  readShareCode: numbers.readShareCode,
  reduceClasses: (text) => domain.reduceClasses([text]),
  searchText: domain.searchText,
  servicesIn: (text) => domain.servicesIn({ results: text as never }),
  formatClasses: (text) => domain.formatClasses([text]),
  trainingCertificateNumber: (text) => numbers.trainingCertificateNumber(text, text),
};

const ofNumber: { [name: string]: (number: number) => unknown } = {
  addDays: ofAmount((number) => domain.addDays(today, number)),
  addMonths: ofAmount((number) => domain.addMonths(today, number)),
  addPesewas: ofPesewas((amount) => domain.addPesewas(amount, amount)),
  addYears: ofAmount((number) => domain.addYears(today, number)),
  applicationNumber: (number) => numbers.applicationNumber(number, number),
  dateFromParts: (number) => domain.dateFromParts(number, number, number),
  daysInMonth: (number) => domain.daysInMonth(number, number),
  distanceKm: (number) => places.distanceKm({ lat: number, lon: number }, { lat: 0, lon: number }),
  enquiryNumber: (number) => numbers.enquiryNumber(number, number),
  formatCedis: ofPesewas(domain.formatCedis),
  formatCedisForSms: ofPesewas(domain.formatCedisForSms),
  invoiceNumber: (number) => numbers.invoiceNumber(number, 1),
  pesewas: ofAmount(domain.pesewas),
  plainDateOf: (number) => domain.plainDateOf(number, number, number),
  reachesAgeOn: ofAmount((number) => domain.reachesAgeOn(today, number)),
  receiptNumber: (number) => numbers.receiptNumber(2026, number),
  roundCoordinate: places.roundCoordinate,
  shareCode: (number) => numbers.shareCode(() => number),
  wireFromPesewas: ofPesewas(domain.wireFromPesewas),
};

const ofAnything: { [name: string]: (value: unknown) => unknown } = {
  isFileLike: domain.isFileLike,
  isInstant: domain.isInstant,
  isPlainDate: domain.isPlainDate,
  isTrainingCertificateNumber: numbers.isTrainingCertificateNumber,
};

// Functions that are not called here: those whose own tests pass invalid records to them, and those that create the
// schemas above.
const elsewhere = new Set([
  ...Object.keys(made),
  ...["addressFromPlace", "evidenceFor", "hasChanges", "identityNumber", "identityNumberProblem", "isFinalized"],
  ...["countryName", "nationalityOptions", "passwordsMatch", "serviceTypeOf"],
]);

// The functions in these folders are tested together with the folders' tables.
const index = readFileSync(new URL("./index.ts", import.meta.url), "utf8");
const tables = /export \{([^}]*)\} from "\.\/(?:applications|eligibility|fees|kinds|licences|theory-tests)\//g;
const fromTables = new Set([...index.matchAll(tables)].flatMap(([, names = ""]) => names.match(/\w+/g) ?? []));

const hostile = [
  "__proto__",
  "constructor",
  "toString",
  "\u0000",
  "\ud800",
  "\udc00\ud800",
  "\u202eevil\u202c",
  "e\u0301\u0301\u0301",
  "👩🏾‍⚕️",
  "مريم",
  "2023-02-29",
  "0000-00-00",
  "024CALLME",
  "' OR 1=1 --",
  "<script>",
  "NaN",
  "Infinity",
  "1e999",
];
const text = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: "binary" }), fc.string());
const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, -0, 2 ** 53, 1e308, -1e308));
const anything = fc.oneof(
  text,
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    // JSON cannot create objects without a prototype, and zod's own length check throws for one inside an array.
    withNullPrototype: false,
    withSparseArray: true,
    withTypedArray: true,
  }),
);
const million = 1_000_000;
const huge = ["a", " ", "0", "a.", "e\u0301", "\n", " \u200b", "Aa1!", "\ud800"].map((unit) =>
  unit.repeat(million / unit.length),
);

describe("hostile input", () => {
  it("is passed to every exported function", () => {
    const callable = Object.entries(surface).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
    const tried = { ...ofText, ...ofNumber, ...ofAnything };
    const left = callable.filter((name) => !(name in tried) && !elsewhere.has(name) && !fromTables.has(name));
    expect(left).toEqual([]);
    expect(schemas.length).toBeGreaterThan(30);
  });

  it.each(schemas)("never throws past the schema %s", (_name, schema) => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(() => z.safeParse(schema, value)).not.toThrow();
      }),
    );
  });

  it.each(schemas)("never throws past the fields of the schema %s", (_name, schema) => {
    if (!(schema instanceof z.ZodMiniObject)) return;
    const fields = fc.record(Object.fromEntries(Object.keys(schema.shape).map((key) => [key, anything])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(fields, (value) => {
        expect(() => z.safeParse(schema, value)).not.toThrow();
      }),
    );
  });

  it.each(Object.entries(ofText))("of text never makes %s throw", (_name, call) => {
    fc.assert(
      fc.property(text, (value) => {
        expect(() => call(value)).not.toThrow();
      }),
    );
  });

  it.each(Object.entries(ofNumber))("of numbers never makes %s throw", (_name, call) => {
    fc.assert(
      fc.property(number, (value) => {
        expect(() => call(value)).not.toThrow();
      }),
    );
  });

  it.each(Object.entries(ofAnything))("of any kind never makes %s throw", (_name, call) => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(() => call(value)).not.toThrow();
      }),
    );
  });

  it("adds no fields to the object of a schema", () => {
    const value = JSON.parse('{"__proto__":{"role":"admin"},"constructor":"x","first_name":"Ama"}');
    const parsed = z.safeParse(domain.user, value);
    expect(parsed.success).toBe(false);
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});

// The limit in milliseconds. A rule that scans a million characters once finishes well within it, but a rule that
// backtracks exceeds it.
const quick = 1500;

describe("a text of a megabyte", () => {
  // Measure CPU time, so that other processes on the machine do not affect the result.
  const durationOf = (run: () => unknown) => {
    const before = cpuUsage();
    run();
    const { user, system } = cpuUsage(before);
    return (user + system) / 1000;
  };

  it.each(schemas)("is checked quickly by the schema %s", (_name, schema) => {
    const keys = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
    for (const value of huge) {
      expect(durationOf(() => z.safeParse(schema, value))).toBeLessThan(quick);
      const record = Object.fromEntries(keys.map((key) => [key, value]));
      if (keys.length > 0) expect(durationOf(() => z.safeParse(schema, record))).toBeLessThan(quick);
    }
  });

  it.each(Object.entries(ofText))("is handled quickly by %s", (_name, call) => {
    for (const value of huge) expect(durationOf(() => call(value))).toBeLessThan(quick);
  });
});
