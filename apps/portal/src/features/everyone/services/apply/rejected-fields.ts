import type { KindRow } from "@kwan/domain/kinds";
import type { FormError } from "@kwan/ui";
import { m } from "#messages";
import type { Application } from "../queries.ts";
import type { FormStep } from "./form-steps.ts";

type Document = Application["documents"][number];

/**
 * Returns the step with a field that the server has rejected.
 *
 * @example
 * stepOf("details.license_number"); // "details"
 */
export const stepOf = (field = ""): FormStep =>
  field.startsWith("details.") ? "details" : field.startsWith("documents.") ? "documents" : "branch";

/** Returns the server's message, preceded by the label of the document or answer that the server has rejected. */
export function errorInWords(
  { field = "", message }: FormError,
  { fields }: Pick<KindRow, "fields">,
  documents: readonly Pick<Document, "document" | "title">[],
): string {
  const [part, name = ""] = field.split(".");
  const answer = fields[name];
  const label =
    part === "documents" ? documents.find((each) => each.document === name)?.title : (answer?.noun ?? answer?.label);
  return label ? m.common_labelled({ label, text: message }) : message;
}

/** The required documents that are missing or were rejected. Without them, the server rejects the application. */
export const documentsToUpload = <D extends Pick<Document, "is_required" | "status">>(documents: readonly D[]): D[] =>
  documents.filter(({ is_required, status }) => is_required && (status === "missing" || status === "refused"));
