import { m } from "#messages";
import { DomainError } from "../domain-error.ts";
import type { SpooledFile } from "../uploads/spooled-file.ts";
import type { UploadedFile } from "../uploads/uploaded-file.ts";

type Value = string | UploadedFile | SpooledFile;
type Fields = { [name: string]: Value | Value[] | Fields };

const deepest = 5;
const isSaneName = /^[A-Za-z_][\w-]{0,60}$/;
/** Whether every object inherits a property with this name. A request must not set such properties. */
const isOfObjects = (name: string): boolean => name in Object.prototype;

const isFields = (value: Fields[string] | undefined): value is Fields =>
  typeof value === "object" && !Array.isArray(value) && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Builds an object from the fields in a form. A dot in a name starts a nested object, and a repeated name makes a list.
 *
 * @example
 * nest([["driver.id", "d1"], ["classes", "A"], ["classes", "B"]]); // { driver: { id: "d1" }, classes: ["A", "B"] }
 */
export function nest(parts: readonly (readonly [string, Value])[]): Fields {
  const root: Fields = {};
  for (const [path, value] of parts) {
    const names = path.split(".");
    if (names.length > deepest || !names.every((name) => isSaneName.test(name) && !isOfObjects(name))) throw misnamed();
    const last = names.pop() ?? "";
    const place = names.reduce(below, root);
    const present = place[last];
    if (present === undefined) place[last] = value;
    else if (Array.isArray(present)) present.push(value);
    else if (isFields(present)) throw misnamed();
    else place[last] = [present, value];
  }
  return root;
}

function below(place: Fields, name: string): Fields {
  const inner = place[name] ?? {};
  if (!isFields(inner)) throw misnamed();
  place[name] = inner;
  return inner;
}

const misnamed = (): DomainError => new DomainError("malformed", m.http_field_name());
