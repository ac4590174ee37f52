import { type Answers, askedFields, type Field, type Fields } from "@kwan/domain/kinds";
import { m } from "#messages";
import type { Places } from "../../../forms/FieldControl.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import type { Application } from "./queries.ts";

const labelOf = (options: Places["countries"], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** Formats an answer for display. Returns "" if the field has not been answered. */
export function answerInWords({ control, options = {} }: Field, answer: unknown, places: Places): string {
  if (Array.isArray(answer)) {
    const labels = answer.map(String).map((each) => options[each] ?? labelOf(places.countries, each));
    return labels.join(", ");
  }
  if (typeof answer === "boolean") return answer ? m.common_yes() : m.common_no();
  if (typeof answer !== "string" || answer === "") return "";
  if (control === "date") return dayInWords(answer) || answer;
  if (control === "branch") return labelOf(places.branches, answer);
  if (control === "country") return labelOf(places.countries, answer);
  return options[answer] ?? answer;
}

/**
 * Returns the answers of an application with labels that are nouns, not questions. Fields that do not apply are left
 * out.
 *
 * @example detailRows(row.fields, { gearbox: "manual" }, places); // [{ field: "gearbox", name: "Gearbox", value: "Manual", isOptional: false }, …]
 */
export const detailRows = (
  fields: Fields,
  answers: Answers,
  places: Places,
): { field: string; name: string; value: string; isOptional: boolean }[] =>
  Object.entries(askedFields(fields, answers)).map(([field, rule]) => ({
    field,
    name: rule.noun ?? rule.label,
    value: answerInWords(rule, answers[field], places),
    isOptional: rule.is_optional === true,
  }));

/**
 * Returns the answers of an application as `detailRows` does. A driving school that has confirmed the applicant is shown
 * by its name, too, because a code could be of any school.
 */
export function applicationRows(
  fields: Fields,
  { details, steps }: Pick<Application, "details" | "steps">,
  places: Places,
) {
  const school = steps.find(({ step, state }) => step === "school_verification" && state === "done")?.note;
  return detailRows(fields, details, places).flatMap((row) =>
    row.field === "school_code" && school
      ? [
          { ...row, field: "school", name: m.services_driving_school(), value: school },
          { ...row, value: row.value.toUpperCase() },
        ]
      : row,
  );
}
