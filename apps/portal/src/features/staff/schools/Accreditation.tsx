import { StatusTag } from "@kwan/ui";
import { m } from "#messages";
import { dayInWords } from "../../../words/dates-and-money.ts";
import type { Instructor } from "./queries.ts";

/** Shows the last day of a school's or an instructor's accreditation. */
export function Accreditation({
  of: { is_accredited, accredited_until },
}: {
  of: Pick<Instructor, "is_accredited" | "accredited_until">;
}) {
  if (accredited_until === null) return <StatusTag tone="neutral">{m.schools_never_accredited()}</StatusTag>;
  const date = dayInWords(accredited_until);
  return is_accredited ? (
    <StatusTag tone="success">{m.schools_accredited_until({ date })}</StatusTag>
  ) : (
    <StatusTag tone="error">{m.schools_accreditation_ended({ date })}</StatusTag>
  );
}
