import * as m from "../../catalogues/messages.js";
import { classesHeldTooYoung, minimumAgeFor } from "../../classes/class-ages.ts";
import type { ClassLetter } from "../../classes/class-letters.ts";
import { isPlainDate } from "../../dates/plain-date.ts";
import { choice, country, date, optional, text } from "../../kinds/fields.ts";
import { defineImport } from "../row.ts";

type Message = () => string;

const name = (label: Message) =>
  text(label, {
    like: /^(?=.*\p{L})[\p{L}\p{M} .'’-]+$/u,
    message: () => m.people_name_characters({ field: label() }),
  });

/** Licences that were issued before the portal existed, in a file from the old register. */
export const licences = defineImport({
  what: "licences",
  title: m.imports_licences,
  summary: m.imports_licences_summary,
  match: m.imports_licences_match,
  person: () => ({
    first_name: name(m.people_first_name),
    last_name: name(m.people_surname),
    other_name: optional(name(m.people_other_name)),
    date_of_birth: date(m.people_date_of_birth, { lies: "in_past" }),
    sex: optional(choice(m.decisions_sex, { female: m.people_sex_female, male: m.people_sex_male })),
    nationality: optional(country(m.people_nationality)),
  }),
  decision: "enter_licence",
  ground: "old_register",
  check: ({ date_of_birth: born, classes, first_issued_on: since }) => {
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
    renewed_on: "02/05/2025",
    is_commercial: "no",
    restrictions: "glasses",
  },
});
