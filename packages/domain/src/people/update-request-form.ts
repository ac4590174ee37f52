import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { nationality } from "../countries/nationality.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { cleanLines } from "../forms/clean-text.ts";
import { fileOrText } from "../forms/files.ts";
import { objectCheck, requiredText } from "../forms/text.ts";
import { birthDate } from "./birth-date.ts";
import { firstName, lastName, otherName } from "./names.ts";
import { type Evidence, evidenceFor, hasChanges, type IdentityChanges } from "./update-request.ts";

/**
 * The schema of the reason for a change: at least 10 characters, so that the reviewer has enough information to decide.
 *
 * @example
 * z.safeParse(reasonForChange, "Marriage").success; // false
 */
export const reasonForChange = /* @__PURE__ */ requiredText(
  m.people_reason_for_change,
  1000,
  (text) => (text.length < 10 ? m.people_reason_short() : undefined),
  cleanLines,
);

// Checks that something has changed and that every document that the changes need is attached. The check runs even if
// other fields are invalid.
function requireEvidence({
  value,
  issues,
}: z.core.ParsePayload<{ readonly [field in Evidence | keyof IdentityChanges]?: unknown }>) {
  const report = (message: string, path: Evidence[]) =>
    issues.push({ code: "custom", input: value, message, path, continue: true });
  if (!hasChanges(value)) report(m.people_nothing_changed(), []);
  for (const document of evidenceFor(value)) {
    if (value[document] === undefined) report(m.forms_file_required(), [document]);
  }
}

/**
 * Creates the schema of an update request (R-ENT-05): the changes, the reason, and the documents that the changes need.
 * A request without changes is invalid. `today` is the latest possible date of birth.
 *
 * @example
 * z.safeParse(updateRequestForm("2026-11-21"), { reason_for_change: "I got married" }).success; // false
 */
// @__NO_SIDE_EFFECTS__
export function updateRequestForm(today: PlainDate) {
  return z
    .object({
      first_name: z.optional(firstName),
      last_name: z.optional(lastName),
      other_name: otherName,
      date_of_birth: z.optional(birthDate(today)),
      nationality: z.optional(nationality),
      reason_for_change: reasonForChange,
      nationality_proof: z.optional(fileOrText),
      birth_cert: z.optional(fileOrText),
      affidavit: z.optional(fileOrText),
    })
    .check(objectCheck(requireEvidence));
}
