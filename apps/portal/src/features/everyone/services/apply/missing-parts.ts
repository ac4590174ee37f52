import type { KindRow } from "@kwan/domain/kinds";
import { m } from "#messages";
import type { Places } from "../../../../forms/FieldControl.tsx";
import { applicationRows } from "../answers-in-words.ts";
import type { Application } from "../queries.ts";
import type { FormStep } from "./form-steps.ts";
import type { KnownNumbers } from "./known-numbers.tsx";
import { documentsToUpload } from "./rejected-fields.ts";

type Checked = {
  row: KindRow;
  application: Pick<Application, "details" | "steps" | "documents" | "branch">;
  places: Places;
  known: KnownNumbers;
};

/** A part of an application that is still missing, and the step in which the person adds it. */
export type MissingPart = { key: string; name: string; step: FormStep };

/** Returns everything that has to be added before the application can be submitted, in the order of the form. */
export function missingParts({ row, application, places, known }: Checked): MissingPart[] {
  const answers = applicationRows(row.fields, application, places)
    .filter(({ field, value, isOptional }) => value === "" && !isOptional && !known[field])
    .map(({ field, name }) => ({ key: field, name, step: "details" as const }));
  const documents = documentsToUpload(application.documents).map(({ document, title }) => ({
    key: document,
    name: title,
    step: "documents" as const,
  }));
  const branch = { key: "branch", name: m.services_branch(), step: "branch" as const };
  return [...answers, ...documents, ...(application.branch ? [] : [branch])];
}
