import * as m from "../../catalogues/messages.js";
import { classesHeldTooYoung, minimumAgeFor } from "../../classes/class-ages.ts";
import { type ClassLetter, classLetters } from "../../classes/class-letters.ts";
import { addYears } from "../../dates/calendar.ts";
import { isPlainDate } from "../../dates/plain-date.ts";
import { enterLicence } from "../../decisions/rows/licence.ts";
import { choice, country, date, optional, text } from "../../kinds/fields.ts";
import { defineImport } from "../row.ts";

type Message = () => string;

const minimumAge = Math.min(...classLetters.map(minimumAgeFor));

const isLicenceNumber = (text: string): boolean => enterLicence.fields.license_number.schema.safeParse(text).success;

const name = (label: Message) =>
  text(label, {
    like: /^(?=.*\p{L})[\p{L}\p{M} .'’-]+$/u,
    message: () => m.people_name_characters({ field: label() }),
  });

/** Licences that were issued before the portal existed, in a file from the old register. */
export const licences = defineImport({
  kind: "licences",
  title: m.imports_licences,
  summary: m.imports_licences_summary,
  match: m.imports_licences_match,
  person: () => ({
    first_name: name(m.decisions_first_name),
    last_name: name(m.people_surname),
    other_name: optional(name(m.imports_other_name)),
    date_of_birth: date(m.people_date_of_birth, { lies: "in_past" }),
    sex: optional(choice(m.decisions_sex, { female: m.people_sex_female, male: m.people_sex_male })),
    nationality: optional(country(m.people_nationality)),
  }),
  decision: "enter_licence",
  ground: "old_register",
  // A holder is at least 18, so 5-Nov-12 is a birthday in 1912.
  latest: { date_of_birth: (today) => addYears(today, -minimumAge) },
  spellings: {
    sex: {
      f: "female",
      m: "male",
      woman: "female",
      man: "male",
      femme: "female",
      homme: "male",
      feminin: "female",
      masculin: "male",
    },
  },
  check: ({ license_number, date_of_birth: born, classes, first_issued_on: since }) => {
    if (typeof license_number === "string" && !isLicenceNumber(license_number))
      return { license_number: [m.imports_license_number({ text: license_number.slice(0, 40) })] };
    if (!isPlainDate(born) || !isPlainDate(since) || !Array.isArray(classes)) return {};
    if (born < "1900-01-01") return { date_of_birth: [m.imports_born_too_early()] };
    const held = (classes as ClassLetter[]).map((letter) => ({ letter, since }));
    const [letter] = classesHeldTooYoung(born, held);
    return letter === undefined
      ? {}
      : { first_issued_on: [m.imports_too_young({ letter, age: minimumAgeFor(letter) })] };
  },
  match_rate: 0.8,
  examples: {
    first_name: "Ama",
    last_name: "Mensah",
    other_name: "Serwaa",
    date_of_birth: "14/03/1998",
    sex: "female",
    nationality: "GH",
    license_number: "MEN-14039800",
    classes: "B, C",
    first_issued_on: "2017-05-02",
    issued_on: "2023-05-02",
    expires_on: "2029-05-01",
    renewed_on: "25/05/2025",
    is_commercial: "no",
    restrictions: "glasses",
  },
});
