import { isFileLike } from "@kwan/domain";
import {
  type Evidence,
  evidenceFor,
  type Identity,
  type IdentityChanges,
  identityChanges,
} from "@kwan/domain/profiles";
import { m } from "#messages";
import { nationalityIn } from "../../../forms/person/NationalityField.tsx";
import type { Change } from "./BeforeAndAfter.tsx";
import type { Driver } from "./queries.ts";

/** Returns the recorded identity, which only a reviewer can change. */
export const identityOf = (driver: Driver): Identity => ({
  first_name: driver.first_name,
  last_name: driver.last_name,
  other_name: driver.other_name,
  date_of_birth: driver.date_of_birth ?? "",
  nationality: driver.nationality ?? { value: "", label: "" },
});

const text = (form: FormData, name: string): string => String(form.get(name) ?? "");

/** Returns the changes that the form makes to the record (R-ENT-11). */
export function changesIn(form: FormData, original: Identity): IdentityChanges {
  const nationality = nationalityIn(form);
  return identityChanges(original, {
    first_name: text(form, "first_name"),
    last_name: text(form, "last_name"),
    other_name: text(form, "other_name"),
    date_of_birth: text(form, "date_of_birth"),
    ...(nationality && { nationality }),
  });
}

/**
 * Returns the update request that the form contains: the changes, the reason, and only the files that the changes need.
 */
export function updateRequestIn(form: FormData, original: Identity): Record<string, unknown> {
  const changes = changesIn(form, original);
  const files = evidenceFor(changes).flatMap((name): [Evidence, File][] => {
    const file = form.get(name);
    return file instanceof File && isFileLike(file) ? [[name, file]] : [];
  });
  return { ...changes, reason_for_change: text(form, "reason_for_change"), ...Object.fromEntries(files) };
}

const labels: Readonly<Record<keyof IdentityChanges, () => string>> = {
  first_name: m.profile_first_name,
  last_name: m.profile_surname,
  other_name: m.profile_other_names,
  date_of_birth: m.profile_date_of_birth,
  nationality: m.profile_nationality,
};

const textOf = (value: IdentityChanges[keyof IdentityChanges] | null): string =>
  typeof value === "object" ? (value?.label ?? "") : (value ?? "");

/** Pairs the recorded value with the new value for each change. */
export const beforeAndAfter = (changes: IdentityChanges, original: Identity): Change[] =>
  (Object.keys(labels) as (keyof IdentityChanges)[])
    .filter((field) => changes[field] !== undefined)
    .map((field) => ({
      field,
      label: labels[field](),
      before: textOf(original[field] ?? null),
      after: textOf(changes[field] ?? null),
    }));
