import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import english from "../messages/en/kinds.json" with { type: "json" };
import french from "../messages/fr/kinds.json" with { type: "json" };
import { officeStatus } from "./applications/office-words.ts";
import { nextActionText } from "./applications/to-do.ts";
import { classFacts } from "./classes/class-facts.ts";
import { formatClasses } from "./classes/class-letters.ts";
import { nationalityOptions } from "./countries/country-list.ts";
import { countryName } from "./countries/nationality.ts";
import { formatDate } from "./dates/formats.ts";
import { readDate } from "./dates/read-date.ts";
import { eligibility } from "./eligibility/eligibility.ts";
import { passwordRules } from "./forms/password-rules.ts";
import { requiredText } from "./forms/text.ts";
import { readDetails } from "./kinds/details.ts";
import { documents } from "./kinds/documents.ts";
import { kindRows, kinds } from "./kinds/registry.ts";
import { families } from "./kinds/row.ts";
import { steps } from "./kinds/steps.ts";
import { setLanguageSource } from "./language.ts";
import { formatCedis, formatCedisForSms, parseCedis } from "./money/cedis.ts";
import { pesewas } from "./money/pesewas.ts";
import { firstName } from "./people/names.ts";
import { sexes, titles } from "./people/profile-options.ts";
import { partRules } from "./theory-tests/parts.ts";

const inFrench = <T>(work: () => T): T => {
  setLanguageSource(() => "fr");
  return work();
};

afterEach(() => setLanguageSource(() => "en"));

const newcomer = {
  date_of_birth: null,
  is_identified: true,
  learners_license: null,
  license: null,
  endorsements: [],
  theory: { road_sign: null, road_traffic: null },
  training_hours: 0,
  eye_test: null,
  hazard_permit: null,
  open_kinds: ["learners-license"],
} as const;

describe("a text is in the current language", () => {
  it("in the table of kinds, its fields, their answers and their errors [R-WRD-02]", () => {
    const row = kinds["license-application"];
    const { gearbox } = row.fields;
    expect([row.title, gearbox.label, gearbox.options.manual]).toEqual(["Driver's licence", "Gearbox", "Manual"]);
    setLanguageSource(() => "fr");
    expect([row.title, gearbox.label, gearbox.options.manual]).toEqual([
      "Permis de conduire",
      "Boîte de vitesses",
      "Manuelle",
    ]);
    expect(readDetails(row, {}, "2026-11-22")).toMatchObject({
      errors: { gearbox: ["Le champ «\u00A0Boîte de vitesses\u00A0» est obligatoire"] },
    });
    setLanguageSource(() => "en");
    expect(readDetails(row, {}, "2026-11-22")).toMatchObject({ errors: { gearbox: ["Gearbox is required"] } });
  });

  it("in an optional and in a conditional field, which are copies [R-WRD-02]", () => {
    const { nationality } = kinds.amendment.fields;
    const { residence_permit_number } = kinds["foreign-license-conversion"].fields;
    inFrench(() => {
      expect(nationality.label).toBe("Nationalité exacte");
      expect(residence_permit_number.label).toBe("Numéro du titre de séjour");
    });
  });

  it("in every table that is exported [R-WRD-02]", () => {
    const texts = () => [
      ...kindRows.flatMap(({ title, summary, fields }) => [
        title,
        summary,
        ...Object.values(fields).flatMap(({ label, hint, noun, options }) => [
          label,
          hint,
          noun,
          ...Object.values(options ?? {}),
        ]),
      ]),
      ...Object.values(documents).flatMap(({ title, hint }) => [title, hint]),
      ...Object.values(steps).map(({ title }) => title),
      ...Object.values(partRules).map(({ title }) => title),
      ...Object.values(classFacts).map(({ vehicles }) => vehicles),
      ...[officeStatus, families].flatMap((table) => Object.values(table)),
      ...passwordRules.map(({ message }) => message),
      ...[...sexes, ...titles].map(({ label }) => label),
    ];
    const before = texts();
    const same = inFrench(texts).filter((text, at) => text !== undefined && text === before[at]);
    expect([...new Set(same)].sort()).toEqual(["Alhaji", "Dr", "Hajia", "Nana", "Trotro"]);
    expect(Object.keys(french)).toEqual(Object.keys(english));
  });

  it("in errors of forms, reasons and next actions [R-WRD-02]", () =>
    inFrench(() => {
      expect(z.safeParse(firstName, "").error?.issues[0]?.message).toBe(
        "Le champ «\u00A0Prénom\u00A0» est obligatoire",
      );
      expect(z.safeParse(requiredText("Nom", 2), "abc").error?.issues[0]?.message).toBe(
        "Le champ «\u00A0Nom\u00A0» ne doit pas dépasser 2 caractères",
      );
      expect(z.safeParse(requiredText("Nom", 1_000), "a".repeat(1_001)).error?.issues[0]?.message).toBe(
        "Le champ «\u00A0Nom\u00A0» ne doit pas dépasser 1\u202F000 caractères",
      );
      const { reasons } = eligibility(kinds["learners-license"], newcomer, "2026-11-22");
      expect(reasons.map(({ message }) => message)).toEqual([
        "Votre profil ne contient pas encore de date de naissance.",
        "Vous avez déjà une demande en cours pour ce service\u00A0: Permis d’apprenti conducteur.",
      ]);
      expect(nextActionText({ action: "retake_later", step: "theory_road_sign", from: "2026-12-01" })).toBe(
        "Vous pourrez repasser l’épreuve des panneaux à partir du 1er décembre 2026",
      );
    }));

  it("in names of countries and nationalities, which come from the device [R-WRD-02]", () =>
    inFrench(() => {
      expect(nationalityOptions().find(({ value }) => value === "CI")?.label).toBe("Côte d’Ivoire");
      expect(countryName({ code: "DE", name: "Germany" })).toBe("Allemagne");
    }));

  it("in dates, amounts and lists [R-ENT-12] [R-WRD-02]", () =>
    inFrench(() => {
      expect(formatDate("2026-11-22", "long")).toBe("22 novembre 2026");
      expect(readDate("1er novembre 2026", "long")).toBe("2026-11-01");
      expect(formatDate("2026-11-22", "short")).toBe("22-11-2026");
      expect(formatCedis(pesewas(-123_450))).toBe("-1\u202F234,50\u00A0GHS");
      expect(formatCedisForSms(pesewas(123_450))).toBe("1 234,50 GHS");
      expect(parseCedis(formatCedis(pesewas(123_456_789)))).toBe(123_456_789);
      expect(formatClasses(["A", "B", "E"])).toBe("A, B et E");
    }));
});
