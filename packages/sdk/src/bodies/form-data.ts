import { InputError } from "../errors/input-error.ts";

const extensions: Record<string, string> = {
  "application/json": "json",
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "text/csv": "csv",
  "text/plain": "txt",
};

/**
 * Returns a file name for a file without one: the last part of the field's name, with the extension of the file's type.
 * A PDF in the field "documents.passport" becomes "passport.pdf".
 */
const sensibleName = (field: string, { type }: Blob): string =>
  `${field.split(".").at(-1) || "file"}.${extensions[type.split(";", 1)[0] ?? ""] ?? "bin"}`;

const nameOf = (blob: Blob): string | undefined => {
  const name = (blob as Partial<File>).name;
  return typeof name === "string" && name !== "" ? name : undefined;
};

/**
 * Builds a multipart body from an object. Nested keys are joined with dots, every item of a list is added under the
 * list's name, files keep their names, and dates become ISO strings. Null and undefined are left out.
 *
 * @example
 * toFormData({ driver: { id: "d1" }, classes: ["A", "B"], passport: file, note: null });
 * // driver.id=d1, classes=A, classes=B, passport=<file>
 */
export function toFormData(source: object): FormData {
  const form = new FormData();
  const above = new Set<object>();

  const append = (field: string, value: unknown): void => {
    if (value === null || value === undefined) return;
    if (typeof value === "function" || typeof value === "symbol")
      throw new InputError(
        `"${field}" is a ${typeof value}, which a form cannot contain. Pass text, a number, a date or a file.`,
      );
    if (value instanceof Blob) form.append(field, value, nameOf(value) ?? sensibleName(field, value));
    else if (value instanceof Date) form.append(field, dateText(field, value));
    else if (typeof value !== "object") form.append(field, String(value));
    else
      within(field, value, () => {
        if (Array.isArray(value)) for (const item of value) append(field, item);
        else for (const [key, inner] of Object.entries(value)) append(field ? `${field}.${key}` : key, inner);
      });
  };

  const within = (field: string, value: object, walk: () => void): void => {
    if (above.has(value))
      throw new InputError(
        `"${field}" holds the object it lies in, so the form would never end. Give the id of that object instead.`,
      );
    above.add(value);
    walk();
    above.delete(value);
  };

  append("", source);
  return form;
}

function dateText(field: string, date: Date): string {
  if (Number.isNaN(date.getTime())) throw new InputError(`"${field}" is a date that does not exist. Give a valid one.`);
  return date.toISOString();
}
