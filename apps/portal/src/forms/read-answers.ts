import type { Control, Fields } from "@kwan/domain/kinds";

type Answer = string | boolean | null | string[];
type ReadAnswer = (values: string[]) => Answer;

const one: ReadAnswer = ([value = ""]) => value.trim() || null;
const several: ReadAnswer = (values) => values.filter(Boolean);
const yesOrNo: ReadAnswer = ([value]) => (value === "yes" ? true : value === "no" ? false : null);

/**
 * For each type of control, the function that reads it. An empty field becomes null, or an empty list if it takes
 * several values, so that an earlier answer is cleared.
 */
const readers: Readonly<Record<Control, ReadAnswer>> = {
  text: one,
  long_text: one,
  date: one,
  choice: one,
  country: one,
  branch: one,
  choices: several,
  countries: several,
  yes_no: yesOrNo,
};

/**
 * Reads the answers to these fields from a form.
 *
 * @example readAnswers(row.fields, new FormData(form)); // { license_number: "GH-1234", health_changed: false }
 */
export const readAnswers = (fields: Fields, form: FormData): Record<string, Answer> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { control }]) => [
      name,
      readers[control](form.getAll(name).filter((value) => typeof value === "string")),
    ]),
  );
